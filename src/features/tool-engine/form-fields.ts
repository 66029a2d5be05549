/** Works on the fields of a tool's form: sets the focus, removes ticks, and turns the values into a query. */
import { NONE_CHOICE } from './questions.logic.ts';

/** Focuses the field of a question. If the field is inside a folded part, opens this part first. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"], [name="${name}[]"]`);
  const disclosure = field?.closest('details');
  if (disclosure) disclosure.open = true;
  field?.focus();
}

/** Removes ticks that contradict the last tick: "None of these" and the other boxes of a list exclude each other. */
export function untickOthers({ form, name, value, checked }: HTMLInputElement): void {
  if (!checked) return;
  for (const box of form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? [])
    if ((box.value === NONE_CHOICE.value) !== (value === NONE_CHOICE.value)) box.checked = false;
}

/** Returns the form's query, such as `form=llp&tax=tds&tax=audit`, without the brackets of checkboxes (`tax[]`). */
export function queryOf(form: HTMLFormElement | null): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined))
    if (typeof value === 'string' && value.trim() !== '')
      params.append(name.replace('[]', ''), value);
  return params.toString();
}

/** Returns the query `before`, updated with the values of the shown fields; values of hidden questions stay. */
export function mergedQuery(before: string, form: HTMLFormElement | null): string {
  const merged = new URLSearchParams(before);
  for (const field of form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])
    merged.delete(field.name.replace('[]', ''));
  for (const [name, value] of new URLSearchParams(queryOf(form))) merged.append(name, value);
  return merged.toString();
}
