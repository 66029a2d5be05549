/** Where the forms stand on the published site; by itself, for the browser. */
export const ADMIN_PATH = '/admin';
