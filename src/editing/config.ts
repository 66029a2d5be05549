/** Sveltia's configuration and the address of each file's form, both made from the descriptions of the collections. */
import { dirname, parse } from 'node:path';
import type { CmsConfig, Collection, Field } from '@sveltia/cms';
import { newEntryBody } from '#collections/collection.ts';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { fileSchema } from '#collections/json-schemas.ts';
import { CONTENT_DIR, listCollectionFiles } from '#collections/reading/files.ts';
import { SINGLE_FILES_LIST_NAME, fieldsOf, nameInWords, isSingleFile } from './fields.ts';

const BODY: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: false,
  // The rich-text editor rewrites the whole Markdown, including lines that nobody touched.
  modes: ['raw'],
};

/** Every file that has a form, which is a fragment of the page's address. */
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

/** The names of the folders between that of a collection and a file in it. */
const foldersBelow = (name: CollectionName, folder: string) =>
  folder
    .slice(`${CONTENT_DIR}/${collectionNamed(name).folder}/`.length)
    .split('/')
    .filter(Boolean);

const keyOf = (name: CollectionName, folder: string) =>
  [name, ...foldersBelow(name, folder)].join('-');

/** Each folder is a list of its own: Sveltia can neither rename nor sort files in subfolders. */
function listsOf(name: CollectionName): Collection[] {
  const folders = new Set(listCollectionFiles(name).map(dirname));
  if (folders.size === 0) folders.add(`${CONTENT_DIR}/${collectionNamed(name).folder}`);
  return [...folders].sort().map((folder) => formList(name, folder));
}

function formList(name: CollectionName, folder: string) {
  const description = collectionNamed(name);
  const { extension, folder: base, label } = description;
  const fields = [
    ...fieldsOf(fileSchema(name)),
    ...(extension === 'md' ? [{ ...BODY, default: newEntryBody(description) }] : []),
  ];
  const has = (field: string) => fields.some(({ name }) => name === field);
  // The site has no place for another legal page.
  const canAdd = name !== 'legal';
  // The innermost folder first: a long name is cut at its end.
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
