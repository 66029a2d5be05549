/** Works on the fields of a tool's form: sets the focus, and turns the answers into a query. */
import { NONE_CHOICE } from './questions.logic.ts';

/** Focuses the field of a question. If the field is inside a folded part, opens this part first. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"], [name="${name}[]"]`);
  const disclosure = field?.closest('details');
  if (disclosure) disclosure.open = true;
  field?.focus();
}

/** Returns the form's query, such as `form=llp&tax=tds&tax=audit`, without the brackets of checkboxes (`tax[]`). */
export function queryOf(form: HTMLFormElement | null): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined))
    if (typeof value === 'string' && value.trim() !== '')
      params.append(name.replace('[]', ''), value);
  return params.toString();
}

/** Returns a query in which the answer to `name` is `values`. An emptied field stays in the query: `due=`. */
export function withAnswer(query: string, name: string, values: readonly string[]): string {
  const answers = new URLSearchParams(query);
  answers.delete(name);
  for (const value of values.length > 0 ? values : ['']) answers.append(name, value);
  return answers.toString();
}

/** Returns the ticked boxes after a click on one of them: "None of these" and the other boxes exclude each other. */
export function toggleBox(ticked: readonly string[], clicked: string): string[] {
  if (ticked.includes(clicked)) return ticked.filter((value) => value !== clicked);
  const isNone = clicked === NONE_CHOICE.value;
  return [...ticked.filter((value) => (value === NONE_CHOICE.value) === isNone), clicked];
}
