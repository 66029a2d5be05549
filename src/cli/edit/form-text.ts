/** The text of an entry's file as its form holds it, and the text that a form means. Runs in a browser too. */
import { parseText } from '#collections/reading/parse-file.ts';
import type { Field, Shape } from '#collections/form-fields.ts';
import { withData, type Extension } from './source.ts';
import { fromForm, isFaithful, toForm } from './values.ts';

/** What an entry of a kind looks like: its fields, and the ending of its file. */
export interface FormKind {
  readonly fields: readonly Field[];
  readonly extension: Extension;
}

type Form = Readonly<Record<string, unknown>>;

/** Carries the file's text along with its form, so that what did not change can be kept as it was written. */
export const SOURCE_FIELD = '_source';
const EMPTY = { md: '---\n\n---\n', json: '{}\n' } as const;

/** Throws, with the reason, where a form could not give the file back unharmed. */
export function formOfText({ fields, extension }: FormKind, source: string): Form {
  const parsed = parseText('', source, extension);
  if ('errors' in parsed) throw new Error(parsed.errors.map(({ message }) => message).join('; '));
  const shape: Shape = { kind: 'group', fields };
  if (!isFaithful(shape, parsed.data)) throw new Error('no form can hold it');
  return {
    ...(toForm(shape, parsed.data) as Form),
    ...(extension === 'md' && { body: parsed.body }),
    [SOURCE_FIELD]: source,
  };
}

/** The file's text with what the form says. What the form does not show stays as it is. */
export function textOfForm({ fields, extension }: FormKind, form: Form): string {
  const carried = form[SOURCE_FIELD];
  const source = typeof carried === 'string' ? carried : EMPTY[extension];
  const parsed = parseText('', source, extension);
  // An entry that is being made has no text yet.
  const before = 'errors' in parsed ? {} : ((parsed.data ?? {}) as Form);
  const held = Object.fromEntries(
    Object.entries(form).filter(([name]) => fields.some((field) => field.name === name)),
  );
  const data = fromForm({ kind: 'group', fields }, held, before) as Form;
  const body = typeof form['body'] === 'string' ? form['body'].replace(/\r\n?/g, '\n') : '';
  return withData(source, extension, data, body);
}
