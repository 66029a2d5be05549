/** The editing page's forms for the published site: the same configuration, on the repository itself. */
import type { CmsConfig } from '@sveltia/cms';
import { CONTENT_DIR } from '#collections/reading/files.ts';
import type { Admin } from '#site/admin.ts';
import { cmsConfig } from './config.ts';
import { fileOfForm, kinds } from './entries.ts';
import type { FormKind } from './form-text.ts';

/** What the page at /admin begins with. */
export interface AdminSetup {
  readonly config: CmsConfig;
  /** By the name of the format in which the CMS reads and writes the files of a kind. */
  readonly formats: Readonly<Record<string, FormKind>>;
  /** How the project lays its texts out. */
  readonly layout: object;
}

const formatOf = (kind: string) => `form-${kind}`;

export function adminSetup(
  { backend, repo, branch }: Admin,
  layout: object,
  contentDir = CONTENT_DIR,
): AdminSetup {
  const { collections = [], ...config } = cmsConfig(contentDir);
  return {
    layout,
    formats: Object.fromEntries(
      kinds().map(({ name, fields, extension }) => [formatOf(name), { fields, extension }]),
    ),
    config: {
      ...config,
      backend: {
        name: backend,
        repo,
        ...(branch !== undefined && { branch }),
        // Another way to sign in needs a server of its own.
        auth_methods: ['token'],
        commit_messages: { update: 'Change {{path}}', create: 'Add {{path}}' },
      },
      collections: collections.map((one) =>
        'files' in one
          ? {
              ...one,
              files: one.files.map((file) => ({
                ...file,
                file: fileOfForm(file.file),
                format: formatOf(kindAt(fileOfForm(file.file), contentDir)),
              })),
            }
          : one,
      ),
    },
  };
}

/** The kind of a file by its folder; of two that fit the deeper one. */
function kindAt(file: string, contentDir: string): string {
  const [found] = kinds()
    .filter(({ folder, name }) =>
      name === 'site'
        ? file === `${contentDir}/site.json`
        : file.startsWith(`${contentDir}/${folder}/`),
    )
    .sort((a, b) => b.folder.length - a.folder.length);
  if (found === undefined) throw new Error(`${file} belongs to no collection`);
  return found.name;
}
