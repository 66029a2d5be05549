/** Configuration of the editing page's CMS, made from the schemas of `content/`. */
import type { CmsConfig, Collection, CollectionFile, Field as FormField } from '@sveltia/cms';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { SINGLE_FILES } from '#collections/single-files.ts';
import { buildDay } from '#collections/reading/publication.ts';
import { filesOf, kinds, readForm, type Kind } from './entries.ts';
import { canAdd } from './new-entry.ts';
import { FORM_FORMAT, FROM, STATE } from './settings.ts';
import { listView } from './list-view.ts';
import { toForm } from './values.ts';
import { bodyField, formField } from './widgets.ts';

/** Files that there is one of, with what they are called beside each other. */
const SINGLE = {
  site: SINGLE_FILES.site.label,
  navigation: SINGLE_FILES.navigation.label,
  home: 'Home page',
  redirects: 'Addresses that have moved',
} as const;
const isSingle = (name: string): name is keyof typeof SINGLE => name in SINGLE;
/** Collections whose entries lie in folders, and how deep. */
const NESTED: Partial<Record<CollectionName, number>> = { guidance: 2, services: 3, pages: 5 };

/**
 * The same at every visit, whatever entries there are: the CMS throws drafts away that were typed under
 * another configuration.
 */
export function cmsConfig(contentDir = CONTENT_DIR): CmsConfig {
  const kind = (name: Kind['name']) => kinds().find((one) => one.name === name) as Kind;
  return {
    // Never asked: the page begins with the CMS's way of working on a folder of this machine. It keeps
    // drafts by the name of this repository.
    backend: { name: 'github', repo: 'this-machine/content' },
    media_folder: `${contentDir}/images`,
    public_folder: '/images',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // Lighter, of one kind, and without the place where a photograph was taken.
          transformations: { raster_image: { format: 'webp', quality: 85, width: 2400 } },
        },
      },
      stock_assets: false,
    },
    load_config_file: false,
    app_title: 'Edit the site',
    logo: { show_in_header: false },
    editor: { preview: false },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: [
      {
        name: 'firm',
        label: 'Firm, menu and home page',
        icon: 'home_work',
        files: (Object.keys(SINGLE) as (keyof typeof SINGLE)[]).flatMap((name) =>
          filesOf(kind(name), contentDir)
            .filter((file) => readForm(kind(name), file) !== undefined)
            .map((file) => single(kind(name), file, SINGLE[name])),
        ),
      },
      ...COLLECTION_NAMES.filter((name) => !isSingle(name)).map((name) =>
        folder(kind(name), name, contentDir),
      ),
    ],
  };
}

/** Where the entries of each collection of the CMS lie. */
export const places = (
  contentDir = CONTENT_DIR,
): Record<string, Pick<Kind, 'folder' | 'extension'>> =>
  Object.fromEntries(
    kinds().map(({ name, folder, extension }) => [
      name,
      { folder: `${contentDir}/${folder}`, extension },
    ]),
  );

/** A folder of entries. */
function folder(kind: Kind, name: CollectionName, contentDir: string): Collection {
  const { label, ownPage } = collectionNamed(name);
  const depth = NESTED[name];
  const fields = fieldsIn(kind, name, contentDir);
  return {
    name,
    label,
    label_singular: singular(label),
    folder: `${contentDir}/${kind.folder}`,
    // The ending comes with the format.
    ...(kind.extension === 'md' ? { format: FORM_FORMAT } : { extension: 'json', format: 'json' }),
    create: canAdd(name),
    delete: canAdd(name),
    duplicate: canAdd(name),
    fields,
    slug: {
      template: '{{title}}',
      editable: canAdd(name) && (name === 'posts' ? ['create'] : true),
      hint:
        name === 'posts'
          ? 'The next free number.'
          : `Small letters, digits and hyphens.${ownPage ? ' Change it, and the old address leads on to the new one.' : ''}`,
    },
    ...(depth !== undefined && { nested: { depth, subfolders: false }, meta: { path: {} } }),
    ...listView(kind, fields, depth !== undefined),
  };
}

/** `Case studies` → `Case study`. */
const singular = (label: string) => label.replace(/ies$/, 'y').replace(/s$/, '');

function single(kind: Kind, file: string, label: string): CollectionFile {
  return { name: kind.name, label, file, format: 'json', fields: fieldsIn(kind) };
}

/** `name`: of a collection that entries are added to; a new one begins with what its starter gives. */
function fieldsIn(kind: Kind, name?: CollectionName, contentDir = CONTENT_DIR): FormField[] {
  const begins = name !== undefined && canAdd(name) ? beginning(kind, name) : {};
  const own = kind.fields.map((field) => {
    const made = formField(field, `${contentDir}/images/${kind.folder.split('/')[0]}`);
    const value = begins[field.name];
    // The CMS fills in the day on which the entry is made.
    return value === undefined
      ? made
      : ({ ...made, default: field.shape.kind === 'day' ? '{{now}}' : value } as FormField);
  });
  const body =
    typeof begins['body'] === 'string' ? { ...bodyField, default: begins['body'] } : bodyField;
  return [
    ...own,
    ...(kind.extension === 'md' ? [body as FormField] : []),
    ...[FROM, STATE].map((hidden): FormField => ({ name: hidden, widget: 'hidden' })),
  ];
}

/** What a new entry begins with: hidden, as `npm run new` makes it. */
function beginning({ fields }: Kind, name: CollectionName): Record<string, unknown> {
  const { starter } = collectionNamed(name);
  const given = starter?.given?.(buildDay()) ?? {};
  const form = toForm({ kind: 'group', fields }, given) as Record<string, unknown>;
  const named = Object.keys(given).map((field) => [field, form[field]] as const);
  const body = starter !== undefined && 'body' in starter ? { body: starter.body } : {};
  return { ...Object.fromEntries(named), ...body, draft: true };
}
