/**
 * What a visitor tells a tool, and how it travels: each field is kept as it was typed, is in the address
 * by its name, and is read into a value or an error.
 */
import {
  formatCount,
  formatRupees,
  readAmount,
  readCount,
  readDate,
  type Limits,
  type Reading,
} from './read-field.logic.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A record of labels as choices. */
export const choicesOf = (labels: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
export const YES_NO = choicesOf({ no: 'No', yes: 'Yes' });

interface AnyField {
  readonly label: string;
  /** One sentence under the label. */
  readonly hint?: string;
  /** May be left empty; its value is then undefined. */
  readonly optional?: boolean;
}
export interface NumberField extends AnyField, Limits<number> {
  readonly kind: 'amount' | 'count';
}
export interface DateField extends AnyField, Limits<string> {
  readonly kind: 'date';
}
/** One of the choices, or any number of them. */
export interface ChoiceField extends AnyField {
  readonly kind: 'choice' | 'checks';
  readonly choices: readonly Choice[];
}
export type Field = NumberField | DateField | ChoiceField;
export type Fields = Readonly<Record<string, Field>>;

/** Fields as typed; checks are their values with a comma between. Empty where nothing is given. */
export type Typed<Names extends string = string> = Readonly<Record<Names, string>>;

type ValueOf<One extends Field> = One extends { kind: 'amount' | 'count' }
  ? number
  : One extends { kind: 'checks' }
    ? readonly string[]
    : string;
/** Values of all fields; undefined where one is empty or wrong. */
export type Values<All extends Fields> = {
  readonly [Name in keyof All]: ValueOf<All[Name]> | undefined;
};

export interface CheckedProfile<All extends Fields> {
  readonly values: Values<All>;
  /** Sentences for fields that hold something wrong; an empty field has none. */
  readonly errors: Partial<Readonly<Record<keyof All & string, string>>>;
  /** No field that is needed is empty or wrong. */
  readonly complete: boolean;
}

/** Reads a query; what the tool does not know or cannot use is left out, so that any address opens. */
export function fromQuery<All extends Fields>(
  fields: All,
  query: string,
): Typed<keyof All & string> {
  const given = new URLSearchParams(query);
  return mapFields(fields, (field, name) => {
    const text = (given.get(name) ?? '').slice(0, 200);
    if (field.kind === 'choice') return known(field.choices, text) ? text : '';
    if (field.kind === 'checks')
      return text
        .split(',')
        .filter((value) => known(field.choices, value))
        .join(',');
    return text;
  });
}

/** `?form=llp&employees=60`; empty where nothing is given. Names keep the order of the fields. */
export function toQuery<All extends Fields>(fields: All, typed: Typed<keyof All & string>): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(fields) as (keyof All & string)[])
    if (typed[name].trim() !== '') query.set(name, typed[name].trim());
  // Commas need no escape in a query and are easier to read.
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export function checkProfile<All extends Fields>(
  fields: All,
  typed: Typed<keyof All & string>,
): CheckedProfile<All> {
  const readings = mapFields(fields, (field, name) => readField(field, typed[name]));
  const names = Object.keys(fields) as (keyof All & string)[];
  return {
    values: mapFields(fields, (_field, name) => {
      const reading = readings[name];
      return reading && 'value' in reading ? reading.value : undefined;
    }) as Values<All>,
    errors: Object.fromEntries(
      names.flatMap((name) => {
        const reading = readings[name];
        return reading && 'error' in reading ? [[name, reading.error]] : [];
      }),
    ) as CheckedProfile<All>['errors'],
    complete: names.every((name) => {
      const reading = readings[name];
      return reading ? 'value' in reading : fields[name]?.optional === true;
    }),
  };
}

/** What was entered, a line a question, for a message and for paper, which has no form. */
export function enteredLines<All extends Fields>(
  fields: All,
  { values }: CheckedProfile<All>,
  names: readonly (keyof All & string)[],
): string[] {
  return names.flatMap((name) => {
    const label = fields[name]?.label ?? '';
    const said = fields[name] && inWords(fields[name], values[name]);
    return said ? [`${label}${label.endsWith('?') ? '' : ':'} ${said}`] : [];
  });
}

function inWords(field: Field, value: unknown): string {
  if (value === undefined) return '';
  if ('choices' in field)
    return field.choices
      .filter((one) => (Array.isArray(value) ? value : [value]).includes(one.value))
      .map(({ label }) => label)
      .join('; ');
  if (field.kind === 'date') return String(value);
  return (field.kind === 'amount' ? formatRupees : formatCount)(Number(value));
}

/** Undefined for an empty field; checks are never empty, none may be ticked. */
function readField(field: Field, typed: string): Reading<unknown> | undefined {
  if (field.kind === 'checks') return { value: typed === '' ? [] : typed.split(',') };
  if (typed.trim() === '') return undefined;
  switch (field.kind) {
    case 'amount':
      return readAmount(typed, field);
    case 'count':
      return readCount(typed, field);
    case 'date':
      return readDate(typed, field);
    case 'choice':
      return { value: typed };
  }
}

const known = (choices: readonly Choice[], value: string) =>
  choices.some((choice) => choice.value === value);

function mapFields<All extends Fields, Made>(
  fields: All,
  make: (field: Field, name: keyof All & string) => Made,
): Record<keyof All & string, Made> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, make(field, name)]),
  ) as Record<keyof All & string, Made>;
}
