/** Addresses that have moved; each old one answers 301 and leads to the new place. */
import { z } from 'zod';
import { REDIRECT_FROM, REDIRECT_TO } from '#site/redirect-patterns.ts';
import { collection } from './collection.ts';
import { entry, formed } from './fields.ts';

export const redirects = collection({
  folder: 'redirects',
  extension: 'json',
  schema: entry({
    redirects: z
      .array(
        entry({
          from: formed(
            REDIRECT_FROM,
            'write the old path from the first slash on, in letters, digits, "-", "_" and brackets, without ending, "/index" and last slash, such as "/old-page"',
          ).describe('Path that is no page any more: letters, digits, hyphens and slashes.'),
          to: formed(
            REDIRECT_TO,
            'write a path of this site that begins with one "/", without spaces (write "%20"), quotation marks, backslashes, "$" and braces',
          ).describe('Where it leads: a page of this site, or a part of one by #.'),
        }),
      )
      .describe('The redirects, in any order.'),
  }),
  label: 'Redirects',
  starter: { word: 'redirect', about: 'an address that has moved', list: 'redirects' },
});
