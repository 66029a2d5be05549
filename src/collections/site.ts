/** What the whole site shares: the firm, its credentials, the menus, and the addresses that have moved. */
import { z } from 'zod';
import { formatDate } from '#lib/format.ts';
import { REDIRECT_FROM, REDIRECT_TO } from '#site/redirect-patterns.ts';
import { collection } from './collection.ts';
import {
  choice,
  entry,
  externalUrl,
  flag,
  formed,
  group,
  groups,
  internalPath,
  isoDate,
  list,
  report,
  text,
} from './fields.ts';

const REGISTRATION_OF = {
  llp: { field: 'llpin', name: 'LLPIN' },
  company: { field: 'cin', name: 'CIN' },
} as const;

/** The firm: the one source for its name, contacts, address, socials and legal form. */
export const siteSchema = entry({
  name: text(
    'Name shown in the header, titles and documents. The registered name, which the copyright line shows, has its own field.',
  ),
  legalName: text('Registered name: in the copyright line of every page, and on legal pages.'),
  tagline: text('One sentence under the name in the footer.'),
  description: text('What the firm does, for search engines and feeds.'),
  established: z.int().min(1900).describe('Year the firm was established.'),
  phone: formed(
    /^\+\d[\d ]{6,}\d$/,
    'write it in international form, such as "+91 80 1234 5678"',
    'Phone number in international form. WhatsApp has a field of its own.',
  ),
  email: z.email('write a complete e-mail address').describe('Address for messages.'),
  whatsapp: formed(
    /^91\d{10}$/,
    'write 91 and ten digits, without plus or spaces',
    'Where the WhatsApp links lead: 91 and ten digits. It does not follow the phone number.',
  ),
  address: group('Office address.', {
    street: text('Number, building and street.'),
    locality: text('City.'),
    region: text('State.'),
    postalCode: text('PIN code.'),
    country: text('Country, in words.'),
    countryCode: formed(/^[A-Z]{2}$/, 'write the two-letter country code, such as "IN"'),
  }),
  map: group('Where the map opens, in decimal degrees.', {
    latitude: z.number().min(-90).max(90).describe('Degrees north.'),
    longitude: z.number().min(-180).max(180).describe('Degrees east.'),
  }),
  social: group('Profiles shown in the footer.', {
    instagram: externalUrl(),
    facebook: externalUrl(),
    linkedin: externalUrl(),
    reddit: externalUrl(),
    quora: externalUrl(),
    x: externalUrl(),
  }),
  areaServed: text('Where clients are.'),
  officeHours: text(
    'When the office is open, such as "Monday to Friday, 9.30 am to 6 pm IST".',
  ).optional(),
  replyTime: text('By when messages are answered, such as "within one working day".').optional(),
  reviewer: group(
    'Qualified person who reads the services’ texts; without one nothing is called reviewed.',
    {
      name: text(),
      qualification: text('Such as "FCA".'),
      since: isoDate('First day of their reviews; a text read before it names nobody.'),
    },
  ).optional(),
  legalForm: choice(
    ['llp', 'company', 'partnership', 'proprietorship'],
    'Decides which registration facts the footer shows.',
  ),
  llpin: text('LLP identification number; required for an llp.').optional(),
  cin: text('Corporate identity number; required for a company.').optional(),
  registeredOffice: text('Required for an llp or a company.').optional(),
  queriesContact: text(
    'Named contact for queries and grievances; required for an llp or a company.',
  ).optional(),
  registrations: z
    .array(entry({ label: text('Such as "ICAI firm registration number".'), value: text() }))
    .optional()
    .describe('What the professions ask a firm to show: on About and Contact, and in the footer.'),
  partners: z
    .array(entry({ name: text(), membership: text('Such as "ICAI 012345".') }))
    .optional()
    .describe('Partners with their membership numbers; shown on About and Contact.'),
}).superRefine((site, context) => {
  if (site.legalForm !== 'llp' && site.legalForm !== 'company') return;
  const { field, name } = REGISTRATION_OF[site.legalForm];
  for (const required of [field, 'registeredOffice', 'queriesContact'] as const) {
    if (site[required] !== undefined) continue;
    const what = required === field ? ` (the ${name})` : '';
    report(
      context,
      [required],
      `is missing${what}; the legal form "${site.legalForm}" must show it`,
    );
  }
});

export const site = collection({ files: 'site.json', schema: siteSchema, label: 'The firm' });
export type Site = z.infer<typeof siteSchema>;

/** The firm's registration number with its name (`LLPIN AAA-0000`), if its legal form has one. */
export function registrationOf(site: Site): string | undefined {
  if (site.legalForm !== 'llp' && site.legalForm !== 'company') return undefined;
  const { field, name } = REGISTRATION_OF[site.legalForm];
  return `${name} ${site[field]}`;
}

/** `Reviewed by A. Rao, FCA, on 3 March 2027.`; undefined without a reviewer, or for an earlier day. */
export function reviewLine({ reviewer }: Pick<Site, 'reviewer'>, day: string): string | undefined {
  if (reviewer === undefined || day < reviewer.since) return undefined;
  return `Reviewed by ${reviewer.name}, ${reviewer.qualification}, on ${formatDate(day)}.`;
}

/** `tel:` address of the firm's phone. */
export function telephoneHref({ phone }: Pick<Site, 'phone'>): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

/** The office address, as on an envelope. */
export function addressLines({ address }: Pick<Site, 'address'>): string[] {
  const { street, locality, postalCode, region, country } = address;
  return [street, `${locality} ${postalCode}`, `${region}, ${country}`];
}

const link = {
  label: text('Text of the link.'),
  href: internalPath('Address on this site, such as "/contact"; the page must exist.'),
  download: flag('true where the address is a file, which is saved instead of opened.'),
};
const links = (about = 'Links from top to bottom; at least one.') => groups(about, link);

const linkGroup = entry({ heading: text('Heading above the links.'), links: links() });

const headerItem = entry({
  ...link,
  label: text('Text of the link, or of the button that opens the list.'),
  href: link.href.optional().describe('Address of a link; left out where the item has a list.'),
  items: links('Links of the list that opens under the item.').optional(),
}).superRefine(({ href, items }, context) => {
  if ((href === undefined) === (items === undefined))
    report(context, ['href'], 'write either this, for a link, or "items", for a list');
});

/** Menu, footer and sidebars: the one list of the links on every page. */
export const navigationSchema = entry({
  header: list('Menu at the top of every page, in order.', headerItem),
  footer: list('Columns of the footer; three fit.', linkGroup).max(3),
  legal: links('Links beside the copyright line.'),
  sidebars: group('Lists beside the resource pages.', {
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

const redirect = entry({
  from: formed(
    REDIRECT_FROM,
    'write the old path from the first slash on, in letters, digits, "-", "_" and brackets, without ending, "/index" and last slash, such as "/old-page"',
    'Path that is no page any more: letters, digits, hyphens and slashes.',
  ),
  to: formed(
    REDIRECT_TO,
    'write a path of this site that begins with one "/", without spaces (write "%20"), quotation marks, backslashes, "$" and braces',
    'Where it leads: a page of this site, or a part of one by #.',
  ),
});

/** Addresses that have moved; each old one redirects to the new one with status 301. */
export const redirects = collection({
  files: 'redirects/**/*.json',
  schema: entry({
    redirects: z.array(redirect).describe('The redirects, in any order.'),
  }),
  label: 'Redirects',
});
