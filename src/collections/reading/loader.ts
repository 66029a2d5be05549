/**
 * Astro loader of a collection. It takes its entries from the same reading of `content/` as the check.
 * Drafts and waiting entries are in the collection only in dev, where pages mark them with a ribbon.
 */
import type { Loader, LoaderContext } from 'astro/loaders';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectionNamed, type CollectionName } from '#collections/index.ts';
import { loadContent, type ReadEntry } from './read.ts';

/** The entries that are in the store. It is on `globalThis`, because Astro loads this module again at each save. */
const shared = globalThis as { entriesInStore?: WeakSet<ReadEntry> };
const inStore = (shared.entriesInStore ??= new WeakSet());

export function entriesLoader(name: CollectionName): Loader {
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
        // An unchanged file gives the same entry object. A store from the last run is written again, because the
        // Markdown plugins may have changed.
        if (inStore.has(entry) && store.has(entry.id)) continue;
        try {
          store.set(await renderEntry(entry, context));
          inStore.add(entry);
        } catch (fault) {
          if (!isDev) throw fault;
          // Its page stays as it was, and the check reports the error.
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
  if (!file.endsWith('.md')) return { id, data, filePath: file };
  const { html, metadata } = await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) });
  // Documents have their own renderer; Astro's is used only for the headings, which the search needs.
  const rendered = { html: collectionNamed(entry.collection).ownPage ? html : '', metadata };
  const assetImports = metadata?.imagePaths ?? [];
  return { id, data, body, filePath: file, rendered, assetImports };
}
