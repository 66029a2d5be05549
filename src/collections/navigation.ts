/** The menu, the footer and the sidebars, and redirects from old addresses. */
import { z } from 'zod';
import { addIssueAt, collection } from './collection.ts';
import * as field from './fields.ts';

const linkFields = {
  label: field.text('Text of the link.'),
  href: field.internalPath('Address on this site, such as "/contact"; the page must exist.'),
  note: field.text('Explanation of the name, shown as a second line in the menu.').optional(),
  download: field.yesNo('Yes (true): a click saves the file instead of opening it.'),
};
const addIssueForPageDownload = (
  { href = '', download }: { href?: string | undefined; download?: boolean | undefined },
  context: z.RefinementCtx,
) => {
  if (download && !/\.[a-z0-9]+$/.test(href))
    addIssueAt(
      context,
      ['download'],
      'is for a file such as /brochure.pdf; leave it out for a page',
    );
};
const links = (about = 'Links from top to bottom; at least one.') =>
  field.list(about, z.strictObject(linkFields).superRefine(addIssueForPageDownload));

const linkGroup = z.strictObject({
  heading: field.text('Heading above the links.'),
  links: links(),
});

const headerItem = z
  .strictObject({
    ...linkFields,
    label: field.text('Text of the link, or of the button that opens the list.'),
    href: linkFields.href
      .optional()
      .describe('Address of the link. Leave out if the item opens a list.'),
    items: links('Links of the list that opens under the item.').optional(),
  })
  .superRefine(addIssueForPageDownload)
  .superRefine(({ href, items }, context) => {
    if ((href === undefined) === (items === undefined))
      addIssueAt(context, ['href'], 'write either this, for a link, or "items", for a list');
  });

const navigationSchema = z.strictObject({
  header: field.list('Menu at the top of every page, in order.', headerItem),
  footer: field.list('Columns of the footer, at most three.', linkGroup).max(3),
  legal: links('Links beside the copyright line.'),
  sidebars: field.group('Lists of links beside the resource pages.', {
    financial: linkGroup.describe('Sidebar of the pages under /financial.'),
    hr: linkGroup.describe('Sidebar of the pages under /hr.'),
    general: linkGroup.describe('Sidebar of all other resource pages.'),
  }),
});

export const navigation = collection({
  files: 'navigation.json',
  schema: navigationSchema,
  label: 'Menu and footer',
});
export type Navigation = z.infer<typeof navigationSchema>;
export type LinkGroup = Navigation['footer'][number];

/**
 * The paths that a redirect may contain. Characters with a special meaning in the configuration of web servers, such as
 * quotation marks, are refused. The path of every page is accepted, but the old path must not be `/`.
 */
export const REDIRECT_FROM_PATTERN = /^(?!.*\/index$)(\/[A-Za-z0-9_()-]+)+$/;
export const REDIRECT_TO_PATTERN =
  /^\/(?!\/)([A-Za-z0-9_.~!*()+,;=:@&?#/-]|%(?!00|0[aAdD])[0-9A-Fa-f]{2})*$/;

/** Each entry redirects an old address to a new address (status 301). */
export const redirects = collection({
  files: 'redirects/**/*.json',
  group: {
    list: 'redirects',
    head: z.strictObject({}),
    entryId: ({ from }) => String(from).slice(1),
  },
  schema: z.strictObject({
    from: field.textMatching(
      REDIRECT_FROM_PATTERN,
      'write the old path from the first slash on, in letters, digits, "-", "_" and brackets, without ending, "/index" and last slash, such as "/old-page"',
      'Old path, such as "/old-page". No page may have this path any more.',
    ),
    to: field.textMatching(
      REDIRECT_TO_PATTERN,
      'write a path of this site that begins with one "/", without spaces (write "%20"), quotation marks, backslashes, "$" and braces',
      'New address: a page of this site, or a part of a page, such as "/faqs#faq-3".',
    ),
  }),
  label: 'Redirects',
});
