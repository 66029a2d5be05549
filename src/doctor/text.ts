/** Text that must not be published: raw HTML, links that could run something, characters nobody sees. */
import { join } from 'node:path';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { LINK_TARGET } from '#lib/markdown.ts';
import { error, type Finding } from '#collections/reading/finding.ts';
import { SINGLE_FILES, SINGLE_NAMES, type SingleName } from '#collections/single-files.ts';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import type { Entries } from '#collections/reading/read.ts';
import { strings } from '#collections/reading/strings.ts';

/** A picture lies in this project: no scheme, no other host. */
const PICTURE_TARGET = /^(?![/\\]{2})(?![a-z][a-z\d+.-]*:)/i;

/** Controls but tab and line ends; what turns the direction of text; line separators; half characters. */
const UNSEEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]/u;

/** Findings in every text of the files by themselves and of all entries. */
export function textFindings(
  singles: Readonly<Record<SingleName, unknown>>,
  entries: Entries,
  contentDir: string,
): Finding[] {
  const findings: Finding[] = [];
  for (const name of SINGLE_NAMES)
    for (const { path, value } of strings(singles[name]))
      findings.push(...lineFindings(join(contentDir, SINGLE_FILES[name].file), path, value));
  for (const name of COLLECTION_NAMES)
    for (const { file, data, body, bodyLine } of entries[name]) {
      for (const { path, value } of strings(data))
        findings.push(...lineFindings(file, path, value));
      findings.push(...bodyFindings(file, body, bodyLine));
    }
  return findings;
}

/** A whole element or remark. Links may have `<…>` around their target, and `code` may show anything. */
const HTML = /<(?:[a-z][a-z\d-]*(?:\s[^<>]*)?\/?|\/[a-z][a-z\d-]*\s*)>|<!--/i;
const NO_HTML = /\]\(<[^>]*>|`[^`]*`/g;

/** What a program makes of letters that it reads in another encoding than they were saved in. */
const GARBLED = /\uFFFD|Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€./u;

/** A field: HTML in it is no danger, because it is printed as text, which no visitor should read. */
export function lineFindings(file: string, field: string, text: string): Finding[] {
  return foundInLine(text).map(({ message }) => error(file, field, message));
}

/** `bodyLine`: line of the file on which the body begins. */
export function bodyFindings(file: string, body: string, bodyLine = 1): Finding[] {
  return foundInBody(body).map(({ message, line }) =>
    error(file, 'body', message, bodyLine + line - 1),
  );
}

const foundInLine = (text: string) => [
  ...unseen(text),
  ...garbled(text),
  ...htmlInLine(text),
  ...(hasLink(text) ? all(fromMarkdown(text)).flatMap(wrongNode) : []),
];

function foundInBody(body: string): Found[] {
  const { links, images, html } = markdownParts(body);
  return [
    ...unseen(body),
    ...garbled(body),
    ...html.map(({ written, line }) => {
      const shown = JSON.stringify(written.slice(0, 60));
      return {
        message: `holds HTML, ${shown}; write Markdown, and "\\<" for the sign itself`,
        line,
      };
    }),
    ...links.flatMap(({ href, line }) => wrongLink(href, line)),
    ...images.flatMap(({ url, line }) => wrongPicture(url, line)),
  ];
}

/** `line`: in the text, from 1. */
interface Found {
  readonly message: string;
  readonly line: number;
}

/** Cheap and never wrong in the other direction: without one of these there is no link. */
const hasLink = (text: string) => /[\]<]/.test(text);

function unseen(text: string): Found[] {
  const found = UNSEEN.exec(text);
  if (found === null) return [];
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const { before, line } = placeOf(text, found.index);
  return [{ message: `holds the invisible character U+${code} ${before}; delete it`, line }];
}

function garbled(text: string): Found[] {
  const found = GARBLED.exec(text);
  if (found === null) return [];
  const { before, line } = placeOf(text, found.index);
  const message = `holds ${JSON.stringify(found[0])} ${before}, where a program has lost a letter; write that letter again`;
  return [{ message, line }];
}

/** `after "the words before it"`, and the line. */
function placeOf(text: string, index: number) {
  const before = text.slice(Math.max(0, index - 20), index);
  return {
    before: `after ${JSON.stringify(before.split('\n').at(-1))}`,
    line: text.slice(0, index).split('\n').length,
  };
}

function htmlInLine(text: string): Found[] {
  const found = text.includes('<') ? HTML.exec(text.replace(NO_HTML, ''))?.[0] : undefined;
  if (found === undefined) return [];
  const message = `holds HTML, ${JSON.stringify(found.slice(0, 60))}, which visitors would read as text; take it out (bold words are written **so**)`;
  return [{ message, line: 1 }];
}

function wrongNode(node: Nodes): Found[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'image') return wrongPicture(node.url, line);
  return node.type === 'link' || node.type === 'definition' ? wrongLink(node.url, line) : [];
}

function wrongLink(href: string, line: number): Found[] {
  const address = JSON.stringify(href);
  if (!isWellFormed(href)) return [notWellFormed(address, line)];
  if (LINK_TARGET.test(href)) return [];
  const message = `links to ${address}; a link begins with "/", "#", https://, mailto: or tel:`;
  return [{ message, line }];
}

function wrongPicture(url: string, line: number): Found[] {
  const address = JSON.stringify(url);
  if (!isWellFormed(url)) return [notWellFormed(address, line)];
  if (PICTURE_TARGET.test(url)) return [];
  return [{ message: `shows the picture ${address}; only pictures of this project`, line }];
}

const notWellFormed = (address: string, line: number): Found => ({
  message: `names ${address}; "%" in an address is written "%25"`,
  line,
});

function isWellFormed(address: string): boolean {
  try {
    decodeURI(address);
    return true;
  } catch {
    return false;
  }
}

function all(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(all) : [])];
}
