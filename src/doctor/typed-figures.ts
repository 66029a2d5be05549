/** Figures of law that are typed into copy instead of named from the register (`content/facts/`). */
import type { Fact } from '#collections/facts.ts';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { files } from '#collections/reading/files.ts';
import { error, warning, type Finding } from '#collections/reading/finding.ts';
import { printFigure } from '#lib/dated-values.ts';
import { plural } from '#lib/format.ts';
import { remembered } from '#lib/remembered.ts';
import { sentences } from './copy-rules.ts';
import { copyTexts, type CopyText } from './copy-texts.ts';
import { isAllowed } from './figure-exceptions.ts';
import { figuresIn, isTime, normal } from './figure-patterns.ts';

/** `error` once the copy holds none: then a typed figure stops the build. */
const SEVERITY: Finding['severity'] = 'error';

/** The register itself, and addresses. */
const NOT_COPY = ['facts', 'redirects'];

/** Names of the register that a finding offers at most. */
const OFFERED = 2;

/** Words beside which it is one, though the register does not hold it. */
const STRICT_DUTY = /\b(within|must)\b/i;

interface Name {
  /** As copy writes it: `{{fc-gpr}}`. */
  readonly token: string;
  readonly says: string;
}
/** Names of the register by what they print, in one writing. */
type Register = ReadonlyMap<string, readonly Name[]>;

export function typedFigures(facts: readonly Fact[], contentDir: string, today: string): Finding[] {
  const register = registerOn(facts, today);
  return COLLECTION_NAMES.filter((name) => !NOT_COPY.includes(name))
    .flatMap((name) => files(name, contentDir).map((file) => ({ name, file })))
    .flatMap(({ name, file }) =>
      copyTexts(file, name).flatMap((text) => findingsIn(text, file, register)),
    );
}

function findingsIn({ text, line }: CopyText, file: string, register: Register): Finding[] {
  const describe = SEVERITY === 'error' ? error : warning;
  return figuresOf(text).flatMap(({ figure, sentence }) => {
    const names = byNearness(register.get(normal(figure)) ?? [], sentence);
    const isHeld = names.some(({ shared }) => shared > 0);
    if (isAllowed({ figure, sentence, file, isHeld })) return [];
    if (!isHeld && isTime(figure) && !STRICT_DUTY.test(sentence)) return [];
    const message = `"${figure}" is typed in; ${offer(names)}`;
    return [describe(file, '', message, line)];
  });
}

const figuresOf = remembered((text) =>
  sentences(plain(text)).flatMap((sentence) =>
    figuresIn(sentence).map((figure) => ({ figure, sentence })),
  ),
);

function plain(text: string): string {
  return text.replace(/\{\{[^{}]*\}\}/g, '…').replace(/\]\((?:<[^>]*>|[^)]*)\)/g, ']');
}

function registerOn(facts: readonly Fact[], today: string): Register {
  const register = new Map<string, Name[]>();
  for (const fact of facts)
    for (const { token, value } of valuesUpTo(fact, today)) {
      const printed = value.printed ?? printFigure(value.value, fact.unit);
      const parts =
        fact.unit === 'text' ? figuresIn(printed) : [printFigure(value.value, fact.unit)];
      for (const key of new Set([printed, ...parts].map(normal)))
        register.set(key, [
          ...(register.get(key) ?? []),
          { token, says: `${fact.id} ${fact.says}` },
        ]);
    }
  return register;
}

/** The values of a fact that have begun, each with the name by which copy gets it. */
function valuesUpTo({ id, values }: Fact, today: string) {
  return values
    .filter(({ from = '' }) => from <= today)
    .map((value, index) => {
      const next = values[index + 1]?.from;
      const isPast = next !== undefined && next <= today;
      return { value, token: isPast ? `{{${id}@${dayBefore(next)}}}` : `{{${id}}}` };
    });
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);

/** Words that tell what a figure is about: those of five letters or more, but what many facts say. */
const words = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z0-9]{5,}/g) ?? []).filter(
      (word) => !/^(after|which|above|under|where|working|section|(month|year)s)$/.test(word),
    ),
  );

interface Near extends Name {
  /** How many words its meaning shares with the sentence. */
  readonly shared: number;
}

function byNearness(names: readonly Name[], sentence: string): Near[] {
  const around = words(sentence);
  return names
    .map((name) => {
      const shared = [...words(name.says)].filter((word) => around.has(word)).length;
      return { ...name, shared };
    })
    .sort((a, b) => b.shared - a.shared);
}

function offer(names: readonly Near[]): string {
  if (names.length === 0) return 'the register does not hold it';
  const offered = names.slice(0, OFFERED).map(({ token }) => token);
  const others = names.length - offered.length;
  return `the register has it as ${[...offered, ...(others > 0 ? [plural(others, 'other')] : [])].join(' or ')}`;
}
