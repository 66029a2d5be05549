/** Replaces `{{name}}` in texts with figures from the register and the firm's details from `site.json`. */
import { formatFigureOn, type LegalFigure } from '#collections/legal-figures.ts';
import * as field from '#collections/fields.ts';
import { addressLines, auditedByLine, createPhoneHref, type Site } from '#collections/site.ts';
import { formatDate } from '#lib/format.ts';
import { didYouMean } from './error-map.ts';
import { textsIn } from './values.ts';

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** `text` replaces `{{name}}`. `figure`: the figure's id, if `name` is a figure. `why`: reason for a missing `text`. */
interface Replacement {
  readonly text?: string;
  readonly figure?: string;
  readonly why?: string;
}
export type PlaceholderLookup = (name: string) => Replacement;
/** Leaves every `{{name}}` as it is. */
export const keepPlaceholders: PlaceholderLookup = (name) => ({ text: `{{${name}}}` });

/** Returns the values of all placeholders in a file as one text, to notice that a value has changed. */
export function placeholderValues(file: Buffer, lookUp: PlaceholderLookup): string {
  if (!file.includes('{{')) return '';
  const names = [...file.toString().matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return JSON.stringify([...new Set(names)].map(lookUp));
}

/** Replaces each `{{name}}` in a value. Also returns the ids of the figures used, and names that cannot be replaced. */
export function fillPlaceholders(value: unknown, lookUp: PlaceholderLookup) {
  const named = textsIn(value).flatMap(({ path, value: text }) =>
    [...text.matchAll(PLACEHOLDER)].map(({ 1: name = '', index }) => ({
      name,
      field: path,
      index,
      ...lookUp(name),
    })),
  );
  const fill = (_key: string, inner: unknown) =>
    typeof inner === 'string'
      ? inner.replace(PLACEHOLDER, (written, name: string) => lookUp(name).text ?? written)
      : inner;
  return {
    value: named.length === 0 ? value : (JSON.parse(JSON.stringify(value), fill) as unknown),
    figures: named.flatMap(({ figure }) => figure ?? []),
    problems: named.filter(({ why }) => why !== undefined),
  };
}

/**
 * Returns the function that resolves `{{…}}`. `{{fee}}` becomes the value of the figure `fee` on `today`, and
 * `{{fee@2025-03-31}}` its value on 31 March 2025. `{{site.name}}` becomes the field `name` of site.json. Four further
 * names are `site.address`, `site.locality` (city), `site.phoneHref` (`tel:`) and `site.auditedBy` (who signs audits).
 * If site.json or a file of figures has errors, `isComplete` is false. An unknown name is then not reported, because
 * the name may belong to the file with errors.
 */
export function createPlaceholderLookup({
  site,
  register,
  isComplete,
  today,
}: {
  site: Site | undefined;
  register: readonly LegalFigure[];
  isComplete: boolean;
  today: string;
}): PlaceholderLookup {
  const figures = new Map(register.map((figure) => [figure.id, figure]));
  const firm = site ? firmNames(site) : new Map<string, string>();
  return (name) => {
    const [id = '', day = today] = name.split('@');
    const figure = figures.get(id);
    const text = firm.get(name);
    const found = figure ? replacementOn(figure, day) : text === undefined ? undefined : { text };
    if (found?.text?.includes('{{'))
      return { why: 'has a name in double braces itself; write the words there' };
    if (found) return found;
    if (!isComplete) return keepPlaceholders(name);
    const names = [...firm.keys(), ...figures.keys()];
    return {
      why: `names no figure; ${didYouMean(id, names)}see content/facts/ and content/site.json`,
    };
  };
}

function firmNames(site: Site): Map<string, string> {
  const details = {
    ...site,
    // Non-breaking spaces keep the number on one line.
    phone: site.phone.replaceAll(' ', '\u00a0'),
    address: addressLines(site).join(', '),
    locality: site.address.locality,
    phoneHref: createPhoneHref(site),
    auditedBy: auditedByLine(site),
  };
  return new Map(
    Object.entries(details)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([key, value]) => [`site.${key}`, String(value)]),
  );
}

const DAY = field.date();

function replacementOn(figure: LegalFigure, day: string): Replacement {
  if (!DAY.safeParse(day).success)
    return { why: `names no day; write it as {{${figure.id}@2025-03-31}}` };
  const text = formatFigureOn(figure, day);
  if (text !== undefined) return { text, figure: figure.id };
  const first = figure.values[0]?.from ?? '';
  return { why: `has no value on ${formatDate(day)}; its first is from ${formatDate(first)}` };
}
