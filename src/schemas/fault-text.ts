/** Turns zod's findings into sentences an editor can act on. */
import { z } from 'zod';
import { allowedText } from './allowed.ts';
import { quote } from './fields.ts';

/** One thing wrong with an entry. `field` is empty when the file as a whole is at fault. */
export interface Fault {
  readonly file: string;
  readonly field: string;
  readonly message: string;
  /** Line in the file, from 1, where it is known. */
  readonly line?: number;
  /** Words of the file that show the line, where no field does. */
  readonly mark?: string;
}

/** A fault with its weight: an error stops the build, a warning is printed. */
export interface Finding extends Fault {
  readonly severity: 'error' | 'warning';
}

/** A fault of one file, found by other means than a schema. */
export const fault = (file: string, field: string, message: string, line?: number): Fault => ({
  file,
  field,
  message,
  ...(line !== undefined && { line }),
});

export const asError = (found: Fault): Finding => ({ ...found, severity: 'error' });

export const warning = (file: string, field: string, message: string, line?: number): Finding => ({
  ...fault(file, field, message, line),
  severity: 'warning',
});

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

/** Checks data against a schema: the parsed value, or every fault with its file and field. */
export function validate<T>(
  schema: z.ZodType<T>,
  data: unknown,
  file: string,
): { data: T } | { faults: Fault[] } {
  const result = schema.safeParse(data, { error: describeIssue });
  if (result.success) return { data: result.data };
  return {
    faults: result.error.issues.filter(isFirstOfItsValue).map((issue) => ({
      ...fault(file, fieldPath(issue.path), issue.message),
      ...(issue.code === 'unrecognized_keys' && { mark: issue.keys[0] }),
    })),
  };
}

/** A value of another type has no length to speak of, though zod measures the text it found. */
function isFirstOfItsValue(
  { code, path }: z.core.$ZodIssue,
  _index: number,
  issues: readonly z.core.$ZodIssue[],
): boolean {
  if (code !== 'too_big' && code !== 'too_small') return true;
  const same = fieldPath(path);
  return !issues.some((one) => one.code === 'invalid_type' && fieldPath(one.path) === same);
}

/** `blocks[0].items[2].href` → `blocks 1 › items 3 › href`: an editor counts from one. */
export function fieldInWords(field: string): string {
  return field
    .replace(/\[(\d+)\]/g, (_all, index: string) => ` ${Number(index) + 1}`)
    .replaceAll('.', ' › ');
}

export function formatFault({ file, field, message, line }: Fault): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return field === '' ? `${place}: ${message}` : `${place}: ${fieldInWords(field)}: ${message}`;
}
