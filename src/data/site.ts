/** The firm, from content/site.json. */
import { siteSchema, type Site } from '#schemas/site.ts';
import source from '../../content/site.json';

const site: Site = siteSchema.parse(source);

export function getSite(): Site {
  return site;
}

/** `tel:` address of the firm's phone. */
export const phoneHref = `tel:${site.phone.replaceAll(' ', '')}`;
export const mailHref = `mailto:${site.email}`;
/** Chat link: opens in a new tab (spec 1). */
export const chatHref = `https://wa.me/${site.whatsapp}`;

export function addressLines(): string[] {
  const { street, locality, postalCode, region, country } = site.address;
  return [street, `${locality} ${postalCode}`, `${region}, ${country}`];
}
