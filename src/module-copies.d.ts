/**
 * If a script adds `?for=` and a name to an import, the script gets its own copy of the module. Without `?for=`, the
 * build would put a module that several scripts use into an extra file, and every page would have to request this file.
 */
declare module '#lib/format.ts?for=*' {
  export * from '#lib/format.ts';
}
declare module '#lib/normalize.ts?for=*' {
  export * from '#lib/normalize.ts';
}
declare module '#ui/addressed-part.ts?for=*' {
  export * from '#ui/addressed-part.ts';
}
declare module '#ui/copy-and-save.ts?for=*' {
  export * from '#ui/copy-and-save.ts';
}
declare module '#features/contact/draft.ts?for=*' {
  export * from '#features/contact/draft.ts';
}
declare module '#features/checklists/checklist.ts?for=*' {
  export * from '#features/checklists/checklist.ts';
}
