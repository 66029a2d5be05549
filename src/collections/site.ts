/** The firm: the only source of its name, contacts, address, profiles, legal form and credentials. */
import { z } from 'zod';
import { formatDate } from '#lib/format.ts';
import { FAMILY_IDS } from '#site/services.ts';
import { addIssueAt, collection } from './collection.ts';
import * as field from './fields.ts';

/** For each legal form with a registration number: the field that contains the number, and the number's name. */
const REGISTRATION_OF: Partial<Record<string, { field: 'llpin' | 'cin'; name: string }>> = {
  llp: { field: 'llpin', name: 'LLPIN' },
  company: { field: 'cin', name: 'CIN' },
};

const person = {
  initials: field.text('Initials: two letters, shown if there is no photo.'),
  prefix: field.text('Title before the name, such as "CA" or "CS".').optional(),
  name: field.text(),
  does: field.text('Profession, and which documents the person signs, in one or two sentences.'),
  body: field.text('Label of the membership number, such as "ICAI membership no.".').optional(),
  number: field.text('Membership number.').optional(),
  url: field.httpsAddress('Page on which visitors can look up the membership number.').optional(),
  languages: field.text('Languages of the person, such as "English, Kannada, Hindi".'),
  email: field.email('E-mail address of this person.'),
  family: field.choice(FAMILY_IDS, 'Practice of the person. Decides the colour.'),
  photo: field
    .text('Square photograph under public/media/: "/media/rao.jpg".')
    .meta({ picture: 'slide' })
    .optional(),
};

/**
 * A list that may be missing or empty. `npm run doctor -- --before-launch` reports a missing list; an empty list means
 * that there is nothing to show.
 */
const listOrNone = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  z.array(z.strictObject(shape)).optional().describe(about);

const siteSchema = z
  .strictObject({
    name: field.text('Name of the firm. The copyright line shows the legal name instead.'),
    legalName: field.text('Registered name, for the copyright line and legal pages.'),
    tagline: field.text('One sentence under the name in the footer.'),
    description: field.text('The work of the firm in a sentence, for search engines and feeds.'),
    established: z.int().min(1900).max(2099).describe('Year the firm was established.'),
    phone: field.textMatching(
      /^\+\d[\d ]{6,}\d$/,
      'write it in international form, such as "+91 80 1234 5678"',
      'Phone number in international form. WhatsApp has a field of its own.',
    ),
    email: field.email('E-mail address of the firm, also for messages from the forms.'),
    whatsapp: field.textMatching(
      /^91\d{10}$/,
      'write 91 and ten digits, without plus or spaces',
      'WhatsApp number: 91 and ten digits. It does not change with the phone number.',
    ),
    address: field.group('Office address.', {
      street: field.text('Number, building and street.'),
      locality: field.text('City.'),
      region: field.text('State.'),
      postalCode: field.textMatching(/^\d{3} ?\d{3}$/, 'write six digits', 'PIN code.'),
      country: field.text('Country, in words.'),
      countryCode: field.textMatching(/^[A-Z]{2}$/, 'write the two letters, such as "IN"'),
    }),
    // The limits permit only coordinates in India, so that swapped coordinates are refused.
    map: field.group('Centre of the map, in decimal degrees.', {
      latitude: z.number().min(6).max(38).describe('Degrees north: 12.97 in Bangalore.'),
      longitude: z.number().min(68).max(98).describe('Degrees east: 77.59 in Bangalore.'),
    }),
    social: field.optionalGroups('Social profiles of the firm, in the order of the footer.', {
      label: field.text('Name of the network.'),
      href: field.httpsAddress(),
    }),
    areaServed: field.text('Country of the clients, for search engines.'),
    officeHours: field.text('Hours, such as "Monday to Friday, 9.30 am to 6 pm IST".').optional(),
    replyTime: field.text('How soon we answer, such as "within one working day".').optional(),
    reviewer: field.optionalGroup('Qualified person who reviews the texts of the services.', {
      name: field.text(),
      qualification: field.text('Qualification of the reviewer, such as "FCA".'),
      since: field.date('Day of the first review by this person. Earlier reviews show no name.'),
    }),
    legalForm: field.choice(
      ['llp', 'company', 'partnership', 'proprietorship'],
      'Legal form of the firm, for the footer.',
    ),
    llpin: field.text('LLP identification number; required for an llp.').optional(),
    cin: field.text('Corporate identity number; required for a company.').optional(),
    registeredOffice: field.text('Registered office; required for an llp or a company.').optional(),
    queriesContact: field.text('Contact for queries; required for an llp or a company.').optional(),
    memberships: listOrNone('Memberships, shown on About, on Contact and in the footer.', {
      label: field.text('Label before the number, such as "ICAI firm registration number".'),
      value: field.text(),
    }),
    auditFirm: field.optionalGroup(
      'Independent firm of chartered accountants that signs statutory and tax audits; {{site.auditedBy}} prints its name.',
      {
        name: field.text('Name of the audit firm, such as "Rao & Co.".'),
        registrationNumber: field.text('ICAI firm registration number, such as "012345S".'),
      },
    ),
    people: listOrNone('People who sign for the firm, shown on the home page and About.', person),
  })
  .superRefine((site, context) => {
    const registration = REGISTRATION_OF[site.legalForm];
    if (registration === undefined) return;
    const message = `is missing; the legal form "${site.legalForm}" must show it`;
    for (const required of [registration.field, 'registeredOffice', 'queriesContact'] as const)
      if (site[required] === undefined) addIssueAt(context, [required], message);
  });

export const site = collection({ files: 'site.json', schema: siteSchema, label: 'The firm' });
export type Site = z.infer<typeof siteSchema>;

/** Returns the firm's registration number with its name (`LLPIN AAA-0000`); undefined if its legal form has none. */
export function companyNumberText(site: Site): string | undefined {
  const registration = REGISTRATION_OF[site.legalForm];
  return registration && `${registration.name} ${site[registration.field]}`;
}

/** Returns `Reviewed by A. Rao, FCA, on 3 March 2027.`; undefined before `since` or if there is no reviewer. */
export function reviewedByLine({ reviewer }: Pick<Site, 'reviewer'>, day: string) {
  if (reviewer === undefined || day < reviewer.since) return undefined;
  return `Reviewed by ${reviewer.name}, ${reviewer.qualification}, on ${formatDate(day)}.`;
}

/** Returns the sentence on who signs statutory and tax audits: the audit firm of site.json, or an unnamed firm. */
export const auditedByLine = ({ auditFirm }: Pick<Site, 'auditFirm'>): string =>
  auditFirm
    ? `Statutory and tax audits are carried out and signed by ${auditFirm.name}, chartered accountants, ICAI firm registration number ${auditFirm.registrationNumber}, an independent firm.`
    : 'We prepare your company for audit and work with its auditor; the audit is done and signed by an independent firm of chartered accountants.';

/** Returns the `tel:` address of the firm's phone. */
export const createPhoneHref = ({ phone }: Pick<Site, 'phone'>): string =>
  `tel:${phone.replaceAll(' ', '')}`;

/** Returns the lines of the office address, as on an envelope. */
export function addressLines({ address }: Pick<Site, 'address'>): string[] {
  const { street, locality, postalCode, region, country } = address;
  return [street, `${locality} ${postalCode}`, `${region}, ${country}`];
}
