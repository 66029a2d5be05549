/** The firm, from content/site.json. */
import { getEntry } from 'astro:content';
import { addressLines, createPhoneHref, type Site } from '#collections/site.ts';

const entry = await getEntry('site', 'site');
if (!entry)
  throw new Error('content/site.json is missing or has an error, which the terminal names');
const site: Site = entry.data;

export const getSite = (): Site => site;

export const phoneHref = createPhoneHref(site);
export const mailHref = `mailto:${site.email}`;
/** Chat link: opens in a new tab. */
export const chatHref = `https://wa.me/${site.whatsapp}`;
export const officeAddressLines: readonly string[] = addressLines(site);
