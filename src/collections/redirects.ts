/** Addresses that have moved; each old one redirects to the new one with status 301. */
import { z } from 'zod';
import { REDIRECT_FROM, REDIRECT_TO } from '#site/redirect-patterns.ts';
import { collection } from './collection.ts';
import { field } from './fields.ts';

export const redirects = collection({
  files: 'redirects/**/*.json',
  group: {
    list: 'redirects',
    head: z.strictObject({}),
    entryId: ({ from }) => String(from).slice(1),
  },
  schema: z.strictObject({
    from: field.textMatching(
      REDIRECT_FROM,
      'write the old path from the first slash on, in letters, digits, "-", "_" and brackets, without ending, "/index" and last slash, such as "/old-page"',
      'Path that is no page any more: letters, digits, hyphens and slashes.',
    ),
    to: field.textMatching(
      REDIRECT_TO,
      'write a path of this site that begins with one "/", without spaces (write "%20"), quotation marks, backslashes, "$" and braces',
      'Where it leads: a page of this site, or a part of one by #.',
    ),
  }),
  label: 'Redirects',
});
