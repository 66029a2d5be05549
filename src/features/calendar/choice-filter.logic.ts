/** Filter of a printed list by fixed choices, such as category and jurisdiction, kept in the address. */
import { withParams } from '#lib/query.ts';

/** Value by name of the choice; '' stands for any. */
export type Choices = Readonly<Record<string, string>>;

/** Values that each choice offers. */
export type Offered = Readonly<Record<string, readonly string[]>>;

/** Reads `?category=…&jurisdiction=…`; a value that is not offered counts as any. */
export function readChoices(query: string, offered: Offered): Choices {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    Object.entries(offered).map(([name, values]) => {
      const value = params.get(name) ?? '';
      return [name, values.includes(value) ? value : ''];
    }),
  );
}

/** The query (with `?`, or '') for the choices; other parameters of the address stay. */
export function writeChoices(query: string, choices: Choices): string {
  return withParams(query, choices);
}

/** Whether an item has every value that is chosen. */
export function fits(
  item: Readonly<Record<string, string | undefined>>,
  choices: Choices,
): boolean {
  return Object.entries(choices).every(([name, value]) => value === '' || item[name] === value);
}

export function shownDatesLine(count: number, total: number): string {
  return `Showing ${count} of ${total} due dates`;
}
