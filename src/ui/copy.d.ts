/**
 * `?copy` gives a page's script its own copy of a module. A module that several scripts share becomes a file, and the
 * script would no longer be in the page (tests/site/site.test.ts).
 */
declare module '#lib/format.ts?copy' {
  export * from '#lib/format.ts';
}
declare module '#lib/normalize.ts?copy' {
  export * from '#lib/normalize.ts';
}
