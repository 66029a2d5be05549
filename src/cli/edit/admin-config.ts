/** The editing page's forms for the published site: the same configuration, on the repository itself. */
import type { CmsConfig, CollectionFile } from '@sveltia/cms';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import type { Admin } from '#site/admin.ts';
import { FAVICON_PATH } from '#site/logo.ts';
import { cmsConfig } from './config.ts';
import { kindOfFile, kinds, type Kind } from './entries.ts';
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
        // A new entry needs a name and an order that only the editing page on a machine works out, and a
        // renamed or removed one leaves links behind.
        if ('folder' in one && kind !== undefined)
          return {
            ...one,
            format: formatOf(kind),
            create: false,
            duplicate: false,
            delete: false,
            slug: { template: '{{title}}', editable: false },
          };
        if (!('files' in one)) return one;
        const files = one.files.map((file) => onRepository(file, contentDir));
        return { ...one, files };
      }),
    },
  };
}

/** The form of a file that there is one of, as it lies in the repository. */
function onRepository(form: CollectionFile, contentDir: string): CollectionFile {
  const kind = kindOfFile(form.file, contentDir);
  if (kind === undefined) throw new Error(`${form.file} belongs to no collection`);
  return { ...form, format: formatOf(kind) };
}
