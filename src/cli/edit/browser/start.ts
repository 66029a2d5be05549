/** Starts the CMS on the project's own folder: no account, no permission to ask for. */
import { EDIT_PATH } from '#cli/edit/settings.ts';
import type { Setup } from '#cli/edit/endpoint.ts';
import { askDoctor, showFailure } from './doctor.ts';
import { rootFolder } from './files.ts';
import { addPublish } from './publish.ts';

interface Cms {
  init(options: { config: unknown }): void;
}

/**
 * Asked about before the page is left or reloaded: the CMS keeps no copy of what is typed. It asks by
 * itself when another entry is opened.
 */
let hasUnsaved = false;

const { config, paths } = (await (await fetch(`${EDIT_PATH}/setup`)).json()) as Setup;
const root = rootFolder(paths, {
  filesUrl: `${EDIT_PATH}/files/`,
  onSave: (path, outcome) => {
    if (outcome !== 'saved') return showFailure(path, outcome.message);
    hasUnsaved = false;
    void askDoctor(path);
  },
});

// The CMS asks for a folder that the browser keeps for the page; it gets the server's.
const storage = { getDirectory: async () => ({ getDirectoryHandle: async () => root }) };
Object.defineProperty(navigator, 'storage', { value: storage });
// Without it the CMS writes a file in one go, instead of under another name first.
if ('FileSystemFileHandle' in globalThis)
  Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move');
// Who "signs in" is whoever sits at this machine, so there is nothing to press.
localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }));

Object.assign(globalThis, { CMS_MANUAL_INIT: true });
const cmsUrl = `${EDIT_PATH}/cms/index.js`;
const { default: cms } = (await import(/* @vite-ignore */ cmsUrl)) as { default: Cms };
// What is typed into the dialog of publishing is no text of an entry.
const isEntryText = ({ target }: Event) => (target as Element).closest('#publish') === null;
addEventListener('input', (event) => (hasUnsaved ||= isEntryText(event)), { capture: true });
addPublish(
  () => hasUnsaved,
  () => void askDoctor(''),
);
addEventListener('hashchange', () => (hasUnsaved = false));
addEventListener('beforeunload', (event) => {
  if (hasUnsaved) event.preventDefault();
});
cms.init({ config });
await askDoctor('');
