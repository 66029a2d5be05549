/** Windows does not open an address of more than about 2,000 characters. */
const MAIL_HREF_MAX_CHARS = 2_000;
/** By how much the room of each text shrinks from one try to the next, in characters of the address. */
const STEP = 40;

/**
 * `mailto:` address of a mail with its subject and text, never longer than 2,000 characters: where all does not fit,
 * the longest of the texts lose their ends, and the mail names them. `to` is an address or ''; `bodyOf` writes the
 * mail from the texts; `whole` is a sentence that says where the whole is.
 */
export function filledMailHref<Name extends string>(
  to: string,
  texts: Readonly<Record<Name | 'Subject', string>>,
  bodyOf: (texts: Readonly<Record<Name | 'Subject', string>>) => string,
  whole: string,
): string {
  for (let room = MAIL_HREF_MAX_CHARS; ; room -= STEP) {
    const fitting: Record<Name | 'Subject', string> = { ...texts };
    const cut: string[] = [];
    for (const name of Object.keys(texts) as Name[]) {
      const start = startOf(texts[name], room);
      fitting[name] = start ?? texts[name];
      if (start !== undefined) cut.push(name);
    }
    const note = cut.length > 0 ? `\r\n\r\n[…] Cut here to fit: ${cut.join(', ')}. ${whole}` : '';
    const body = encode(bodyOf(fitting) + note);
    const href = `mailto:${to}?subject=${encode(fitting.Subject)}&body=${body}`;
    if (href.length <= MAIL_HREF_MAX_CHARS || room <= 0) return href;
  }
}

/** Half a character, which a cut elsewhere may have left, would throw. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

/** As many whole characters as `room` characters of an address hold; undefined if that is the whole text. */
function startOf(text: string, room: number): string | undefined {
  let start = '';
  let length = 0;
  for (const character of text) {
    length += encode(character).length;
    if (length > room) return `${start.trimEnd()}…`;
    start += character;
  }
  return undefined;
}
