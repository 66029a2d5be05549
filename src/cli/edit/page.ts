/** The editing page itself, what its browser may do, and its script. */
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { PUBLISH_BUTTON, PUBLISH_DIALOG } from './publish-page.ts';
import { EDIT_PATH } from './settings.ts';

/** The CMS sets styles of its own and shows pictures it holds in memory; nothing else leaves the machine. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the site</title>
    <link rel="stylesheet" href="${EDIT_PATH}/page.css">
    <link rel="stylesheet" href="${EDIT_PATH}/publish.css">
    <script type="module" src="${EDIT_PATH}/start.js"></script>
  </head>
  <body>
    <section id="doctor" aria-label="Content check">
      <p id="doctor-says" role="status">Reading content/ …</p>
      <span id="doctor-actions"></span>
      <a id="doctor-page" hidden target="page">See the page</a>
      <button id="doctor-beside" type="button" hidden>Page beside the form</button>
      ${PUBLISH_BUTTON}
      <details id="doctor-more" hidden>
        <summary>What to mend</summary>
        <ul id="doctor-list"></ul>
      </details>
      <details id="removed" hidden>
        <summary>Removed and replaced</summary>
        <ul id="removed-list"></ul>
      </details>
    </section>
    <div id="desk">
      <main id="nc-root"></main>
      <iframe id="preview" title="The page" hidden></iframe>
    </div>
    ${PUBLISH_DIALOG}
    <noscript><p>The editing page needs JavaScript. Without it, edit the files under content/ and run “npm run doctor”.</p></noscript>
  </body>
</html>
`;

const ENTRY = fileURLToPath(new URL('browser/start.ts', import.meta.url));
let code: Promise<string> | undefined;

/**
 * The page's own script as one file, bundled at the first call. The development server would hand it over
 * too, but with its live reload, which throws a half-written text away whenever a file under content/ changes.
 */
export const browserCode = (): Promise<string> => (code ??= bundled(ENTRY));

/** A script of the browser's with all that it imports, as one file. */
export async function bundled(entry: string): Promise<string> {
  const results = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'start' },
    },
  });
  const [result] = [results].flat() as Rollup.RollupOutput[];
  return result?.output[0].code ?? '';
}
