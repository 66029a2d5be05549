/**
 * Starts the CMS. On this machine it also shows what the doctor finds in the files, and publishes them.
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

/** @param {string} selector @returns {any} */
const find = (selector) => document.querySelector(selector);
/** @param {string} name @param {object} properties */
const element = (name, properties) => Object.assign(document.createElement(name), properties);

// Two tabs share the CMS's storage, so the later save would silently overwrite the other tab's.
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
  await readReport();
  setInterval(readReport, 1_000);
  const page = new URLSearchParams(location.search).get('page');
  const wanted = Object.values(report.files).find((file) => file.page === decodeURI(page ?? ''));
  if (wanted) location.replace(wanted.form);
  // Runs before the CMS handles the event: a new post gets the next number.
  addEventListener('hashchange', () => {
    if (location.hash === '#/collections/posts/new')
      history.replaceState(history.state, '', `${location.hash}?_slug=${report.nextPost}`);
    show();
  });
  /** @type {any} */ (globalThis).navigation?.addEventListener('currententrychange', show);
  const refusals = { subtree: true, attributeFilter: ['aria-invalid'] };
  new MutationObserver(show).observe(find('#nc-root'), refusals);
  find('#publish').onclick = openDialog;
  find('#dialog form').onsubmit = publish;
}

/** The server makes a new report when a file has changed, whoever changed it. */
async function readReport() {
  const text = await (await fetch('/admin/report')).text();
  if (text === reported) return;
  reported = text;
  report = JSON.parse(text);
  show();
}

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
  // Such a field keeps the form from being saved, so the check of the file does not see it.
  const refused = find('#nc-root [aria-invalid="true"]') !== null;
  find('#check details').open =
    ofFile.length > 0 || (file === undefined && errors.length + gone.length > 0);
  find('#check').dataset.state = refused || errors.length > 0 ? 'error' : 'fine';
  find('#check summary span').textContent = [
    refused
      ? 'Not saved: the form marks what it refuses.'
      : file && `${file}: ${ofFile.length || 'nothing'} to fix.`,
    errors.length > 0
      ? `${errors.length} ${errors.length === 1 ? 'error' : 'errors'} in all. Nothing can be published until they are fixed.`
      : 'The check finds no errors.',
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
  /** @type {string[]} */
  const changed = await (await fetch('/admin/changes')).json();
  const lines = changed.length > 0 ? changed : ['Nothing has changed since the last time.'];
  find('#changed').replaceChildren(...lines.map((textContent) => element('li', { textContent })));
}

/** @param {SubmitEvent} event */
async function publish(event) {
  if (event.submitter !== find('#go')) return;
  event.preventDefault();
  find('#said').textContent = 'Publishing …';
  find('#go').disabled = true;
  try {
    const body = JSON.stringify({ message: find('#message').value });
    find('#said').textContent = await (
      await fetch('/admin/publish', { method: 'POST', body })
    ).json();
  } catch {
    find('#said').textContent = 'The command “npm run edit” does not answer. Start it again.';
  }
  find('#go').disabled = false;
}
