/**
 * `?for=` and a name give a page's script its own copy of a module. A module that several scripts share becomes a file,
 * and the script would no longer be in the page (tests/site/site.test.ts).
 */
declare module '#lib/format.ts?for=*' {
  export * from '#lib/format.ts';
}
declare module '#lib/normalize.ts?for=*' {
  export * from '#lib/normalize.ts';
}
