/** What the tools' pages and islands get from content/: rules in their order, and the register's figures. */
import { getCollection } from 'astro:content';
import type { Fact } from '#collections/facts.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { getFacts } from '#queries/facts.ts';
import { getSite } from '#queries/site.ts';
import { HOLIDAY_NAMES } from './closed-days.logic.ts';
import { dueDaysOf, dueFiguresOf } from './due-dates.logic.ts';
import { SCHEME_LIMITS } from './due-profile.logic.ts';
import type { ToolFigures } from '#features/tool-engine/figures.logic.ts';
import { printWith } from './tool.tsx';

/** The rules of due dates, each with the law of its day and how sure the day is, both from the register. */
export async function getComplianceYear() {
  const limits = Object.values(SCHEME_LIMITS).map(({ id }) => id);
  const { rules, ...rest } = await ruled(await getCollection('complianceRules'), dueFiguresOf, [
    ...limits,
    ...Object.keys(HOLIDAY_NAMES),
  ]);
  const facts = await getFacts(rules.flatMap(dueDaysOf));
  const sourced = rules.map((rule) => {
    const ids = dueDaysOf(rule);
    const days = facts.filter(({ id }) => ids.includes(id));
    const source = [...new Set(days.map(({ law }) => law))].join('; ');
    return { ...rule, source, doubt: doubtOf(days) };
  });
  return { rules: sourced, ...rest, firm: getSite().name };
}
export type SourcedRule = Awaited<ReturnType<typeof getComplianceYear>>['rules'][number];

/** In a sentence, where a day is not certain. */
function doubtOf(days: readonly Fact[]): string | undefined {
  if (days.every(({ confidence }) => confidence === 'high')) return undefined;
  return 'Confirm this day on the official portal before you file.';
}

/** By the name of the file in which an island gets its rules. */
const TOOLS = {
  'compliance-year': getComplianceYear,
};
type ToolName = keyof typeof TOOLS;
export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[];
type Read<Name extends ToolName> = Awaited<ReturnType<(typeof TOOLS)[Name]>>;
/** What the island and the tables of a tool get: the figures of `day` are those of the texts. */
export type ToolDataOf<Name extends ToolName> = Omit<Read<Name>, 'named'> & {
  readonly day: string;
};

/** For the page of a tool: its data, where its island finds them, and the figures that the texts name as well. */
export async function getTool<Name extends ToolName>(name: Name) {
  const { named, ...read } = (await TOOLS[name]()) as Read<Name>;
  const data: ToolDataOf<Name> = { ...read, day: buildDay() };
  return { data, named, island: printWith(`/tools/${name}.json`, data) };
}

interface Named {
  /** Those in the texts. */
  readonly figures: readonly string[];
}
interface Ordered extends Named {
  readonly place: number;
  readonly publication: unknown;
}

/** Entries in their order, without what the loader added, and the figures that they and the tool use. */
async function ruled<Data extends Ordered>(
  entries: readonly { readonly id: string; readonly data: Data }[],
  figuresOf: (data: Data) => readonly string[],
  more: readonly string[] = [],
) {
  const sorted = [...entries].sort((one, other) => one.data.place - other.data.place);
  const all = sorted.map(({ data }) => data);
  return {
    rules: sorted.map(
      ({ id, data: { figures: _figures, publication: _publication, place: _place, ...rule } }) => ({
        id,
        ...rule,
      }),
    ),
    ...(await figuresFor([...more, ...all.flatMap(figuresOf)], all)),
  };
}

/** Values of the named figures, and for the note on the page those in the texts as well. */
async function figuresFor(used: readonly string[], texts: readonly Named[]) {
  const facts = await getFacts(used);
  const unknown = used.find((id) => !facts.some((fact) => fact.id === id));
  if (unknown) throw new Error(`content/facts/ has no figure ${unknown}, which a tool uses`);
  const figures: ToolFigures = Object.fromEntries(
    facts.map(({ id, unit, values }) => [
      id,
      { unit, values: values.map(({ from, value }) => ({ from, value })) },
    ]),
  );
  return { figures, named: [...new Set([...used, ...texts.flatMap((one) => one.figures)])] };
}
