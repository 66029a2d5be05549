/** The local editing page (`npm run edit`). Nothing of it is in a build. */

/** Folder of addresses that the editing page and its files stand under. */
export const EDIT_PATH = '/-/edit';
/** The only address the editing server takes: this machine, and nothing else. */
export const EDIT_HOST = '127.0.0.1';
/** Header that says which text of a file a change was made from. */
export const VERSION_HEADER = 'x-edited-from';
