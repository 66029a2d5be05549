/** Text that must not be published: HTML, links that could run something, unseen characters, praise, placeholders, wrong charts. */
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { chart, chartSource } from '#collections/chart.ts';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { validate } from '#collections/reading/error-map.ts';
import type { Finding } from '#collections/reading/finding.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import {
  problemIn,
  problemInBody,
  type Entries,
  type ReadEntry,
  type SingleReading,
} from '#collections/reading/read.ts';
import { linesOf } from '#collections/reading/source.ts';
import { strings } from '#collections/reading/strings.ts';
import { undrawable } from '#features/documents/fonts.ts';
import { LINK_TARGET } from '#lib/markdown.ts';

/** A picture lies in this project: no scheme, no other host. */
const PICTURE_TARGET = /^(?![/\\]{2})(?![a-z][a-z\d+.-]*:)/i;

/** Controls but tab and line ends; what turns the direction of text; line separators; half characters. */
const UNSEEN =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069\ufeff\p{Cs}]/u;

/** Collections that become documents as a whole. */
const PRINTED: readonly string[] = ['documents', 'policies', 'resources'];

/** Findings in every text of the single files and of all entries. */
export function textFindings(
  singles: readonly SingleReading<unknown>[],
  entries: Entries,
): Finding[] {
  return [
    ...singles.flatMap(({ value, source }) => {
      const place = { file: source.file, source, above: '' };
      return [...strings(value)].flatMap(({ path, value }) =>
        [...foundInLine(value), ...undrawn(value), ...copyFound(value)].map(({ message }) =>
          problemIn(place, path, message),
        ),
      );
    }),
    ...COLLECTION_NAMES.flatMap((name) =>
      (entries[name] as ReadEntry[]).flatMap((entry) => [
        ...[...strings(entry.data)].flatMap(({ path, value }) =>
          [
            ...foundInLine(value),
            ...(path === 'title' || path === 'heading' || PRINTED.includes(name)
              ? undrawn(value)
              : []),
            ...(name === 'facts' ? [] : copyFound(value)),
          ].map(({ message }) => problemIn(entry, path, message)),
        ),
        ...[
          ...foundInBody(entry.body),
          ...copyFound(entry.body),
          ...(PRINTED.includes(name) ? undrawn(entry.body) : []),
        ].map(({ message, line }) => problemInBody(entry, line, message)),
        ...chartFindings(entry),
      ]),
    ),
  ];
}

const PLACEHOLDER = 'is a placeholder; write the real words';
const SOLICITS = 'praises or solicits; the codes of ethics of the professions forbid it';
const FEES = 'names fees or gifts; fees are agreed in the engagement letter';

/** `best` and `leading` have honest uses (best estimate, leading to); the patterns spare those. */
const COPY_RULES: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/\bTo be written\b/, PLACEHOLDER],
  [/\b(lorem|ipsum|TODO|TBD|FIXME|coming soon|placeholder)\b/, PLACEHOLDER],
  [/\bbest\b(?! (estimate|judgement|interests?)\b)/i, SOLICITS],
  [/\bleading (?!to\b|zeros?\b)/i, SOLICITS],
  [/(?<!Sl\. )\bNo\. ?1\b|\bnumber one\b|\b#1\b/i, SOLICITS],
  [/\bguaranteed\b|\bwe guarantee\b|\b100% compliance\b|\bzero penalty\b/i, SOLICITS],
  [
    /\b(world-class|top-rated|award-winning|unrivalled|hassle-free|fastest|cheapest|foremost|second to none)\b/i,
    SOLICITS,
  ],
  [/\bgovernment-approved\b/i, SOLICITS],
  [/\bfree (of charge|consultation|quote|trial)\b|\bdiscount(s|ed)? (on|off) our\b/i, FEES],
  [/\b(starting at|starts from|from only|our fee is) ₹/i, FEES],
];

/** What the copy must not say: the profession's rules, and text that is still to be written. */
function copyFound(text: string): Found[] {
  return COPY_RULES.flatMap(([pattern, why]) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    return [{ message: `"${found[0].trim()}" ${why}`, line: placeOf(text, found.index).line }];
  });
}

/** Signs that no font of the documents (PDF) and social pictures has. */
function undrawn(text: string): Found[] {
  const lacked = undrawable(text);
  if (lacked === undefined) return [];
  const { sign, code, index } = lacked;
  const message = `holds "${sign}" (${code}), which the fonts of documents and social pictures lack; write it in words or take it out`;
  return [{ message, line: placeOf(text, index).line }];
}

/** Charts in Markdown that cannot be drawn; those in fields are checked with their entry. */
function chartFindings(entry: ReadEntry): Finding[] {
  return markdownParts(entry.body).charts.flatMap(({ source, line }) => {
    const read = chartSource(source);
    if ('wrong' in read)
      return [
        {
          ...problemInBody(entry, line + read.line - 1, `cannot be read: ${read.wrong}`),
          field: 'chart',
        },
      ];
    const checked = validate(chart, read.data, entry.file);
    if ('data' in checked) return [];
    const lineOf = linesOf(source, 0);
    return checked.errors.map(({ field, message }) => ({
      ...problemInBody(entry, line + lineOf(field) - 1, message),
      field: `chart.${field}`,
    }));
  });
}

/** A whole element or remark. Links may have `<…>` around their target, and `code` may show anything. */
const HTML = /<(?:[a-z][a-z\d-]*(?:\s[^<>]*)?\/?|\/[a-z][a-z\d-]*\s*)>|<!--/i;
const NO_HTML = /\]\(<[^>]*>|`[^`]*`/g;

/** What a program makes of letters that it reads in another encoding than they were saved in. */
const GARBLED = /\uFFFD|Ã[\u0080-\u00BF]|Â[\u0080-\u00BF]|â€./u;

/** HTML in a field is no danger, because it is printed as text, which no visitor should read. */
export const foundInLine = (text: string) => [
  ...letters(text),
  ...htmlInLine(text),
  ...(hasLink(text) ? all(fromMarkdown(text)).flatMap(wrongNode) : []),
];

export function foundInBody(body: string): Found[] {
  const { links, images, html } = markdownParts(body);
  return [
    ...letters(body),
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

/** The first letter that nobody sees, and the first that a program has lost. */
function letters(text: string): Found[] {
  const found = (pattern: RegExp, message: (found: string, before: string) => string): Found[] => {
    const match = pattern.exec(text);
    if (match === null) return [];
    const { before, line } = placeOf(text, match.index);
    return [{ message: message(match[0], before), line }];
  };
  return [
    ...found(UNSEEN, (one, before) => {
      const code = one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return `holds the invisible character U+${code} ${before}; delete it`;
    }),
    ...found(
      GARBLED,
      (some, before) =>
        `holds ${JSON.stringify(some)} ${before}, where a program has lost a letter; write that letter again`,
    ),
  ];
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
  // A name that could not be filled in, which is an error of its own.
  if (/^\{\{site\.\w+\}\}$/.test(href)) return [];
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
