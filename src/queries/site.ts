/** The firm, from content/site.json. */
import { addressLines, createPhoneHref, type Site } from '#collections/site.ts';
import { getEntryData } from './entry.ts';

const site = await getEntryData('site', 'site');

export const getSite = (): Site => site;

export const phoneHref = createPhoneHref(site);
export const mailHref = `mailto:${site.email}`;
/** Address of the WhatsApp chat. Links to the chat open in a new tab. */
export const chatHref = `https://wa.me/${site.whatsapp}`;
/** Returns the address of the WhatsApp chat, with the beginning of a message filled in. */
export const chatAbout = (subject: string) =>
  `${chatHref}?text=${encodeURIComponent(`Hello, I have a question about: ${subject}`)}`;
export const officeAddressLines: readonly string[] = addressLines(site);
