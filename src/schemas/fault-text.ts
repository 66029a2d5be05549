/** Turns zod's findings into sentences an editor can act on. */
import { z } from 'zod';
import { quote } from './fields.ts';

/** One thing wrong with an entry. `field` is empty when the file as a whole is at fault. */
export interface Fault {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

/** A fault of one file, found by other means than a schema. */
export const fault = (file: string, field: string, message: string): Fault => ({
  file,
  field,
  message,
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
      return `found ${quote(issue.input)}; allowed: ${issue.values.map((value) => quote(value)).join(', ')}`;
    case 'invalid_type':
      return issue.input === undefined
        ? `is missing; expected ${EXPECTED[issue.expected] ?? issue.expected}`
        : `found ${quote(issue.input)}; expected ${EXPECTED[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return `found ${quote(issue.input)}; the least allowed is ${issue.minimum}${issue.origin === 'array' ? ' items' : ''}`;
    case 'too_big':
      return `found ${quote(issue.input)}; the most allowed is ${issue.maximum}${issue.origin === 'array' ? ' items' : ''}`;
    default:
      return undefined;
  }
};

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
    faults: result.error.issues.map((issue) => ({
      file,
      field: fieldPath(issue.path),
      message: issue.message,
    })),
  };
}

export function formatFault({ file, field, message }: Fault): string {
  return field === '' ? `${file}: ${message}` : `${file}: ${field}: ${message}`;
}
