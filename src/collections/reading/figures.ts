/** Replaces `{{name}}` in texts with figures from the register and the firm's details from `site.json`. */
import { formatFigureOn, type LegalFigure } from '#collections/legal-figures.ts';
import * as field from '#collections/fields.ts';
import { addressLines, auditedByLine, createPhoneHref, type Site } from '#collections/site.ts';
import { formatDate } from '#lib/format.ts';
import { didYouMean } from './error-map.ts';
import { textsIn } from './values.ts';

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The text that replaces a name, with the id of its figure; or the reason why there is none. */
interface Replacement {
  readonly text?: string;
  readonly figure?: string;
  readonly why?: string;
}
export type PlaceholderLookup = (name: string) => Replacement;
/** Replaces no name. */
export const keepPlaceholders: PlaceholderLookup = (name) => ({ text: `{{${name}}}` });

/** Fills in the names in a value. Also returns its figures, and each unknown name with its place and the reason. */
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
 * Resolves `{{…}}`: a figure by its id, as of `today` or, with `@2025-03-31` after the id, of another day;
 * the firm's details by `site.name`, `site.email` and so on, its office by `site.address`, the city of it by
 * `site.locality`, the `tel:` address of its phone by `site.phoneHref`, who signs audits by `site.auditedBy`. If a file
 * has errors, `site` is undefined or `register` does not contain its figures. `isComplete` is then false, and an
 * unknown name stays as it is, so that only those errors are reported.
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
    // Text that must not break between two lines.
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
