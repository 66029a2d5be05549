/** Fills `{{name}}` in copy with figures of the register and the firm's details from `site.json`. */
import { formatFigureOn, type Fact } from '#collections/facts.ts';
import * as field from '#collections/fields.ts';
import { addressLines, createPhoneHref, type Site } from '#collections/site.ts';
import { formatDate } from '#lib/format.ts';
import { didYouMean } from './error-map.ts';

const TOKEN = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The text that replaces a name in copy, with the id of its figure, or why there is none. */
type Replacement =
  { readonly text: string; readonly figure?: string } | { readonly problem: string };
export type PlaceholderLookup = (name: string) => Replacement;
/** Leaves every name as it is. */
export const keepPlaceholders: PlaceholderLookup = (name) => ({ text: `{{${name}}}` });

/** Changes every text in a value, also inside lists and groups. `field` is a path such as `blocks[2].items[0].href`. */
function mapTexts(
  value: unknown,
  change: (text: string, field: string) => string,
  field = '',
): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value))
    return value.map((inner, index) => mapTexts(inner, change, `${field}[${index}]`));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      mapTexts(inner, change, field === '' ? key : `${field}.${key}`),
    ]),
  );
}

/** Fills in the names in a value. Also returns the figures named, and each unknown name with its field and the reason. */
export function fillPlaceholders(value: unknown, tokens: PlaceholderLookup) {
  const figures: string[] = [];
  const problems: { name: string; field: string; why: string }[] = [];
  const fill = (text: string, field: string) =>
    text.replace(TOKEN, (token, name: string) => {
      const replacement = tokens(name);
      if ('problem' in replacement) {
        problems.push({ name, field, why: replacement.problem });
        return token;
      }
      if (replacement.figure !== undefined) figures.push(replacement.figure);
      return replacement.text;
    });
  const filled = mapTexts(value, fill);
  return { value: filled, figures, problems };
}

/**
 * Resolves `{{…}}`: a figure by its id, as of `today` or, with `@2025-03-31` after the id, of another day;
 * the firm's details by `site.name`, `site.email` and so on, its office by `site.address`, the city of it by
 * `site.locality`, the `tel:` address of its phone by `site.phoneHref`. `site` is undefined and `register` is partial where a file has
 * errors; an unknown name then stays as it is, so that only those errors are reported.
 */
export function createPlaceholderLookup(
  site: Site | undefined,
  register: readonly Fact[],
  isWhole: boolean,
  today: string,
): PlaceholderLookup {
  const facts = new Map(register.map((fact) => [fact.id, fact]));
  const firm = site ? firmNames(site) : new Map<string, string>();
  return (name) => {
    const [id = '', day = today] = name.split('@');
    const fact = facts.get(id);
    if (fact !== undefined) return replacementOn(fact, day);
    const text = firm.get(name);
    if (text !== undefined) return { text };
    if (!isWhole) return keepPlaceholders(name);
    const names = [...firm.keys(), ...facts.keys()];
    return {
      problem: `names no fact; ${didYouMean(id, names)}see content/facts/ and content/site.json`,
    };
  };
}

function firmNames(site: Site): Map<string, string> {
  const details = {
    ...site,
    // One piece, which no line breaks.
    phone: site.phone.replaceAll(' ', '\u00a0'),
    address: addressLines(site).join(', '),
    locality: site.address.locality,
    phoneHref: createPhoneHref(site),
  };
  return new Map(
    Object.entries(details)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([key, value]) => [`site.${key}`, String(value)]),
  );
}

const DAY = field.date();

function replacementOn(fact: Fact, day: string): Replacement {
  if (!DAY.safeParse(day).success)
    return { problem: `names no day; write it as {{${fact.id}@2025-03-31}}` };
  const text = formatFigureOn(fact, day);
  if (text !== undefined) return { text, figure: fact.id };
  const first = fact.values[0]?.from ?? '';
  return { problem: `has no value on ${formatDate(day)}; its first is from ${formatDate(first)}` };
}
