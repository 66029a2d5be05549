/**
 * Starts the CMS. With `npm run edit`, also shows the problems that the doctor finds, and publishes the files.
 *
 * @typedef {{ severity: string, file: string, text: string }} Problem
 * @typedef {{ form: string, page?: string }} FileInfo
 * @typedef {{ problems: Problem[], files: Record<string, FileInfo>, notFound: string[], nextPost: number }} Report
 */

/** @type {any} */
const config = await (await fetch('/admin/config.json')).json();
const isLocal = config.backend.name === 'gitea';
/** @type {Report} */
let report = { problems: [], files: {}, notFound: [], nextPost: 1 };
let reported = '';
/** Whether the server has stopped answering. */
let isSilent = false;
/** Files that the publishing dialog lists. @type {string[]} */
let shown = [];
const NO_ANSWER = 'The command “npm run edit” does not answer. Start it again.';

/** @param {string} selector @returns {any} */
const find = (selector) => document.querySelector(selector);
/** @param {string} name @param {object} properties */
const element = (name, properties) => Object.assign(document.createElement(name), properties);

// Only one tab may edit: tabs share the CMS's storage, and a save in one would overwrite the changes in another.
const waits = setTimeout(() => (find('#elsewhere').hidden = false), 1000);
navigator.locks.request('editing', async () => {
  clearTimeout(waits);
  find('#elsewhere').hidden = true;
  if (isLocal) await prepare();
  await start();
  // Holds the lock until the tab is closed.
  await new Promise(() => undefined);
});

async function start() {
  Object.assign(globalThis, { CMS_MANUAL_INIT: true });
  const { default: cms } = await import('/admin/cms/index.js');
  cms.init({ config });
}

async function prepare() {
  config.backend.api_root = `${location.origin}/admin/api`;
  localStorage.setItem('sveltia-cms.user', '{"backendName":"gitea","token":"this-machine"}');
  // The form stays open after a save, so that the editor can fix what the check finds.
  const prefs = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
  localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ closeOnSave: false, ...prefs }));
  find('#check').hidden = false;
  await watchReport();
  const page = new URLSearchParams(location.search).get('page');
  const wanted = Object.values(report.files).find((file) => file.page === decodeURI(page ?? ''));
  if (wanted) location.replace(wanted.form);
  // Gives a new post the next number, before the CMS handles the event.
  addEventListener('hashchange', () => {
    if (location.hash === '#/collections/posts/new')
      history.replaceState(history.state, '', `${location.hash}?_slug=${report.nextPost}`);
    show();
  });
  /** @type {any} */ (globalThis).navigation?.addEventListener('currententrychange', show);
  let wasRefused = false;
  new MutationObserver(() => {
    if (isRefused() === wasRefused) return;
    wasRefused = !wasRefused;
    show();
  }).observe(find('#nc-root'), { subtree: true, childList: true });
  find('#publish').onclick = openDialog;
  find('#dialog form').onsubmit = publish;
}

/** Reads the report every second. The server makes a new report after every change of a file, whoever changed it. */
async function watchReport() {
  try {
    const answer = await fetch('/admin/report', { signal: AbortSignal.timeout(8_000) });
    if (!answer.ok) throw new Error(answer.statusText);
    const text = await answer.text();
    if (text !== reported || isSilent) {
      [reported, report, isSilent] = [text, JSON.parse(text), false];
      show();
    }
  } catch {
    // Shows the failure only once, because each call of `show` can close a list that the editor has opened.
    const isNew = !isSilent;
    isSilent = true;
    if (isNew) show();
  }
  setTimeout(watchReport, 1_000);
}

/**
 * Checks whether the form marks a field as wrong. The CMS does not save a form with a wrong field, so the error is in
 * no file, and the doctor, which reads only files, cannot find the error.
 */
const isRefused = () => find('#nc-root [data-key-path] .validation') !== null;

function show() {
  const [hash = ''] = decodeURI(location.hash).split('?');
  const file = Object.keys(report.files).find((name) => report.files[name]?.form === hash);
  const { page } = report.files[file ?? ''] ?? {};
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  const ofFile = report.problems.filter((problem) => problem.file === file);
  const others = errors.filter((problem) => problem.file !== file);
  const gone = report.notFound.map((page) =>
    element('li', {
      textContent: `Advice: ${page} will not be found any more. If visitors know it, lead them on under Firm and menu, Redirects.`,
    }),
  );
  const refused = isRefused();
  find('#check details').open =
    ofFile.length > 0 || (file === undefined && errors.length + gone.length > 0);
  find('#check').dataset.state = isSilent || refused || errors.length > 0 ? 'error' : 'fine';
  find('#check summary span').textContent = [
    isSilent && `${NO_ANSWER} Until then nothing can be saved.`,
    refused
      ? 'Not saved: the form marks what it refuses.'
      : file && `${file}: ${ofFile.length || 'nothing'} to fix.`,
    errors.length > 0
      ? `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in all. Nothing can be published until they are fixed.`
      : !isSilent && 'The check finds no errors.',
  ]
    .filter(Boolean)
    .join(' ');
  find('#check ul').replaceChildren(...gone, ...[...ofFile, ...others].map(itemOf));
  Object.assign(find('#see'), { hidden: page === undefined, href: page ?? '' });
}

/** @param {Problem} problem */
function itemOf({ file, text, severity }) {
  const form = report.files[file]?.form;
  const item = element('li', { textContent: severity === 'error' ? 'Error: ' : 'Advice: ' });
  item.append(form ? element('a', { href: form, textContent: text }) : text);
  return item;
}

async function openDialog() {
  find('#said').textContent = '';
  find('#dialog').showModal();
  const { files, failure } = await fetch('/admin/changes')
    .then((answer) => answer.json())
    .catch(() => ({ files: [], failure: NO_ANSWER }));
  shown = files;
  find('#said').textContent = failure ?? '';
  const isUnchanged = files.length === 0 && failure === undefined;
  const lines = isUnchanged ? ['Nothing has changed since the last time.'] : shown;
  find('#changed').replaceChildren(...lines.map((textContent) => element('li', { textContent })));
}

/** @param {SubmitEvent} event */
async function publish(event) {
  if (event.submitter !== find('#go')) return;
  event.preventDefault();
  find('#said').textContent = 'Publishing …';
  find('#go').disabled = true;
  try {
    const body = JSON.stringify({ message: find('#message').value, files: shown });
    find('#said').textContent = await (
      await fetch('/admin/publish', { method: 'POST', body })
    ).json();
  } catch {
    find('#said').textContent = NO_ANSWER;
  }
  find('#go').disabled = false;
}
