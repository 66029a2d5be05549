/** The local editing page (`npm run edit`). Nothing of it is in a build. */

/** Path under which the editing page and its files are served. */
export const EDIT_PATH = '/-/edit';
/** The only address the editing server takes: this machine, and nothing else. */
export const EDIT_HOST = '127.0.0.1';
/** Header that says which text of a file a change was made from. */
export const VERSION_HEADER = 'x-edited-from';
/** Field that a form carries along: the same, so that a draft kept in the browser still knows it. */
export const FROM = '_from';
/** Field that a form carries along: whether visitors see the entry, for the lists. */
export const STATE = '_state';
/** Header of a save that takes the place of a text the form was not made from; that text is kept. */
export const REPLACE_HEADER = 'x-edited-over';
/** Header of the answer to a save: what the list is to say of the entry now. */
export const STATE_HEADER = 'x-entry-state';
/** Header of the answer to a save: the entry's path, when the server chose its name. */
export const PATH_HEADER = 'x-entry-path';
/** What the CMS calls the form of a Markdown file: JSON, under the file's own name. */
export const FORM_FORMAT = 'form';
