/** Rules for e-mail addresses and phone numbers, which the forms and the server share. */

/**
 * Invisible characters that copied text may contain: soft hyphen, zero-width space, byte order mark, controls of the
 * writing direction. The joiners U+200C and U+200D are not among them, because Indian scripts and emoji need them.
 */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** The pattern by which browsers check `<input type="email">` (HTML standard), but with a dot in the domain. */
const COMPLETE_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The limit of RFC 5321, section 4.5.3.1.3. */
const ADDRESS_MAX_CHARS = 254;

/**
 * Returns the address in the form to which mail programs send, with the domain in ASCII (`asha@münchen.example` becomes
 * `asha@xn--mnchen-3ya.example`); undefined if it is not complete.
 */
export function readEmailAddress(text: string): string | undefined {
  const typed = withoutInvisible(text).trim();
  if (typed.length > ADDRESS_MAX_CHARS) return undefined;
  const [, name, domain] = /^([^@]+)@([^\s@/\\?#%:[\]]+)$/.exec(typed) ?? [];
  const address = domain && `${name}@${asciiDomain(domain)}`;
  // Mail programs would decode `=?` and reply to a different address from the one shown.
  if (!address || address.length > ADDRESS_MAX_CHARS || address.includes('=?')) return undefined;
  return COMPLETE_ADDRESS.test(address) ? address : undefined;
}

/** Returns `xn--mnchen-3ya.example` for `münchen.example`; '' if there is no such domain. */
function asciiDomain(domain: string): string {
  if (/^[\w.-]+$/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** Checks whether a text can be a phone number: it has six digits or more, in any script. */
export const isPhoneNumber = (text: string): boolean => (text.match(/\p{Nd}/gu) ?? []).length >= 6;
