/** Turns errors of a schema into sentences that tell an editor what to do. */
import { closest, distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { formatQuantity } from '#lib/format.ts';

/** Returns `did you mean "Technology"? `, or an empty text if no allowed value is similar. */
export function didYouMean(value: unknown, allowed: readonly string[]): string {
  const guess = typeof value === 'string' ? nearestSpelling(value, allowed) : undefined;
  return guess === undefined ? '' : `did you mean ${quoteValue(guess)}? `;
}

/**
 * Returns the allowed value that differs from `text` in the fewest letters. Returns undefined if more than half of the
 * letters differ, or if only a number differs, because a different number is rarely a typo.
 */
export function nearestSpelling(text: string, allowed: readonly string[]): string | undefined {
  const withoutNumbers = (value: string) => value.replace(/\d+/g, '0');
  if (allowed.some((value) => withoutNumbers(value) === withoutNumbers(text))) return undefined;
  if (allowed.length === 0) return undefined;
  const value = closest(text, allowed);
  return distance(text, value) <= Math.max(text.length, value.length) / 2 ? value : undefined;
}

/** Returns a text such as `did you mean "Technology"? allowed: "Technology", "Corporate Law"`. */
const allowedText = (value: unknown, allowed: readonly string[]) =>
  `${didYouMean(value, allowed)}allowed: ${allowed.map(quoteValue).join(', ')}`;

/** Returns a value as JSON, or `nothing` if the value is undefined. */
export const quoteValue = (value: unknown): string =>
  value === undefined ? 'nothing' : JSON.stringify(value);

const EXPECTED: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** Error map for zod: returns the error message for a schema that defines no message. */
const describeIssue: z.core.$ZodErrorMap = (issue) => {
  const { code, input } = issue;
  if (code === 'unrecognized_keys') {
    const { shape } = (issue.inst as unknown as z.core.$ZodObject)._zod.def;
    const names = issue.keys.map(quoteValue).join(', ');
    return `unknown field ${names}; ${allowedText(issue.keys[0], Object.keys(shape))}`;
  }
  if (code === 'invalid_union' && issue.discriminator !== undefined) {
    const kind = (input as Record<string, unknown>)[issue.discriminator];
    return `found ${quoteValue(kind)}; ${allowedText(kind, issue.options as string[])}`;
  }
  if (code === 'invalid_value') {
    const what = input === undefined ? 'is missing' : `found ${quoteValue(input)}`;
    return `${what}; ${allowedText(input, issue.values.map(String))}`;
  }
  if (code === 'invalid_type') {
    const expected = EXPECTED[issue.expected] ?? issue.expected;
    if (input === undefined) return `is missing; expected ${expected}`;
    if (input === null) return `is empty; expected ${expected}`;
    const bare = issue.expected === 'string' && ['number', 'boolean'].includes(typeof input);
    return `found ${quoteValue(input)}; expected ${expected}${bare ? ', so put it in quotes' : ''}`;
  }
  if (code !== 'too_small' && code !== 'too_big') return undefined;
  const limit = code === 'too_small' ? issue.minimum : issue.maximum;
  const bound = code === 'too_small' ? 'at least' : 'at most';
  return Array.isArray(input)
    ? `has ${formatQuantity(input.length, 'item')}; write ${issue.exact ? 'exactly' : bound} ${limit}`
    : `found ${quoteValue(input)}; write ${bound} ${limit}`;
};

/** An error in a field such as `sections[2].field`. */
interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Checks data against a schema; returns the parsed value, or the first error of each field. */
export function parseBySchema<T>(
  schema: z.ZodType<T>,
  data: unknown,
): { readonly data?: T; readonly errors: readonly FieldError[] } {
  const result = schema.safeParse(data, { error: describeIssue });
  if (result.success) return { data: result.data, errors: [] };
  const errors = result.error.issues.flatMap((issue) =>
    (issue.code === 'unrecognized_keys' ? issue.keys : ['']).map((key) => ({
      field: [z.core.toDotPath(issue.path), key].filter(Boolean).join('.'),
      message: issue.message,
    })),
  );
  // Keeps only the first error of each field, because a wrong type also causes an error about the length.
  const isFirst = ({ field }: FieldError, index: number) =>
    index === errors.findIndex((error) => error.field === field);
  return { errors: errors.filter(isFirst) };
}
