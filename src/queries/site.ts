/** The firm, from content/site.json. */
import { addressLines, siteSchema, telephoneHref, type Site } from '#collections/site.ts';
import source from '../../content/site.json';

const site: Site = siteSchema.parse(source);

export function getSite(): Site {
  return site;
}

export const phoneHref = telephoneHref(site);
export const mailHref = `mailto:${site.email}`;
/** Chat link: opens in a new tab. */
export const chatHref = `https://wa.me/${site.whatsapp}`;
export const officeLines: readonly string[] = addressLines(site);
