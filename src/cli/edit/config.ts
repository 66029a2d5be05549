/** Configuration of the editing page's CMS, made from the schemas of `content/`. */
import type { CmsConfig, Collection, CollectionFile, Field as FormField } from '@sveltia/cms';
import { COLLECTION_NAMES, collectionNamed } from '#collections/index.ts';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import { SINGLE_FILES, SINGLE_NAMES } from '#collections/single-files.ts';
import { filesOf, formPath, kinds, readForm, type Kind } from './entries.ts';
import { bodyField, formField, labelOf } from './widgets.ts';

/** Files that there is one of. */
const SINGLE = [...SINGLE_NAMES, 'home'] as const;
const labelOfSingle = (name: (typeof SINGLE)[number]) =>
  name === 'home' ? 'Home page' : SINGLE_FILES[name].label;

/** Made anew for every visit, so that new files are in it. */
export function cmsConfig(contentDir = CONTENT_DIR): CmsConfig {
  const all = kinds();
  const kind = (name: Kind['name']) => all.find((one) => one.name === name) as Kind;
  return {
    backend: { name: 'test-repo' },
    media_folder: `${contentDir}/images`,
    public_folder: '',
    load_config_file: false,
    app_title: 'Edit the site',
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...COLLECTION_NAMES.filter((name) => name !== 'home').map((name) =>
        fileList(kind(name), collectionNamed(name).label, contentDir),
      ),
      {
        name: 'firm',
        label: 'Firm, menu and home page',
        icon: 'home_work',
        files: SINGLE.flatMap((name) =>
          filesOf(kind(name), contentDir)
            .filter((file) => readForm(kind(name), file) !== undefined)
            .map((file) => collectionFile(kind(name), file, labelOfSingle(name))),
        ),
      },
    ],
  };
}

/** Every file by the title of its entry. New files are made by `npm run new`, so there is no list to add to. */
function fileList(kind: Kind, label: string, contentDir: string): Collection {
  const listed = filesOf(kind, contentDir).flatMap((file) => {
    const form = readForm(kind, file);
    if (form === undefined) return [];
    const id = file.slice(`${contentDir}/${kind.folder}/`.length, -(kind.extension.length + 1));
    const groups = id.split('/').slice(0, -1).map(labelOf);
    return [collectionFile(kind, file, [...groups, String(form['title'] ?? id)].join(' › '))];
  });
  return {
    name: kind.name,
    label,
    files: listed.sort((a, b) => (a.label ?? '').localeCompare(b.label ?? '')),
  };
}

function collectionFile(kind: Kind, file: string, label: string): CollectionFile {
  // A name must do as an address in the page; a path has slashes and brackets.
  const name = file.replace(/\W+/g, '-');
  return { name, label, file: formPath(file), format: 'json', fields: fieldsIn(kind) };
}

const fieldsIn = ({ fields, extension }: Kind): FormField[] => [
  ...fields.map(formField),
  ...(extension === 'md' ? [bodyField] : []),
];
