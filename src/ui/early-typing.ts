/**
 * What the visitor has typed into a printed form, kept over the moment in which React takes it over.
 * Where something has changed the printed page before (a translator, an extension), React draws the
 * form anew instead, with empty fields and without the focus.
 */
export interface EarlyTyping {
  /** Value by the field's id. */
  readonly values: ReadonlyMap<string, string>;
  /** Id of the field that has the focus; '' when none of them. */
  readonly focused: string;
}

export function readEarlyTyping(ids: readonly string[]): EarlyTyping {
  const fields = ids.flatMap((id) => findField(id) ?? []);
  return {
    values: new Map(fields.map(({ id, value }) => [id, value])),
    focused: fields.find((field) => field === document.activeElement)?.id ?? '',
  };
}

/** Puts back what is gone; a field that holds something keeps it. */
export function restoreEarlyTyping({ values, focused }: EarlyTyping): void {
  for (const [id, value] of values) {
    const field = findField(id);
    if (field && field.value === '') field.value = value;
  }
  if (document.activeElement === document.body) findField(focused)?.focus();
}

/** The same of a search box, whose id is not the same in a form drawn anew. '' where there is no page. */
export function readEarlySearch(): string {
  if (typeof document === 'undefined') return '';
  const box = document.querySelector<HTMLInputElement>('input[role=combobox]');
  return box?.value ?? '';
}

function findField(id: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const element = document.getElementById(id);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? element : undefined;
}
