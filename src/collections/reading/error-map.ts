/** Schema errors as sentences an editor can act on. */
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { error, type Problem } from './problem.ts';

/** Share of the longer word that may differ before a guess is no longer one. */
const GUESS_MAX_SHARE = 0.5;

/** The allowed value nearest to what was found; undefined when none comes near. */
export function nearest(found: unknown, allowed: readonly string[]): string | undefined {
  if (typeof found !== 'string' || found.trim() === '') return undefined;
  const word = found.trim().toLowerCase();
  const near = allowed
    .map((value) => ({ value, ...closeness(word, value.toLowerCase()) }))
    .filter(({ near }) => near)
    .sort((a, b) => a.steps - b.steps);
  return near[0]?.value;
}

/** A word that begins or ends the other counts as near, however long the rest is. */
function closeness(a: string, b: string): { near: boolean; steps: number } {
  const steps = distance(a, b);
  const part = a.length >= 3 && words(b).includes(a);
  return { near: part || steps <= Math.max(a.length, b.length) * GUESS_MAX_SHARE, steps };
}

const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u);

/** `did you mean "Technology"? allowed: "Technology", "Corporate Law"` */
export function allowedText(found: unknown, allowed: readonly string[]): string {
  const list = `allowed: ${allowed.map((value) => JSON.stringify(value)).join(', ')}`;
  return `${didYouMean(found, allowed)}${list}`;
}

/** `did you mean "Technology"? `, or nothing. */
export function didYouMean(found: unknown, allowed: readonly string[]): string {
  const guess = nearest(found, allowed);
  return guess === undefined ? '' : `did you mean ${JSON.stringify(guess)}? `;
}

/** A value as the file has it. */
export function quote(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

const EXPECTED: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** zod error map: used where a schema gives no message of its own. */
const describeIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_value':
      return issue.input === undefined
        ? `is missing; ${allowedText(undefined, issue.values.map(String))}`
        : `found ${quote(issue.input)}; ${allowedText(issue.input, issue.values.map(String))}`;
    case 'invalid_type': {
      const expected = EXPECTED[issue.expected] ?? issue.expected;
      if (issue.input === undefined) return `is missing; expected ${expected}`;
      const bare = ['number', 'boolean'].includes(typeof issue.input);
      return `found ${quote(issue.input)}; expected ${expected}${issue.expected === 'string' && bare ? ', so put it in quotes' : ''}`;
    }
    case 'too_small':
      return Array.isArray(issue.input)
        ? countText(issue.input, 'at least', issue.minimum, issue.exact)
        : `found ${quote(issue.input)}; the least allowed is ${issue.minimum}`;
    case 'too_big':
      return Array.isArray(issue.input)
        ? countText(issue.input, 'at most', issue.maximum, issue.exact)
        : `found ${quote(issue.input)}; the most allowed is ${issue.maximum}`;
    default:
      return undefined;
  }
};

/** `has 2 items; write exactly 3` */
function countText(
  items: readonly unknown[],
  bound: string,
  limit: number | bigint,
  exact?: boolean,
): string {
  const found = items.length === 1 ? '1 item' : `${items.length} items`;
  return `has ${found}; write ${exact ? 'exactly' : bound} ${limit}`;
}

/** `sections[2].field` */
function fieldPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((joined, part) => {
    if (typeof part === 'number') return `${joined}[${part}]`;
    return joined === '' ? String(part) : `${joined}.${String(part)}`;
  }, '');
}

/** Checks data against a schema: the parsed value, or every error with its file and field. */
export function validate<T>(
  schema: z.ZodType<T>,
  data: unknown,
  file: string,
): { data: T } | { errors: Problem[] } {
  const result = schema.safeParse(data, { error: describeIssue });
  if (result.success) return { data: result.data };
  // The first of each field: a text that should be a list is not measured as well.
  const issues = result.error.issues.filter(
    ({ path }, at, all) => at === all.findIndex((one) => fieldPath(one.path) === fieldPath(path)),
  );
  return {
    errors: issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => error(file, fieldPath([...issue.path, key]), issue.message))
        : [error(file, fieldPath(issue.path), issue.message)],
    ),
  };
}
