/** Windows does not open an address of more than about 2,000 characters. */
const MAIL_HREF_MAX_CHARS = 2_000;

/**
 * `mailto:` address of a mail with its subject and text. A text that does not fit loses its end, and `note` follows,
 * which says where all of it is. `to` is an address or ''.
 */
export function filledMailHref(to: string, subject: string, text: string, note: string): string {
  const start = `mailto:${to}?subject=${encode(subject)}&body=`;
  const room = MAIL_HREF_MAX_CHARS - start.length;
  if (encode(text).length <= room) return start + encode(text);
  const end = encode(`…\r\n\r\n[…] Cut here to fit. ${note}`);
  let body = '';
  for (const character of text) {
    const longer = body + encode(character);
    if (longer.length + end.length > room) break;
    body = longer;
  }
  return start + body + end;
}

/** Half a character, which a cut elsewhere may have left, would throw. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
