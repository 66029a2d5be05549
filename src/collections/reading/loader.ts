/**
 * Astro loader of a collection. Takes the entries from `read.ts`, as the doctor does. Drafts, and entries with
 * a publish date in the future, are loaded only in dev, each with a label before its name.
 */
import type { Loader, LoaderContext } from 'astro/loaders';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectionNamed, type CollectionName } from '#collections/index.ts';
import { publicationLabel } from './publication.ts';
import { loadContent, type ReadEntry } from './read.ts';

/** Entries in Astro's store. Astro loads this module again at each save, so `globalThis` keeps the set. */
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
        // The entries of an unchanged file are the same objects as before. Entries that Astro stored in an earlier run
        // are rendered again, because the Markdown plugins may have changed.
        if (inStore.has(entry) && store.has(entry.id)) continue;
        try {
          store.set(await renderEntry(entry, context));
          inStore.add(entry);
        } catch (fault) {
          if (!isDev) throw fault;
          // In dev, the page of the entry stays as it was until the error is corrected.
          logger.error(`${entry.file} cannot be shown: ${String(fault)}`);
        }
      }
    },
  };
}

async function renderEntry(
  { id, file, body, figures, publication, index, group, ...entry }: ReadEntry,
  { renderMarkdown }: LoaderContext,
): Promise<Parameters<LoaderContext['store']['set']>[0]> {
  const name = labelledName(entry.data, publicationLabel(publication));
  const data = { ...entry.data, ...name, figures, index, head: group?.data };
  if (!file.endsWith('.md')) return { id, data, filePath: file };
  const { html, metadata } = await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) });
  // A Markdown entry without a page is published as a PDF, by another renderer. For such an entry, Astro's store gets
  // no HTML, only the headings for the search.
  const rendered = { html: collectionNamed(entry.collection).ownPage ? html : '', metadata };
  const assetImports = metadata?.imagePaths ?? [];
  return { id, data, body, filePath: file, rendered, assetImports };
}

/** Fields that can contain the name of an entry. Pages show the first of these fields that the entry has. */
const NAME_FIELDS = ['heading', 'title', 'question', 'term'];

/** Returns the name of an unpublished entry with its label: `{ title: 'Draft: Notices under GST' }`. */
function labelledName(fields: Readonly<Record<string, unknown>>, label: string | undefined) {
  const field = NAME_FIELDS.find((name) => name in fields);
  return label && field ? { [field]: `${label}: ${String(fields[field])}` } : {};
}
