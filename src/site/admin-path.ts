/** The path of the forms on the published site; in a file of its own, for the browser. */
export const ADMIN_PATH = '/admin';
