/**
 * Astro loader of a collection: the same reading as the build's check, so both see one truth. Drafts
 * and waiting entries enter the collection in dev only, where they carry a ribbon.
 */
import type { Loader, LoaderContext } from 'astro/loaders';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { BODY_PLUGINS } from '#lib/body-plugins.ts';
import type { CollectionName } from '#collections/index.ts';
import { chartFigure } from '#lib/charts/print.ts';
import { chartsIn } from './body-charts.ts';
import { readTokens } from './figures.ts';
import { CONTENT_DIR } from './files.ts';
import { formatProblem } from './problem.ts';
import { readCollection, readSite } from './read.ts';

/** What turns bodies into HTML, as a text: the store outlives a change of it. */
const RENDERER = JSON.stringify(BODY_PLUGINS, (_key, value: unknown) =>
  typeof value === 'function' ? String(value) : value,
);

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
  const { value, hidden, errors } = readCollection(name, readTokens(site));
  // Astro hands a watcher to loaders in dev alone.
  const entries = context.watcher === undefined ? value : [...value, ...hidden];
  for (const error of errors) logger.error(formatProblem(error));
  const gone = new Set(store.keys());
  for (const { id, file, body, figures, publication, place, ...entry } of entries) {
    gone.delete(id);
    const data = { ...(entry.data as Record<string, unknown>), figures, publication, place };
    const charts = chartsIn(body).map(chartFigure);
    const digest = generateDigest({ data, body, charts, renderer: RENDERER });
    if (store.get(id)?.digest === digest) continue;
    const rendered =
      body === ''
        ? undefined
        : await renderMarkdown(body, { fileURL: pathToFileURL(resolve(file)) });
    store.set({
      id,
      data,
      body,
      filePath: file,
      digest,
      ...(rendered && { rendered }),
      ...(rendered?.metadata?.imagePaths && { assetImports: rendered.metadata.imagePaths }),
    });
  }
  for (const id of gone) store.delete(id);
}
