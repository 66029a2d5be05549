/** The firm, from content/site.json. */
import { addressLines, createPhoneHref, type Site } from '#collections/site.ts';
import { getEntryData } from './entry.ts';

const site = await getEntryData('site', 'site');

export const getSite = (): Site => site;

export const phoneHref = createPhoneHref(site);
export const mailHref = `mailto:${site.email}`;
/** Chat link: opens in a new tab. */
export const chatHref = `https://wa.me/${site.whatsapp}`;
/** Chat link with the first words of a message written. */
export const chatAbout = (subject: string) =>
  `${chatHref}?text=${encodeURIComponent(`Hello, I have a question about: ${subject}`)}`;
export const officeAddressLines: readonly string[] = addressLines(site);
