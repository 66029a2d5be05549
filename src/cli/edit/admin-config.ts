/** The editing page's forms for the published site: the same configuration, on the repository itself. */
import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import {
  buildDay,
  publicationOf,
  type PublicationFields,
} from '#collections/reading/publication.ts';
import type { Admin } from '#site/admin.ts';
import { FAVICON_PATH } from '#site/logo.ts';
import { cmsConfig } from './config.ts';
import { kinds, readForm, type Kind } from './entries.ts';
import type { FormKind } from './form-text.ts';

/** What the page at /admin begins with. */
export interface AdminSetup {
  readonly config: CmsConfig;
  /** The one origin beside its own that the page speaks to. */
  readonly codeHost: string;
  /** By the name of the format in which the CMS reads and writes the files of a kind. */
  readonly formats: Readonly<Record<string, FormKind>>;
  /** How the project lays its texts out. */
  readonly layout: object;
}

/** The CMS takes none for Markdown that is called otherwise. */
const formatOf = ({ name, extension }: Pick<Kind, 'name' | 'extension'>) =>
  extension === 'md' ? `${name}-frontmatter` : `form-${name}`;

export function adminSetup(
  { backend, api, repo, branch }: Admin,
  layout: object,
  contentDir = CONTENT_DIR,
): AdminSetup {
  const { collections = [], ...config } = cmsConfig(contentDir);
  return {
    layout,
    codeHost: new URL(api).origin,
    formats: Object.fromEntries(
      kinds().map((kind) => [formatOf(kind), { fields: kind.fields, extension: kind.extension }]),
    ),
    config: {
      ...config,
      logo: { ...config.logo, src: FAVICON_PATH },
      backend: {
        name: backend,
        repo,
        ...(branch !== undefined && { branch }),
        // Another way to sign in needs a server of its own.
        auth_methods: ['token'],
        commit_messages: { update: 'Change {{path}}', create: 'Add {{path}}' },
      },
      collections: collections.map((one) => {
        const kind = kinds().find(({ name }) => name === one.name);
        if ('folder' in one && kind !== undefined) return { ...one, format: formatOf(kind) };
        if (!('files' in one)) return one;
        const files = one.files.flatMap((file) => onRepository(file, contentDir));
        return { ...one, files };
      }),
    },
  };
}

/**
 * The form of a file as it lies in the repository. One that visitors do not see yet is left out: its name
 * would stand in a file that anybody can read.
 */
function onRepository(form: CollectionFile, contentDir: string): CollectionFile[] {
  // The editing page's own server calls the form of 1.md 1.md.json.
  const file = form.file.replace(/\.md\.json$/, '.md');
  const kind = kindAt(file, contentDir);
  const fields = readForm(kind, file) as PublicationFields | undefined;
  if (publicationOf(fields ?? {}, buildDay()).state !== 'published') return [];
  return [{ ...form, file, format: formatOf(kind) }];
}

/** The kind of a file by its folder; of two that fit the deeper one. */
function kindAt(file: string, contentDir: string): Kind {
  const [found] = kinds()
    .filter(({ folder, name }) =>
      name === 'site'
        ? file === `${contentDir}/site.json`
        : file.startsWith(`${contentDir}/${folder}/`),
    )
    .sort((a, b) => b.folder.length - a.folder.length);
  if (found === undefined) throw new Error(`${file} belongs to no collection`);
  return found;
}
