/**
 * Connects each collection of `src/collections/index.ts` to the one reading of `content/`, which the check uses too.
 * Drafts and waiting entries enter a collection in dev only, where they carry a ribbon.
 */
import type { Loader, LoaderContext } from 'astro/loaders';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCollection } from 'astro:content';
import { z } from 'zod';
import {
  COLLECTIONS,
  COLLECTION_NAMES,
  type CollectionName,
  type EntryData,
  type GroupData,
} from '#collections/index.ts';
import type { Publication } from '#collections/reading/publication.ts';
import { loadContent, type ReadEntry } from '#collections/reading/read.ts';

function entriesLoader(name: CollectionName): Loader {
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
  if (!file.endsWith('.md')) return { id, data, filePath: file };
  const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) });
  const assetImports = rendered.metadata?.imagePaths ?? [];
  return { id, data, body, filePath: file, rendered, assetImports };
}

/** Added by the loader. */
interface LoadedFields<Name extends CollectionName> {
  /** Ids of the figures of law that the entry names. */
  readonly figures: readonly string[];
  readonly publication: Publication;
  /** Position in its group, from 0. */
  readonly index: number;
  /** Fields of the file that the entry shares with its neighbours. */
  readonly head: GroupData<Name>;
}

/** The loader has checked the entries; the schema only gives Astro their type. */
const collectionFor = <Name extends CollectionName>(name: Name) =>
  defineCollection({
    loader: entriesLoader(name),
    schema: z.pipe(
      COLLECTIONS[name].schema as z.ZodType,
      z.custom<EntryData<Name> & LoadedFields<Name>>(),
    ),
  });

export const collections = Object.fromEntries(
  COLLECTION_NAMES.map((name) => [name, collectionFor(name)]),
) as { [Name in CollectionName]: ReturnType<typeof collectionFor<Name>> };
