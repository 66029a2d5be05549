/** Starts the CMS on the project's own folder: no account, no permission to ask for. */
import { EDIT_PATH } from '#config/editing.ts';
import type { Setup } from '#editing/endpoint.ts';
import { askDoctor, tellFault } from './doctor.ts';
import { rootFolder } from './files.ts';
import { guardUnsaved, isSaved } from './unsaved.ts';

interface Cms {
  init(options: { config: unknown }): void;
}

const { config, paths } = (await (await fetch(`${EDIT_PATH}/setup`)).json()) as Setup;
const root = rootFolder(paths, {
  filesUrl: `${EDIT_PATH}/files/`,
  told: (path, outcome) => {
    if (outcome !== 'saved') return tellFault(path, outcome.message);
    isSaved();
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
guardUnsaved();
cms.init({ config });
await askDoctor('');
