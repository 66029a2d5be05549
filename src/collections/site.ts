import { z } from 'zod';
import { LEGAL_FORMS } from '#site/vocabularies.ts';
import { formatDate } from '#lib/format.ts';
import { entry, externalUrl, formed, isoDate, text } from './fields.ts';
import { registrations } from './registrations.ts';

const REGISTRATION_OF = {
  llp: { field: 'llpin', name: 'LLPIN' },
  company: { field: 'cin', name: 'CIN' },
} as const;

/** The firm: the one source for its name, contacts, address, socials and legal form. */
export const siteSchema = entry({
  name: text().describe(
    'Name shown in the header, titles and documents. The registered name, which the copyright line shows, has its own field.',
  ),
  legalName: text().describe(
    'Registered name: in the copyright line of every page, and on legal pages.',
  ),
  tagline: text().describe('One sentence under the name in the footer.'),
  description: text().describe('What the firm does, for search engines and feeds.'),
  established: z.int().min(1900).describe('Year the firm was established.'),
  phone: formed(
    /^\+\d[\d ]{6,}\d$/,
    'write it in international form, such as "+91 80 1234 5678"',
  ).describe('Phone number in international form. WhatsApp has a field of its own.'),
  email: z.email('write a complete e-mail address').describe('Address for messages.'),
  whatsapp: formed(/^91\d{10}$/, 'write 91 and ten digits, without plus or spaces').describe(
    'Where the WhatsApp links lead: 91 and ten digits. It does not follow the phone number.',
  ),
  address: entry({
    street: text().describe('Number, building and street.'),
    locality: text().describe('City.'),
    region: text().describe('State.'),
    postalCode: text().describe('PIN code.'),
    country: text().describe('Country, in words.'),
    countryCode: formed(/^[A-Z]{2}$/, 'write the two-letter country code, such as "IN"').describe(
      'Country, as its two-letter code.',
    ),
  }).describe('Office address.'),
  map: entry({
    latitude: z.number().min(-90).max(90).describe('Degrees north.'),
    longitude: z.number().min(-180).max(180).describe('Degrees east.'),
  }).describe('Where the map opens, in decimal degrees.'),
  social: entry({
    instagram: externalUrl().describe('Profile on Instagram.'),
    facebook: externalUrl().describe('Profile on Facebook.'),
    linkedin: externalUrl().describe('Profile on LinkedIn.'),
    reddit: externalUrl().describe('Profile on Reddit.'),
    quora: externalUrl().describe('Profile on Quora.'),
    x: externalUrl().describe('Profile on X.'),
  }).describe('Profiles shown in the footer.'),
  areaServed: text().describe('Where clients are.'),
  officeHours: text()
    .optional()
    .describe('When the office is open, such as "Monday to Friday, 9.30 am to 6 pm IST".'),
  replyTime: text()
    .optional()
    .describe('By when messages are answered, such as "within one working day".'),
  reviewer: entry({
    name: text().describe('Name of the person.'),
    qualification: text().describe('Qualification, such as "FCA".'),
    since: isoDate().describe('First day of their reviews; a text read before it names nobody.'),
  })
    .optional()
    .describe(
      'Qualified person who reads the services’ texts; without one nothing is called reviewed.',
    ),
  legalForm: z.enum(LEGAL_FORMS).describe('Decides which registration facts the footer shows.'),
  llpin: text().optional().describe('LLP identification number; required for an llp.'),
  cin: text().optional().describe('Corporate identity number; required for a company.'),
  registeredOffice: text().optional().describe('Required for an llp or a company.'),
  queriesContact: text()
    .optional()
    .describe('Named contact for queries and grievances; required for an llp or a company.'),
  registrations: registrations(),
}).superRefine((site, context) => {
  if (site.legalForm !== 'llp' && site.legalForm !== 'company') return;
  const { field, name } = REGISTRATION_OF[site.legalForm];
  for (const required of [field, 'registeredOffice', 'queriesContact'] as const) {
    if (site[required] !== undefined) continue;
    const what = required === field ? ` (the ${name})` : '';
    context.addIssue({
      code: 'custom',
      path: [required],
      message: `is missing${what}; the legal form "${site.legalForm}" must show it`,
    });
  }
});

export type Site = z.infer<typeof siteSchema>;

/** The firm's number in its register, named (`LLPIN AAA-0000`), where its legal form has one. */
export function registrationOf(site: Site): string | undefined {
  if (site.legalForm !== 'llp' && site.legalForm !== 'company') return undefined;
  const { field, name } = REGISTRATION_OF[site.legalForm];
  return `${name} ${site[field]}`;
}

/** `Reviewed by A. Rao, FCA, on 3 March 2027.`; nothing without a reviewer, or before their time. */
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

/** Marks of the stand-in values the project ships with; the launch list names those that are left. */
const STAND_IN: Record<string, (site: Site) => boolean> = {
  name: (site) => site.name.startsWith('Kaveri Advisory'),
  legalName: (site) => site.legalName.startsWith('Kaveri Advisory'),
  phone: (site) => site.phone.replace(/\D/g, '').endsWith('00000000'),
  email: (site) => site.email.endsWith('@example.com'),
  whatsapp: (site) => site.whatsapp.endsWith('0000000000'),
  address: (site) => site.address.street.includes('Sample House'),
  map: ({ map }) => map.latitude === 12.9716 && map.longitude === 77.5946,
  social: (site) => Object.values(site.social).some((url) => url.includes('//example.com')),
  llpin: (site) => site.llpin === 'AAA-0000',
  registeredOffice: (site) => site.registeredOffice?.includes('Sample House') ?? false,
  queriesContact: (site) => site.queriesContact?.includes('@example.com') ?? false,
};

/** What visitors look for on Contact and the firm has not filled in. */
export const missingContactFacts = (site: Site) =>
  (['officeHours', 'replyTime'] as const).filter((field) => site[field] === undefined);

/** Fields of site.json that still hold a stand-in value. */
export function standInFields(site: Site): string[] {
  return Object.keys(STAND_IN).filter((field) => STAND_IN[field]?.(site));
}
