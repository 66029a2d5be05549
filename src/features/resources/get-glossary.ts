import { getCollection } from 'astro:content';
import { GENERAL_KNOWLEDGE, printedOn, type Fact } from '#collections/facts.ts';
import { buildDay } from '#collections/reading/publication.ts';

/** A section or form of the 1961 Act with its number under the Act of 2025. */
export interface Renumbered {
  readonly says: string;
  readonly before: string;
  readonly now: string;
  readonly checked: string;
}

const ACT_FROM = 'income-tax-act-2025-from';
const CONFIRM = 'Confirm on the income-tax portal before you file';
const CHECKED: Readonly<Record<Fact['confidence'], string>> = {
  high: 'Published text or several sources',
  medium: CONFIRM,
  low: CONFIRM,
};

/** The fields of the glossary in their order. */
export async function getGlossary() {
  const fields = await getCollection('terms');
  return fields.sort((one, other) => one.data.order - other.data.order).map(({ data }) => data);
}

/** Whatever text of the register changed on the first day of the Income-tax Act, 2025: its sections and forms. */
export async function getRenumbered(): Promise<Renumbered[]> {
  const facts = (await getCollection('facts')).flatMap(({ data }) => data.facts);
  const start = facts.find(({ id }) => id === ACT_FROM)?.values.at(-1)?.value;
  if (start === undefined) throw new Error(`content/facts/ has no figure ${ACT_FROM}`);
  return facts
    .filter(
      ({ unit, values }) => unit === 'text' && values.slice(1).some(({ from }) => from === start),
    )
    .map((fact) => ({
      says: fact.says,
      before: beforeThat(fact, String(start)),
      now: printedOn(fact, buildDay()) ?? '',
      checked: fact.checkedAgainst === GENERAL_KNOWLEDGE ? CONFIRM : CHECKED[fact.confidence],
    }))
    .sort((one, other) => one.now.localeCompare(other.now, 'en', { numeric: true }));
}

function beforeThat({ values }: Fact, start: string): string {
  return String(values.filter(({ from = '' }) => from < start).at(-1)?.value ?? '');
}
