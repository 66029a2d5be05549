/** The form of an entry, as the editing page's CMS wants it described. */
import type { Field as FormField, VariableFieldType } from '@sveltia/cms';
import type { Field, NamedGroup, Shape } from '#collections/form-fields.ts';
import { PICTURE_FOLDER } from './values.ts';

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

/** Filled in by the server where they are left empty: the next place in the list. */
const FILLED_IN = ['order'];

/** `pictures`: folder that a new picture of the form goes to. */
export function formField({ name, required, about, shape }: Field, pictures: string): FormField {
  const hint = [about, extraHint(name, shape)].filter((part) => part !== '').join(' ');
  const must = required && !FILLED_IN.includes(name);
  const common = { name, label: labelOf(name), required: must, ...(hint !== '' && { hint }) };
  return { ...common, ...widgetOf(name, required, shape, pictures) } as FormField;
}

/** The body of a Markdown file. Shown as it is written, so that nothing is rewritten on the way. */
export const bodyField: FormField = {
  name: 'body',
  label: 'Text',
  widget: 'text',
  required: false,
  // The CMS reads hints as Markdown, so each mark is kept from meaning what it shows.
  hint: String.raw`An empty line between paragraphs. \#\# before a heading, \- before each line of a list, \*\*bold\*\*, \[text\](address).`,
};

function extraHint(name: string, shape: Shape): string {
  if (FILLED_IN.includes(name)) return 'Left empty: the last.';
  if (shape.kind === 'paragraphs') return 'Leave an empty line between paragraphs.';
  if (shape.kind === 'lines') return 'One to a line.';
  if (shape.kind === 'list' && shape.item.kind === 'lines') return 'One cell to a line.';
  return '';
}

function widgetOf(name: string, required: boolean, shape: Shape, pictures: string): object {
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
      return { widget: 'object', fields: shape.fields.map((one) => formField(one, pictures)) };
    case 'picture':
      return {
        widget: 'image',
        choose_url: false,
        ...(shape.of === 'slide' ? SLIDES : uploadsTo(pictures)),
      };
    case 'kinds':
    case 'variant':
      return {
        widget: shape.kind === 'kinds' ? 'list' : 'object',
        typeKey: shape.key,
        types: shape.kinds.map((one) => kindOf(one, pictures)),
        ...(shape.kind === 'kinds' && { collapsed: true }),
      };
    case 'list':
      return { widget: 'list', ...limits(shape), ...itemsOf(name, shape.item, pictures) };
  }
}

/** Pictures of the home page's opening lie beside its film. */
const SLIDES = { media_folder: '/public/media', public_folder: '/media' };
const uploadsTo = (folder: string) => ({
  media_folder: `/${folder}`,
  public_folder: PICTURE_FOLDER + folder.split('/images/').slice(1).join(''),
});

const limits = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

function itemsOf(name: string, item: Shape, pictures: string): object {
  if (item.kind === 'group')
    return {
      fields: item.fields.map((one) => formField(one, pictures)),
      collapsed: true,
      ...summaryOf(item.fields),
    };
  if (item.kind === 'text' && !LONG.includes(name)) return {};
  return {
    field: formField({ name: 'item', required: true, about: '', shape: item }, pictures),
    ...(item.kind === 'text' && { field: { name: 'item', label: 'Item', widget: 'text' } }),
  };
}

function kindOf({ name, fields }: NamedGroup, pictures: string): VariableFieldType {
  return {
    name,
    label: KIND_LABELS[name] ?? labelOf(name),
    widget: 'object',
    fields: fields.map((one) => formField(one, pictures)),
    ...summaryOf(fields),
  };
}

function summaryOf(fields: readonly Field[]): { summary?: string } {
  const telling = TELLING.find((name) => fields.some((field) => field.name === name));
  return telling === undefined ? {} : { summary: `{{${telling}}}` };
}

/** Labels of fields and folders that are not their name in words. */
const LABELS: Record<string, string> = {
  action: 'Button',
  alt: 'What the picture shows',
  blocks: 'Parts of the page',
  body: 'Text',
  cin: 'CIN',
  color: 'Colour',
  cta: 'Closing band',
  cfo: 'CFO',
  draft: 'Hidden from visitors',
  example: 'Example',
  excerpt: 'Summary',
  eyebrow: 'Small line above the heading',
  faas: 'FAAS',
  faqs: 'Questions and answers',
  featured: 'First on the blog page',
  field: 'Which section',
  href: 'Address',
  hr: 'HR',
  icon: 'Small drawing',
  id: 'Short name',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  keywords: 'Search words',
  lead: 'Opening lines',
  legalName: 'Registered name',
  listed: 'In the list of posts',
  llpin: 'LLPIN',
  order: 'Place in the list',
  publishDate: 'Hidden until',
  reviewBy: 'Check again by',
  slides: 'Slides at the top of the page',
  src: 'File',
  structuredData: 'For search engines',
  subject: 'Subject of the message',
  url: 'Address',
  whatsapp: 'WhatsApp number',
  x: 'X',
  'cfo-insights': 'CFO insights',
  'company-secretarial': 'Company Secretarial',
};

/** Labels of what a list of parts may hold. */
const KIND_LABELS: Record<string, string> = {
  cards: 'Cards',
  cta: 'Closing band with a button',
  image: 'Picture',
  list: 'List with points',
  prose: 'Text, with or without a picture',
  quote: 'Large sentence',
  stats: 'Figures',
  steps: 'Numbered steps',
  video: 'Film',
};

/** `whoNeedsGST` → `Who needs GST`. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  const lower = words.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  return LABELS[name] ?? lower.charAt(0).toUpperCase() + lower.slice(1);
}
