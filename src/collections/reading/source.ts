/** The text of a content file as it was saved, or why it must not be used. */
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { error, type Finding } from './finding.ts';

export type Source = { readonly text: string } | { readonly fault: Finding };

/** Marks that git leaves where it could not join two versions. */
const CONFLICT = /^\s*(?:(?:<{7}|\|{7}|>{7})(?: .*)?|={7})\s*$/;
const BYTE_ORDER_MARK = /^\uFEFF/;
const RESAVE =
  'open it, choose “Save As” with the encoding UTF-8 (in VS Code “Save with Encoding”), and check its letters';

/** Reads a file. A byte order mark, which some programs put before the first letter, is left out. */
export function readSource(file: string): Source {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    return { fault: error(file, '', 'cannot be opened; it is missing, or it may not be read') };
  }
  if (!isUtf8(bytes)) return { fault: wrongEncoding(file, bytes) };
  const text = bytes.toString().replace(BYTE_ORDER_MARK, '');
  if (text.trim() === '')
    return { fault: error(file, '', 'is empty; write its text again, or delete the file', 1) };
  const marks = /^\s*[<>|=]{7}/m.test(text) ? conflictLines(text) : [];
  return marks.length > 0 ? { fault: conflict(file, marks) } : { text };
}

/** The text for checks that read files by themselves; nothing where it must not be used, which the reading reports. */
export function usableText(file: string): string {
  const source = readSource(file);
  return 'text' in source ? source.text : '';
}

function wrongEncoding(file: string, bytes: Buffer): Finding {
  const start = bytes.subarray(0, 2).toString('latin1');
  if (['\u00FF\u00FE', '\u00FE\u00FF'].includes(start))
    return error(file, '', `is saved as UTF-16 (“Unicode”) instead of UTF-8; ${RESAVE}`, 1);
  if (bytes.includes(0)) {
    const message =
      'is no plain text, but perhaps a Word document or a picture under another name; write its text into a new file';
    return error(file, '', message, 1);
  }
  const lines = bytes.toString('latin1').split('\n');
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  const word =
    /[\w\u0080-\u00FF]*[\u0080-\u00FF][\w\u0080-\u00FF]*/.exec(lines[index] ?? '')?.[0] ?? '';
  const meant = new TextDecoder('windows-1252').decode(Buffer.from(word, 'latin1'));
  const message = `is not saved as UTF-8, so “${meant}” would come out wrong; ${RESAVE}`;
  return error(file, '', message, index + 1);
}

const conflictLines = (text: string) =>
  text.split('\n').flatMap((line, index) => (CONFLICT.test(line) ? [index + 1] : []));

function conflict(file: string, lines: readonly number[]): Finding {
  const places = new Intl.ListFormat('en-GB').format(lines.map(String));
  const message = `two versions of this file were never joined; git left its marks (<<<<<<<, =======, >>>>>>>) on ${lines.length === 1 ? 'line' : 'lines'} ${places}. Keep the version that is right, and delete the other and the marks`;
  return error(file, '', message, lines[0]);
}
