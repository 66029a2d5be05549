/** Sveltia's configuration and the address of each file's form, both made from the descriptions of the collections. */
import { dirname, parse } from 'node:path';
import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import { outlineText } from '#collections/collection.ts';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { fileSchema, jsonSchema, type JsonSchema } from '#collections/json-schemas.ts';
import { CONTENT_DIR, files } from '#collections/reading/files.ts';
import { fieldsOf, inWords } from './fields.ts';

/** Collections with a single file; they are listed with the firm and the menu. */
const ALONE: readonly CollectionName[] = COLLECTION_NAMES.filter(
  (name) =>
    ['site', 'navigation', 'home', 'redirects'].includes(name) || collectionNamed(name).isList,
);
/** Collections with a fixed set of files: the site has no place for another. */
const FIXED: readonly CollectionName[] = ['legal', 'payComponents'];
/** The list of all single files. */
const FIRM = 'firm';

const BODY: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: false,
  // The rich-text editor rewrites the whole Markdown, including lines that nobody touched.
  modes: ['raw'],
};

/** Every file that has a form, which is a fragment of the page's address. */
export function forms() {
  const form = (list: string, entry: string) => `#/collections/${list}/entries/${entry}`;
  return COLLECTION_NAMES.flatMap((name) =>
    files(name).map((file) => ({
      file,
      form: ALONE.includes(name)
        ? form(FIRM, name)
        : form(keyOf(name, dirname(file)), parse(file).name),
    })),
  );
}

/** The whole configuration. Names folders, never entries: when it changes, Sveltia loses unsaved text. */
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
      name: FIRM,
      label: 'Firm and menu',
      icon: 'home_work',
      files: ALONE.flatMap((name) => {
        const { label } = collectionNamed(name);
        return files(name).map((file) => alone(name, label, file, fileSchema(name)));
      }),
    },
    ...COLLECTION_NAMES.filter((name) => !ALONE.includes(name)).flatMap(listsOf),
  ],
});

const alone = (name: string, label: string, file: string, schema: JsonSchema) => ({
  name,
  label,
  file,
  fields: fieldsOf(schema),
});

const below = (name: CollectionName, folder: string) =>
  folder.slice(`${CONTENT_DIR}/${collectionNamed(name).folder}/`.length);

const keyOf = (name: CollectionName, folder: string) =>
  [name, ...below(name, folder).split('/').filter(Boolean)].join('-');

/** Each folder is a list of its own: Sveltia can neither rename nor sort files in subfolders. */
function listsOf(name: CollectionName): Collection[] {
  const folders = new Set(files(name).map(dirname));
  if (folders.size === 0) folders.add(`${CONTENT_DIR}/${collectionNamed(name).folder}`);
  return [...folders].sort().map((folder) => listOf(name, folder));
}

function listOf(name: CollectionName, folder: string) {
  const described = collectionNamed(name);
  const { extension, schema, folder: base, label } = described;
  const fields = [
    ...fieldsOf(jsonSchema(schema)),
    ...(extension === 'md' ? [{ ...BODY, default: outlineText(described) }] : []),
  ];
  const has = (field: string) => fields.some((one) => one.name === field);
  const canAdd = !FIXED.includes(name);
  const rest = below(name, folder);
  return {
    name: keyOf(name, folder),
    label: rest === '' ? label : `${inWords(rest)} · ${label}`,
    label_singular: label.replace(/ies$/, 'y').replace(/s$/, ''),
    folder,
    ...(extension === 'json' && { extension, format: 'json' }),
    media_folder: `/${CONTENT_DIR}/images/${base}`,
    public_folder: `/images/${base}`,
    create: canAdd,
    delete: canAdd,
    fields,
    // Posts are named by number.
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
/** `admin.js` fills in the next number on this machine. */
const NUMBERED = {
  template: '{{title}}',
  editable: ['create'],
  hint: 'The next free number.',
  pattern: ['^[1-9][0-9]*$', 'a number, one higher than the last'],
};
