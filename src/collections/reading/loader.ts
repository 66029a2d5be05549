/**
 * Astro loader of a collection. It reads entries as the build's check does, so both see the same content.
 * Drafts and waiting entries enter the collection in dev only, where they carry a ribbon.
 */
import type { Loader, LoaderContext } from 'astro/loaders';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import type { CollectionName } from '#collections/index.ts';
import { CONTENT_DIR } from './files.ts';
import { readCollection, readTokens } from './read.ts';

export function entriesLoader(name: CollectionName): Loader {
  return {
    name: `entries:${name}`,
    load: async (context) => {
      await sync(name, context);
      // In dev: any change under content/ may change a figure this collection prints.
      context.watcher?.on('all', (_event, path) => {
        if (path.startsWith(resolve(CONTENT_DIR))) void sync(name, context);
      });
    },
  };
}

async function sync(name: CollectionName, context: LoaderContext): Promise<void> {
  const { store, renderMarkdown } = context;
  const { value, hidden } = readCollection(name, readTokens());
  // Astro gives loaders a watcher in dev only.
  const entries = context.watcher === undefined ? value : [...value, ...hidden];
  // Everything is rendered again, because the store survives a change of the Markdown plugins.
  store.clear();
  for (const { id, file, body, figures, publication, place, ...entry } of entries) {
    const data = { ...(entry.data as Record<string, unknown>), figures, publication, place };
    const rendered = await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) });
    const assetImports = rendered.metadata?.imagePaths ?? [];
    store.set({ id, data, body, filePath: file, rendered, assetImports });
  }
}
