/** Menu, footer and sidebars: the one list of the links on every page. */
import { z } from 'zod';
import { collection } from './collection.ts';
import { addIssueAt, field } from './fields.ts';

const link = {
  label: field.text('Text of the link.'),
  href: field.internalPath('Address on this site, such as "/contact"; the page must exist.'),
  download: field.yesNo('true where the address is a file, which is saved instead of opened.'),
};
const links = (about = 'Links from top to bottom; at least one.') => field.groups(about, link);

const linkGroup = z.strictObject({
  heading: field.text('Heading above the links.'),
  links: links(),
});

const headerItem = z
  .strictObject({
    ...link,
    label: field.text('Text of the link, or of the button that opens the list.'),
    href: link.href.optional().describe('Address of a link; left out where the item has a list.'),
    items: links('Links of the list that opens under the item.').optional(),
  })
  .superRefine(({ href, items }, context) => {
    if ((href === undefined) === (items === undefined))
      addIssueAt(context, ['href'], 'write either this, for a link, or "items", for a list');
  });

export const navigationSchema = z.strictObject({
  header: field.list('Menu at the top of every page, in order.', headerItem),
  footer: field.list('Columns of the footer; three fit.', linkGroup).max(3),
  legal: links('Links beside the copyright line.'),
  sidebars: field.group('Lists beside the resource pages.', {
    financial: linkGroup.describe('Beside the pages under /financial.'),
    hr: linkGroup.describe('Beside the pages under /hr.'),
    general: linkGroup.describe('Beside all other resource pages.'),
  }),
});

export const navigation = collection({
  files: 'navigation.json',
  schema: navigationSchema,
  label: 'Menu and footer',
});
export type Navigation = z.infer<typeof navigationSchema>;
export type LinkGroup = Navigation['footer'][number];
export type NavLink = LinkGroup['links'][number];
