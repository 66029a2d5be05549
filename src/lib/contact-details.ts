/** Rules for e-mail addresses and phone numbers, which the forms and the server share. */

/**
 * Invisible characters that copied text may contain: soft hyphen, zero-width space, byte order mark, controls of the
 * writing direction. The joiners U+200C and U+200D are not matched, because Indian scripts and emoji need them.
 */
const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;

export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** The browsers' pattern for `<input type="email">` (HTML standard), but the domain must contain a dot. */
const COMPLETE_ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Maximum length of an e-mail address (RFC 5321, section 4.5.3.1.3). */
const ADDRESS_MAX_CHARS = 254;

/**
 * Returns an e-mail address with its domain in ASCII, as mail programs need it: `asha@xn--mnchen-3ya.example` for
 * `asha@münchen.example`. Returns undefined if the address is not complete.
 */
export function readEmailAddress(text: string): string | undefined {
  const typed = withoutInvisible(text).trim();
  if (typed.length > ADDRESS_MAX_CHARS) return undefined;
  const [, name, domain] = /^([^@]+)@([^\s@/\\?#%:[\]]+)$/.exec(typed) ?? [];
  const address = domain && `${name}@${asciiDomain(domain)}`;
  // Refuses `=?`, because mail programs would decode it and reply to an address other than the one shown.
  if (!address || address.length > ADDRESS_MAX_CHARS || address.includes('=?')) return undefined;
  return COMPLETE_ADDRESS.test(address) ? address : undefined;
}

/** Returns `xn--mnchen-3ya.example` for `münchen.example`; '' if the text cannot be a domain. */
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
