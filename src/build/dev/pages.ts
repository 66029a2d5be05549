/** The pages that `npm run dev` has beside the site's own: what is wrong with a page, and which files it prints. */
import { fieldInWords, type Finding } from '#collections/reading/finding.ts';
import { escapeAttribute as escape } from '#build/redirect-pages.ts';

/** Where the files of the page `?page=` are listed, or their form opens. */
export const ENTRY_PATH = '/-/entry';
/** Query of a page that is wanted although its content has errors. */
export const ANYWAY = 'anyway';

/** In the place of a page whose content has errors. Vite's client loads it again after a change. */
export function errorPage(findings: readonly Finding[], canShow: boolean): string {
  return page(
    'This page has errors',
    `<p>No build is made until they are mended. Save the file, and the page comes back by itself.</p>
${findingList(findings)}
${canShow ? `<p><a href="?${ANYWAY}">Show the page all the same</a></p>` : ''}
<script type="module" src="/@vite/client"></script>`,
  );
}

export interface ListedEntry {
  readonly file: string;
  /** Address of its form; none while the editing page does not run. */
  readonly form?: string | undefined;
}

/** The files behind a page, each with the ways to open it. `direct`: the form to go on to. */
export function entryPage(
  path: string,
  entries: readonly ListedEntry[],
  errors: readonly Finding[],
  direct: string | undefined,
): string {
  const items = entries.map(
    ({ file, form }) =>
      `<li><code>${escape(file)}</code>: ${form === undefined ? '' : `<a href="${escape(form)}">edit in a form</a>, `}${opening(file, 'open the file')}</li>`,
  );
  const hint = entries.some(({ form }) => form !== undefined)
    ? ''
    : '<p>Forms instead of files: <code>npm run edit</code> in another terminal.</p>';
  return page(
    'Edit this page',
    `<p>What <a href="${escape(path)}">${escape(path)}</a> prints comes from:</p>
<ul>${items.join('\n')}</ul>
${hint}
${errors.length === 0 ? '' : `<h2>Errors in content/</h2>${findingList(errors)}`}
${direct === undefined ? '' : refreshTo(direct)}`,
  );
}

/** From here, because the editing page refuses whoever comes from another server. */
const refreshTo = (form: string) => `<meta http-equiv="refresh" content="0; url=${escape(form)}">`;

const findingList = (findings: readonly Finding[]) =>
  `<ul>${findings
    .map(({ file, line, field, message }) => {
      const place = line === undefined ? file : `${file}:${line}`;
      const what = field === '' ? message : `${fieldInWords(field)}: ${message}`;
      return `<li>${opening(place, place)}<br>${escape(what)}</li>`;
    })
    .join('\n')}</ul>`;

/** Vite opens it in the editor that runs; the answer is empty, so it goes into a frame that nobody sees. */
const opening = (place: string, words: string) =>
  `<a href="/__open-in-editor?file=${encodeURIComponent(place)}" target="opened">${escape(words)}</a>`;

const page = (title: string, body: string) => `<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
      body { max-width: 46rem; margin: 10vh auto; padding: 0 1.5rem; overflow-wrap: anywhere; }
      h1 { font-size: 1.75rem; line-height: 1.2; }
      li { margin-bottom: 1rem; }
    </style>
  </head>
  <body>
    <main>
<h1>${title}</h1>
${body}
    </main>
    <iframe name="opened" title="Answer of the editor" hidden></iframe>
  </body>
</html>
`;
