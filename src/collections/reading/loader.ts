/**
 * Astro loader of a collection. It takes its entries from the one reading of `content/`, as the check does.
 * Drafts and waiting entries enter the collection in dev only, where they carry a ribbon.
 */
import type { Loader, LoaderContext } from 'astro/loaders';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectionNamed, type CollectionName } from '#collections/index.ts';
import { loadContent, type ReadEntry } from './read.ts';

export function entriesLoader(name: CollectionName): Loader {
  /** What is in the store, by id, as text. Empty at first: the Markdown plugins may have changed since the last run. */
  const loaded = new Map<string, string>();
  return {
    name: `entries:${name}`,
    load: async (context) => {
      const { store, watcher, logger } = context;
      const { all, published } = loadContent();
      // Astro gives loaders a watcher in dev only.
      const isDev = watcher !== undefined;
      const entries: readonly ReadEntry[] = isDev ? all[name] : published[name];
      const ids = new Set(entries.map(({ id }) => id));
      for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
      for (const entry of entries) {
        const text = JSON.stringify(entry);
        if (loaded.get(entry.id) === text) continue;
        try {
          store.set(await renderEntry(entry, context));
          loaded.set(entry.id, text);
        } catch (fault) {
          if (!isDev) throw fault;
          // Its page stays as it was, and the check says what is wrong.
          logger.error(`${entry.file} cannot be shown: ${String(fault)}`);
        }
      }
    },
  };
}

/** The entry as Astro stores it. */
async function renderEntry(
  { id, file, body, figures, publication, index, group, ...entry }: ReadEntry,
  { renderMarkdown }: LoaderContext,
): Promise<Parameters<LoaderContext['store']['set']>[0]> {
  const data = { ...entry.data, figures, publication, index, head: group?.data };
  // Other texts become documents, which have a renderer of their own.
  if (!collectionNamed(entry.collection).ownPage || !file.endsWith('.md'))
    return { id, data, body, filePath: file };
  const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) });
  const assetImports = rendered.metadata?.imagePaths ?? [];
  return { id, data, body, filePath: file, rendered, assetImports };
}
