/** Which column of an uploaded table is which field of the wage calculator. */
import type { PayComponent } from '#collections/pay-components.ts';
import type { Fields, Typed } from './profile.logic.ts';
import { readAmount } from './read-field.logic.ts';
import { EMPLOYEE_FIELDS, EMPLOYEE_START } from './wage-fields.logic.ts';

export const NAME_COLUMN = 'name';

/** Headings other than those of the components, which their entry lists. */
const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  [NAME_COLUMN]: [
    'employee',
    'employee name',
    'emp name',
    'employee id',
    'emp id',
    'emp code',
    'id',
  ],
  years: ['years of service', 'service', 'service years'],
  months: ['months of service', 'service months'],
  'fixed-term': ['fixed term', 'fixed term contract', 'fte'],
  disability: ['person with disability', 'pwd', 'disabled'],
};
const YES = new Set(['yes', 'y', 'true', '1']);
const NO = new Set(['no', 'n', 'false', '0', '-', '']);

/** `Basic (₹)`, `basic_pay` and `BASIC PAY` are read alike. */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/\([^)]*\)/g, '')
    .replaceAll(/[^a-z0-9]/g, '');

/** The field of each heading; undefined for one that is not understood. */
export function columnsOf(
  headings: readonly string[],
  components: readonly PayComponent[],
): (string | undefined)[] {
  const known = new Map<string, string>();
  for (const [id, others] of Object.entries(HEADINGS))
    for (const name of [id, ...others]) known.set(plain(name), id);
  for (const { id, label, columns } of components)
    for (const name of [id, label, ...columns]) known.set(plain(name), id);
  return headings.map((heading) => known.get(plain(heading)));
}

/** A row as the form would hold it; a sentence where a cell cannot be read. */
export function typedOf(
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  fields: Fields,
  pf: string,
): Typed | string {
  const typed: Record<string, string> = Object.fromEntries(
    Object.keys(fields).map((name) => [name, '']),
  );
  Object.assign(typed, EMPLOYEE_START, { pf });
  for (const [place, id] of columns.entries()) {
    const field = id === undefined ? undefined : fields[id];
    const cell = cells[place]?.trim() ?? '';
    if (id === undefined || !field || id === 'pf') continue;
    if (field.kind === 'choice') {
      const answer = cell.toLowerCase();
      if (!YES.has(answer) && !NO.has(answer)) return `${field.label}: Write yes or no.`;
      typed[id] = YES.has(answer) ? 'yes' : 'no';
    } else if (cell !== '' && cell !== '-') {
      const before = typed[id] ?? '';
      typed[id] = before === '' || id in EMPLOYEE_FIELDS ? cell : added(before, cell);
    }
  }
  return typed;
}

/** Several columns may be one component; what cannot be read stays, so that its error is told. */
function added(before: string, cell: string): string {
  const [one, other] = [readAmount(before), readAmount(cell)];
  if ('error' in one) return before;
  return 'error' in other ? cell : String(one.value + other.value);
}
