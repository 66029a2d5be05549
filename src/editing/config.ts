/** Makes Sveltia's configuration from the collections and their JSON Schemas. Also lists the files that have a form. */
import { dirname, parse } from 'node:path';
import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import { NEW_ENTRY_BODY } from '#collections/collection.ts';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { fileSchema, toJsonSchema, type JsonSchema } from '#collections/json-schemas.ts';
import { CONTENT_DIR, entryIdOfFile, listCollectionFiles } from '#collections/reading/files.ts';
import { upperFirst } from '#lib/format.ts';

const SINGLE_FILES_LIST_NAME = 'firm';

/** Returns whether a collection is a single file. The editing page lists these files under "Firm and menu". */
const isSingleFile = (name: CollectionName): boolean =>
  name === 'redirects' || !collectionNamed(name).files.includes('*');

const BODY: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: false,
  default: NEW_ENTRY_BODY,
  // The rich-text editor would rewrite the whole Markdown, including lines that nobody has changed.
  modes: ['raw'],
};

/** Lists every file that has a form, with the hash that opens the form: `#/collections/posts/entries/1`. */
export function listEntryForms() {
  const form = (list: string, entry: string) => `#/collections/${list}/entries/${entry}`;
  return COLLECTION_NAMES.flatMap((name) =>
    listCollectionFiles(name).map((file) => ({
      file,
      form: isSingleFile(name)
        ? form(SINGLE_FILES_LIST_NAME, name)
        : form(keyOf(name, dirname(file)), parse(file).name),
    })),
  );
}

/** Returns the whole configuration, with as few entry ids as possible: each new id makes Sveltia lose unsaved text. */
export const cmsConfig = (backend: CmsConfig['backend']): CmsConfig => ({
  backend,
  load_config_file: false,
  app_title: 'Edit the site',
  media_folder: `${CONTENT_DIR}/images`,
  public_folder: '/images',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        transformations: { raster_image: { format: 'webp', quality: 85, width: 2400 } },
      },
    },
    stock_assets: false,
  },
  editor: { preview: false },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  collections: [
    {
      name: SINGLE_FILES_LIST_NAME,
      label: 'Firm and menu',
      icon: 'home_work',
      files: COLLECTION_NAMES.filter(isSingleFile).flatMap((name) => {
        const { label } = collectionNamed(name);
        return listCollectionFiles(name).map((file) => ({
          name,
          label,
          file,
          fields: fieldsOf(fileSchema(name)),
        }));
      }),
    },
    ...COLLECTION_NAMES.filter((name) => !isSingleFile(name)).flatMap(listsOf),
  ],
});

/** Returns the names of the folders in the path `folder`, from the collection's folder (excluded) downwards. */
const foldersBelow = (name: CollectionName, folder: string) =>
  folder
    .slice(`${CONTENT_DIR}/${collectionNamed(name).folder}/`.length)
    .split('/')
    .filter(Boolean);

const keyOf = (name: CollectionName, folder: string) =>
  [name, ...foldersBelow(name, folder)].join('-');

/** Returns one list for each folder, because Sveltia can neither rename nor sort files in subfolders. */
function listsOf(name: CollectionName): Collection[] {
  const folders = new Set(listCollectionFiles(name).map(dirname));
  if (folders.size === 0) folders.add(`${CONTENT_DIR}/${collectionNamed(name).folder}`);
  return [...folders].sort().map((folder) => formList(name, folder));
}

function formList(name: CollectionName, folder: string) {
  const { extension, folder: base, label } = collectionNamed(name);
  const fields = [...fieldsOf(fileSchema(name)), ...(extension === 'md' ? [BODY] : [])];
  const has = (field: string) => fields.some(({ name }) => name === field);
  // Editors cannot create a legal page, because no page of the site would link to the new page.
  const canAdd = name !== 'legal';
  // The innermost folder comes first, because Sveltia cuts off the end of a long label.
  const folders = foldersBelow(name, folder).reverse().map(nameInWords).join(', ');
  const withFolders = (text: string) => (folders === '' ? text : `${folders} · ${text}`);
  return {
    name: keyOf(name, folder),
    label: withFolders(label),
    label_singular: withFolders(label.replace(/ies$/, 'y').replace(/s$/, '')),
    folder,
    ...(extension === 'json' && { extension, format: 'json' }),
    media_folder: `/${CONTENT_DIR}/images/${base}`,
    public_folder: `/images/${base}`,
    create: canAdd,
    delete: canAdd,
    fields,
    slug: name === 'posts' ? NUMBERED : NAMED,
    ...(has('order') && { reorder: true }),
    ...(has('draft') && { view_filters: [{ label: 'Hidden', field: 'draft', pattern: true }] }),
  } as Collection;
}

const NAMED = {
  template: '{{title}}',
  editable: true,
  pattern: ['^[a-z0-9()-]+$', 'small letters, digits and hyphens'],
};
/** File name of a post: a number. With `npm run edit`, `admin.js` fills in the next number. */
const NUMBERED = {
  template: '{{title}}',
  editable: ['create'],
  hint: 'The next free number.',
  pattern: ['^[1-9][0-9]*$', 'a number, one higher than the last'],
};

/** Fields that can be the title of an item in a list. Sveltia shows the first of these fields that the item has. */
const SUMMARY_FIELDS = ['title', 'question', 'heading', 'label', 'field', 'text', 'id', 'value'];
/** Matches the names of fields whose text has several lines. */
const LONG =
  /text|answer|description|summary|excerpt|lead|note|says|item|tagline|positions|challenge|solution|result/i;

const fieldsOf = (group: JsonSchema): Field[] =>
  propertiesOf(group)
    .filter(([, schema]) => schema.const === undefined)
    .map(([name, schema]) => field(name, schema, group.required?.includes(name) ?? false));

/** JSON Schema also permits `true` for a property. The cast is safe, because zod always writes an object. */
const propertiesOf = ({ properties = {} }: JsonSchema) =>
  Object.entries(properties) as [string, JsonSchema][];

const field = (name: string, schema: JsonSchema, required: boolean) =>
  ({
    name,
    label: schema.title ?? nameInWords(name),
    required,
    ...(schema.description !== undefined && { hint: schema.description }),
    ...widget(name, schema, required),
  }) as Field;

function widget(name: string, schema: JsonSchema, required: boolean): object {
  const { type, format, pattern, items } = schema;
  // JSON Schema does not have these properties; src/collections adds them with `meta`.
  const { picture, defaultsToToday, reference, orNumber, patternErrorMessage } = schema;
  if (reference && !orNumber) return choiceOfEntries(reference as CollectionName);
  if (picture === 'entry') return { widget: 'image', choose_url: false };
  if (picture === 'slide') return { widget: 'image', choose_url: false, ...SLIDES };
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (schema.oneOf) return { widget: 'object', ...kindsOf(schema.oneOf) };
  if (type === 'boolean') return { widget: 'select', options: yesOrNo(schema.default === true) };
  if (type === 'object') return { widget: 'object', fields: fieldsOf(schema), collapsed: 'auto' };
  if (type === 'array') return listWidget(name, items as JsonSchema | JsonSchema[]);
  if (type === 'number') return { widget: 'number', value_type: 'float' };
  if (type === 'integer') return { widget: 'number', value_type: 'int' };
  if (format === 'date') {
    const begins = defaultsToToday === true && { default: '{{now}}' };
    return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...begins };
  }
  return {
    widget: LONG.test(name) ? 'text' : 'string',
    ...(pattern !== undefined &&
      patternErrorMessage !== undefined && {
        pattern: [required ? pattern : `^$|${pattern}`, patternErrorMessage],
      }),
  };
}

function listWidget(name: string, items: JsonSchema | JsonSchema[]) {
  const groups = { widget: 'list', collapsed: true };
  // A tuple: each item has its own schema.
  if (Array.isArray(items)) return { ...groups, ...kindsOf(items) };
  if (items.oneOf) return { ...groups, ...kindsOf(items.oneOf) };
  if (items.type === 'object') return { ...groups, fields: fieldsOf(items), ...summaryOf(items) };
  if (items.enum || items.reference) return { ...widget(name, items, true), multiple: true };
  return { widget: 'list', field: field(name, items, true) };
}

/**
 * Returns a field for choosing an entry of a collection. If a file contains several entries, Sveltia finds them itself.
 * If each entry is a file, this function lists the entries, because Sveltia would find only those of one folder.
 */
function choiceOfEntries(name: CollectionName): object {
  const { group, schema } = collectionNamed(name);
  if (!group)
    return {
      widget: 'select',
      options: listCollectionFiles(name).map((file) => entryIdOfFile(name, file)),
    };
  const { properties = {} } = toJsonSchema(schema);
  const describing = ['title', 'says', 'label'].find((field) => field in properties) ?? 'id';
  const shown = [`${group.list}.*.id`, `${group.list}.*.${describing}`];
  return {
    widget: 'relation',
    ...(isSingleFile(name)
      ? { collection: SINGLE_FILES_LIST_NAME, file: name }
      : { collection: name }),
    value_field: `${group.list}.*.id`,
    display_fields: shown,
    search_fields: shown,
  };
}

function kindsOf(groups: readonly JsonSchema[]) {
  const kinds = groups.map((group) => {
    const [typeKey, kind] =
      propertiesOf(group).find(([, property]) => property.const !== undefined) ?? [];
    const name = String(kind?.const);
    const type = { name, label: nameInWords(name), fields: fieldsOf(group), ...summaryOf(group) };
    return { typeKey, type };
  });
  return { typeKey: kinds[0]?.typeKey, types: kinds.map(({ type }) => type) };
}

function summaryOf({ properties = {} }: JsonSchema): { summary?: string } {
  const telling = SUMMARY_FIELDS.find((name) => name in properties);
  return telling === undefined ? {} : { summary: `{{${telling}}}` };
}

/** Returns the choices Yes and No. If the default is chosen, the file does not contain the field. */
const yesOrNo = (byDefault: boolean) => [
  { label: byDefault ? 'Yes' : 'No', value: '' },
  { label: byDefault ? 'No' : 'Yes', value: !byDefault },
];

/** Folder for pictures of slides and people; the film of the home page is in the same folder. */
const SLIDES = { media_folder: '/public/media', public_folder: '/media' };

const ABBREVIATION = /\b(?:cfo|cin|cta|faas|hr|id|llpin|url)\b/gi;

/** Turns `whoNeedsGST` into `Who needs GST`, and `cfo-insights` into `CFO insights`. */
function nameInWords(name: string): string {
  const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  const lower = spaced.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  const sentence = upperFirst(lower);
  return sentence.replace(ABBREVIATION, (letters) => letters.toUpperCase());
}
