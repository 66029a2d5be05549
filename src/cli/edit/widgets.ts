/** The form of an entry, as the editing page's CMS wants it described. */
import type { Field as FormField, VariableFieldType } from '@sveltia/cms';
import type { Field, Shape } from '#collections/form-fields.ts';

/** Fields that hold a sentence or more, and so get a box of several lines. */
const LONG = [
  ...['text', 'answer', 'description', 'summary', 'excerpt', 'lead', 'note', 'says', 'statements'],
  ...['challenge', 'solution', 'result', 'positions', 'items', 'tagline', 'registeredOffice'],
];
/** Fields by which an item of a list is told from its neighbours, best first. */
const TELLING = ['title', 'question', 'heading', 'keyword', 'value', 'label', 'field', 'text'];

/** Of an optional field; saved as no field at all. */
const NO_CHOICE = { label: 'none', value: '' };
const choiceOf = (value: string) => ({ label: value, value });

export function formField({ name, required, about, shape }: Field): FormField {
  const hint = [about, extraHint(shape)].filter((part) => part !== '').join(' ');
  const common = { name, label: labelOf(name), required, ...(hint !== '' && { hint }) };
  return { ...common, ...widgetOf(name, required, shape) } as FormField;
}

/** The body of a Markdown file. Shown as it is written, so that nothing is rewritten on the way. */
export const bodyField: FormField = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  required: false,
  hint: 'Markdown: an empty line between paragraphs, ## before a heading, - before a list item, **bold**, [words](/link).',
};

function extraHint(shape: Shape): string {
  if (shape.kind === 'paragraphs') return 'Leave an empty line between paragraphs.';
  if (shape.kind === 'lines') return 'One to a line.';
  if (shape.kind === 'list' && shape.item.kind === 'lines') return 'One cell to a line.';
  return '';
}

function widgetOf(name: string, required: boolean, shape: Shape): object {
  switch (shape.kind) {
    case 'text':
      return {
        widget: LONG.includes(name) ? 'text' : 'string',
        ...(shape.pattern !== undefined && {
          pattern: [`/${required ? '' : '^$|'}${shape.pattern}/`, shape.patternText],
        }),
      };
    case 'day':
      return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    case 'choice':
      return {
        widget: 'select',
        options: required ? shape.values : [NO_CHOICE, ...shape.values.map(choiceOf)],
      };
    case 'flag':
      return { widget: 'boolean', required: false, default: shape.otherwise };
    case 'number':
      return {
        widget: 'number',
        value_type: shape.whole ? 'int' : 'float',
        ...(shape.min !== undefined && { min: shape.min }),
        ...(shape.max !== undefined && { max: shape.max }),
      };
    case 'figure':
      return { widget: 'string' };
    case 'paragraphs':
    case 'lines':
      return { widget: 'text' };
    case 'group':
      return { widget: 'object', fields: shape.fields.map(formField) };
    case 'kinds':
      return {
        widget: 'list',
        typeKey: shape.key,
        types: shape.kinds.map(kindOf),
        collapsed: true,
      };
    case 'list':
      return { widget: 'list', ...limits(shape), ...itemsOf(name, shape.item) };
  }
}

const limits = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function itemsOf(name: string, item: Shape): object {
  if (item.kind === 'group')
    return { fields: item.fields.map(formField), collapsed: true, ...summaryOf(item.fields) };
  if (item.kind === 'text' && !LONG.includes(name)) return {};
  return {
    field: formField({ name: 'item', required: true, about: '', shape: item }),
    ...(item.kind === 'text' && { field: { name: 'item', label: 'Item', widget: 'text' } }),
  };
}

function kindOf({ name, fields }: { name: string; fields: readonly Field[] }): VariableFieldType {
  return {
    name,
    label: labelOf(name),
    widget: 'object',
    fields: fields.map(formField),
    ...summaryOf(fields),
  };
}

function summaryOf(fields: readonly Field[]): { summary?: string } {
  const telling = TELLING.find((name) => fields.some((field) => field.name === name));
  return telling === undefined ? {} : { summary: `{{${telling}}}` };
}

/** Labels of fields and folders that are not their name in words. */
const LABELS: Record<string, string> = {
  alt: 'Picture in words',
  imageAlt: 'Picture in words',
  cin: 'CIN',
  llpin: 'LLPIN',
  faqs: 'Questions and answers',
  href: 'Link',
  url: 'Link',
  id: 'Short name',
  whatsapp: 'WhatsApp number',
  reviewBy: 'Check again by',
  cta: 'Closing band',
  x: 'X',
  hr: 'HR',
  faas: 'FAAS',
  'cfo-insights': 'CFO insights',
  'company-secretarial': 'Company Secretarial',
};

/** `whoNeedsGST` → `Who needs GST`. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  const lower = words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return LABELS[name] ?? lower.charAt(0).toUpperCase() + lower.slice(1);
}
