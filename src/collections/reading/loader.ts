/**
 * Astro loader of a collection. It takes its entries from the one reading of `content/`, as the check does.
 * Drafts and waiting entries enter the collection in dev only, where they carry a ribbon.
 */
import type { Loader, LoaderContext } from 'astro/loaders';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CollectionName } from '#collections/index.ts';
import { readContent, type ReadEntry } from './read.ts';

export function entriesLoader(name: CollectionName): Loader {
  // Astro keeps the store between runs, but not the version of the Markdown plugins that rendered it.
  let isRendered = false;
  return {
    name: `entries:${name}`,
    load: async (context) => {
      const { all, published } = readContent();
      // Astro gives loaders a watcher in dev only.
      const isDev = context.watcher !== undefined;
      const entries: readonly ReadEntry[] = isDev ? all[name] : published[name];
      // Renders first and changes the store afterwards, so that it always holds whole entries.
      const rendered = await Promise.all(
        entries.map((entry) => renderChanged(entry, context, isRendered, isDev)),
      );
      const ids = new Set(entries.map(({ id }) => id));
      for (const id of context.store.keys()) if (!ids.has(id)) context.store.delete(id);
      for (const entry of rendered) if (entry !== undefined) context.store.set(entry);
      isRendered = true;
    },
  };
}

type StoreEntry = Parameters<LoaderContext['store']['set']>[0];

/**
 * The entry as Astro stores it; undefined if it has not changed, or if its Markdown cannot be rendered: in dev its page
 * then stays as it was, and the check says what is wrong.
 */
async function renderChanged(
  { id, file, body, figures, publication, index, group, ...entry }: ReadEntry,
  { store, renderMarkdown, generateDigest, logger }: LoaderContext,
  isRendered: boolean,
  isDev: boolean,
): Promise<StoreEntry | undefined> {
  const data = { ...entry.data, figures, publication, index, head: group?.data };
  const digest = generateDigest({ data, body, file });
  if (isRendered && store.get(id)?.digest === digest) return undefined;
  if (!file.endsWith('.md')) return { id, data, filePath: file, digest };
  try {
    const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) });
    const assetImports = rendered.metadata?.imagePaths ?? [];
    return { id, data, body, filePath: file, rendered, assetImports, digest };
  } catch (fault) {
    if (!isDev) throw fault;
    logger.error(`${file} cannot be shown: ${String(fault)}`);
    return undefined;
  }
}
