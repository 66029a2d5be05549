/**
 * Astro loader of a collection: the same reading as the build's check, so both see one truth. Drafts
 * and waiting entries enter the collection in dev only, where they carry a ribbon.
 */
import type { Loader, LoaderContext } from 'astro/loaders';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { cutTies, frameTables, strangeMarkup } from '#logic/markdown.ts';
import { formatFault } from '#schemas/fault-text.ts';
import type { CollectionName } from './collections.ts';
import { CONTENT_DIR, readCollection, readSite, readTokens } from './read.ts';

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
  const { store, renderMarkdown, generateDigest, logger } = context;
  const { value: site } = readSite();
  const { value, hidden, faults } = readCollection(name, readTokens(site));
  // Astro hands a watcher to loaders in dev alone.
  const entries = context.watcher === undefined ? value : [...value, ...hidden];
  for (const fault of faults) logger.error(formatFault(fault));
  const gone = new Set(store.keys());
  for (const { id, file, body, figures, publication, ...entry } of entries) {
    gone.delete(id);
    const data = { ...(entry.data as Record<string, unknown>), figures, publication };
    // What turns the body into HTML counts too: the store outlives a change of it.
    const digest = generateDigest({ data, body, renderer: String([frameTables, cutTies]) });
    if (store.get(id)?.digest === digest) continue;
    const rendered =
      body === ''
        ? undefined
        : await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) });
    const html = cutTies(frameTables(rendered?.html ?? ''));
    const strange = strangeMarkup(html);
    if (strange !== undefined)
      throw new Error(`${file}: body: became ${JSON.stringify(strange)}, which is not Markdown's`);
    store.set({
      id,
      data,
      body,
      filePath: file,
      digest,
      ...(rendered && { rendered: { ...rendered, html } }),
      ...(rendered?.metadata?.imagePaths && { assetImports: rendered.metadata.imagePaths }),
    });
  }
  for (const id of gone) store.delete(id);
}
