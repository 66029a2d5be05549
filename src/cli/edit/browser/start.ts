/** Starts the CMS on the project's own folder: no account, no permission to ask for. */
import { EDIT_PATH, FORM_FORMAT } from '#cli/edit/settings.ts';
import type { Setup } from '#cli/edit/endpoint.ts';
import { WORDS_LANGUAGE } from '#cli/edit/language.ts';
import { isShown, showFile, showNew, showRefusal, showRemoved, showSaved } from './banner.ts';
import { Tree, rootFolder } from './files.ts';
import { fileAt, numberedNew } from './places.ts';
import { keepTyped } from './typed.ts';
import { addPublish } from './publish.ts';

interface Cms {
  init(options: { config: unknown }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    format: { fromFile: (text: string) => unknown; toFile: (form: unknown) => string },
  ): void;
}

const setup = (await (await fetch(`${EDIT_PATH}/setup`)).json()) as Setup;
const { config, forms, pictures } = setup;

/** The CMS is done with a save by then. */
const AFTER_SAVE_MS = 1500;
/** Lists show what the page was loaded with, so they are read anew after a change they show. */
let listsAreOld = false;
/** The part of the address behind `#` that the line above the form is about. */
let arrivedAt: string | undefined;
const typed = keepTyped();
const tree = new Tree(forms, pictures, {
  onSaved: (path, changedState, renamed = false) => {
    listsAreOld ||= changedState;
    typed.saved();
    if (renamed) setTimeout(() => openAnew(path), AFTER_SAVE_MS);
    else void showSaved(path);
  },
  onRemoved: (removed) => void showRemoved(removed),
  onRefused: showRefusal,
});

// The CMS looks up the folder that an earlier visit chose. A handle of our own cannot be stored, so it
// is answered with one.
const root = rootFolder(tree);
const get = IDBObjectStore.prototype.get;
IDBObjectStore.prototype.get = function (this: IDBObjectStore, key) {
  const request = get.call(this, key);
  if (key === 'root_dir_handle') Object.defineProperty(request, 'result', { value: root });
  return request;
};
// It works on a folder only where the browser could ask for one, and renames a file in one step only
// where the browser could.
Object.assign(globalThis, { showDirectoryPicker: () => Promise.resolve(root) });
Object.assign(FileSystemFileHandle.prototype, { move: () => Promise.reject(new Error()) });

// Else it offers its words in the language of the browser.
Object.defineProperty(navigator, 'language', { value: WORDS_LANGUAGE });
// Who "signs in" is whoever sits at this machine, so there is nothing to press.
store('user', { backendName: 'local' });
store('prefs', {
  closeOnSave: false,
  closeWithEscape: false,
  ...(JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}') as object),
  locale: WORDS_LANGUAGE,
  useDraftBackup: true,
  devModeEnabled: false,
});

// Before the CMS listens: it closes a form at once when the address changes.
addEventListener('hashchange', (event) => {
  if (!typed.holdBack(event)) follow();
});
// The CMS also changes the address without that event; browsers before 2026 do not tell.
if ('navigation' in globalThis) navigation.addEventListener('currententrychange', follow);

/** The form of a file whose name the CMS does not know. */
function openAnew(path: string): void {
  const [name, place] =
    Object.entries(setup.places).find(([, { folder }]) => path.startsWith(`${folder}/`)) ?? [];
  if (name === undefined || place === undefined) return;
  const id = path.slice(place.folder.length + 1, -(place.extension.length + 1));
  history.replaceState(history.state, '', `#/collections/${name}/entries/${id}`);
  location.reload();
}

/** A new entry that was saved gets its address afterwards; the line already speaks of it. */
function follow(): void {
  const file = fileAt(location.hash, setup);
  if (location.hash !== arrivedAt && (file === undefined || !isShown(file))) arrive();
  arrivedAt = location.hash;
}

function arrive(): void {
  const numbered = numberedNew(location.hash, setup);
  arrivedAt = numbered ?? location.hash;
  if (numbered !== undefined) history.replaceState(history.state, '', numbered);
  const file = fileAt(location.hash, setup);
  if (location.hash.includes('/new')) showNew();
  else if (file === undefined && listsAreOld) location.reload();
  else void showFile(file ?? '');
}

Object.assign(globalThis, { CMS_MANUAL_INIT: true });
const cmsUrl = `${EDIT_PATH}/cms/index.js`;
const { default: cms } = (await import(/* @vite-ignore */ cmsUrl)) as { default: Cms };
addPublish(typed.isUnsaved, arrive);
cms.registerCustomFormat(FORM_FORMAT, 'md', {
  fromFile: (text) => JSON.parse(text) as unknown,
  toFile: (form) => JSON.stringify(form),
});
arrive();
cms.init({ config });

function store(name: string, value: object): void {
  localStorage.setItem(`sveltia-cms.${name}`, JSON.stringify(value));
}
