/**
 * Finds texts that must not be published: HTML, links that run code, invisible characters, placeholders,
 * invalid charts, praise.
 */
import { chart, parseChartSource } from '#collections/chart.ts';
import { collectionNamed } from '#collections/index.ts';
import { quoteValue, parseBySchema } from '#collections/reading/error-map.ts';
import { fieldPathInWords, type Problem } from '#collections/reading/problem.ts';
import { inspectMarkdown } from '#collections/reading/markdown.ts';
import type { Content, EntryOrGroup } from '#collections/reading/read.ts';
import { lineAt } from '#collections/reading/source.ts';
import { formatCodePoint, firstUnsupportedCharacter } from '#features/documents/fonts.ts';
import { ALLOWED_HREF } from '#lib/inline-text.ts';
import { rememberResults } from '#lib/remember.ts';
import { everyEntryAndGroup, textsOfEntry } from './entries.ts';
import { impossibleDaysIn } from './impossible-days.ts';

export const checkTexts = (content: Content): Problem[] =>
  everyEntryAndGroup(content).flatMap(textProblems);

/** Returns the problems in an entry's texts. The result is cached until the entry's file changes. */
const textProblems = rememberResults((entry: EntryOrGroup): Problem[] => [
  ...textsOfEntry(entry).flatMap(({ path, value }) =>
    [
      ...(path === 'body'
        ? checkMarkup(value, isDocument(entry) ? 'document' : 'page')
        : checkMarkup(withoutLists(value), 'field')),
      ...(isPrinted(entry, path) ? unsupportedCharacters(value) : []),
      ...(entry.collection === 'legalFigures' ? [] : checkCopy(value)),
    ].map(({ message, line, severity }) => entry.problem(path, message, severity, line)),
  ),
  // Checks the texts before figures are filled in, so that an invalid date in content/facts/ is reported only once.
  ...textsOfEntry(entry.raw).flatMap(({ path, value }) =>
    impossibleDays(value).map(({ message, line }) => entry.problem(path, message, 'error', line)),
  ),
  ...chartProblems(entry),
]);

const isDocument = ({ collection }: EntryOrGroup) =>
  collectionNamed(collection).documentName !== undefined;

/** Checks whether the text may appear in a document (PDF) or a social picture. */
const isPrinted = (entry: EntryOrGroup, path: string) =>
  isDocument(entry) || entry.collection === 'site' || ['title', 'heading'].includes(path);

/** A problem in one text. `line`: line in the text, from 1. Without `severity`, the problem is an error. */
interface TextProblem {
  readonly message: string;
  readonly line: number;
  readonly severity?: Problem['severity'];
}

/** Escapes a year at the start of a line, so that the line is not read as a list: `2015. A year` → `2015\\. A year`. */
const withoutLists = (value: string) => value.replaceAll(/^(\d{3,})(?=[.)])/gm, '$1\\');

/** A forbidden pattern, and the message for a match. `before`: up to 20 characters before the match. */
type Rule = readonly [pattern: RegExp, message: (found: string, before: string) => string];

const PLACEHOLDER: Rule = [
  /\b(To be written|lorem|ipsum|TODO|TBD|FIXME|coming soon|placeholder)\b/,
  (found) => `"${found}" is a placeholder; write the real words`,
];

/**
 * Words that praise the firm, or advertise fees or gifts. The law also uses some of these words (guaranteed by a
 * director, free of charge), so a match is only a warning.
 */
const PRAISE: readonly RegExp[] = [
  /\bbest\b(?! (estimate|judgement|interests?)\b)/i,
  /\bleading\b(?= (?!(?:up )?to\b|zeros?\b))/i,
  // “No. 1” is no praise of the firm if it is the number of a notification: Circular No. 1, No. 1/2026.
  /(?<!\b(?:Sl|Form|Circular|Notification|Order|Schedule)\.? )\bNo\. ?1\b(?![/(-])|\bnumber one\b|\b#1\b/i,
  /\b(guaranteed|we guarantee|100% compliance|zero penalty|government-approved)\b/i,
  /\b(world-class|top-rated|award-winning|unrivalled|hassle-free|fastest|cheapest|foremost|second to none)\b/i,
  /\bfree (of charge|consultation|quote|trial)\b|\bdiscount(s|ed)? (on|off) our\b/i,
  /\b(starting at|starts from|from only|our fee is) ₹/i,
];
const praises = (found: string) =>
  `"${found}" may be promotional. If it describes the firm, the ICAI and ICSI codes forbid it; if it states the law, ignore this warning`;

/** Reports placeholders, and words that may praise the firm. */
export const checkCopy = (text: string): TextProblem[] => [
  ...firstOf(text, PLACEHOLDER),
  ...PRAISE.flatMap((pattern) => firstOf(text, [pattern, praises], 'warning')),
];

const impossibleDays = (text: string): TextProblem[] =>
  [...new Set(impossibleDaysIn(text))].map((found) => ({
    message: `"${found}" is not a day that exists; correct it`,
    line: lineAt(text, text.indexOf(found)),
  }));

const TYPING_RULES: readonly Rule[] = [
  // Soft hyphens, marks of direction and width, line separators, replacement characters, private characters (bullets of
  // word processors), lone surrogates, and control characters other than tabs and line ends. U+200C and U+200D are
  // permitted, because Indian scripts need them.
  [
    // eslint-disable-next-line no-control-regex
    /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffd\p{Co}\p{Cs}]/u,
    (found, before) =>
      `contains ${formatCodePoint(found)} after ${quoteValue(before)}, an invisible or unassigned character; delete it, or write what belongs there`,
  ],
  // Bullets of word processors.
  [
    /(?<=^[ \t]*)(?:[•·▪◦‣⁃●○■□❖➢➤]|o(?=\t))/m,
    (found) =>
      `begins a line with "${found}", which prints as a character in running text; begin each item of a list with "- "`,
  ],
  // A tab between two words or figures. A tab after a list marker is permitted.
  [
    /(?<=[^\s|])(?<!^[ \t]*(?:[^\p{L}\p{N}]|o|\d+[.)]))\t+(?=[^\s|])/mu,
    () =>
      'contains a tab, which prints as a space; write | between the cells of a table (content/README.md shows how)',
  ],
  // A reference with a missing brace, such as `{{gst-rates}`.
  [
    /\{\{(?![^{}]*\}\})[^\s}]*\}?|(?<!\{\{[^{}]*)\}\}|(?<!\{)\{[a-z0-9][a-z0-9.@-]*\}(?!\})/,
    (found) => `is missing a brace at "${found}"; write the name of a figure as {{name}}`,
  ],
];

function firstOf(text: string, [pattern, message]: Rule, severity: Problem['severity'] = 'error') {
  const match = pattern.exec(text);
  if (match === null) return [];
  const before = text.slice(0, match.index).slice(-20);
  return [{ message: message(match[0], before), line: lineAt(text, match.index), severity }];
}

/** Reports a character that the fonts of documents (PDF) and social pictures lack. */
function unsupportedCharacters(text: string): TextProblem[] {
  const unsupported = firstUnsupportedCharacter(text);
  if (unsupported === undefined) return [];
  const { character, code, index } = unsupported;
  const message = `contains "${character}" (${code}), which the fonts of documents and social pictures lack; write it in words or take it out`;
  return [{ message, line: lineAt(text, index) }];
}

/** Reports charts in Markdown that cannot be drawn; the schema checks charts in fields. */
const chartProblems = (entry: EntryOrGroup): Problem[] =>
  inspectMarkdown(entry.body).charts.flatMap(({ source, line }) => {
    const { document, wrong } = parseChartSource(source);
    const messages = wrong
      ? [`cannot be read: ${wrong.what}`]
      : parseBySchema(chart, document.toJS()).errors.map(
          ({ field, message }) => `${fieldPathInWords(field)}: ${message}`,
        );
    return messages.map((message) => entry.problem('body', `chart, ${message}`, 'error', line));
  });

const BOX = 'has a list with [ ], a box that nobody can tick; write "- " alone';
const TICKED_BOX = 'has a list with a ticked box, [x]; a document can print only empty ones, [ ]';

/**
 * Reports forbidden content in a text. HTML in a field is harmless, because it is printed as text, but visitors should
 * not see it. A document supports less Markdown than a page, and a field supports less than a document.
 */
export function checkMarkup(
  text: string,
  place: 'page' | 'document' | 'field' = 'page',
): TextProblem[] {
  // Only texts with these characters are parsed as Markdown, because parsing every text takes seconds.
  const isMarkdown = /[\]<*~]|http|www|```|^(?:#|--|==|\t| {4}|\s*\||[-+] |\d+[.)])/m.test(text);
  const { html, links, images, boxes, problems, unprintable, blocks } = inspectMarkdown(
    isMarkdown ? text : '',
  );
  return [
    ...TYPING_RULES.flatMap((rule) => firstOf(text, rule)),
    ...problems,
    ...(place === 'page' ? [] : unprintable),
    ...(place === 'field' ? blocks : []),
    ...boxes
      .filter(({ isTicked }) => place !== 'document' || isTicked)
      .slice(0, 1)
      .map(({ line }) => ({ message: place === 'document' ? TICKED_BOX : BOX, line })),
    ...html.slice(0, 1).map(({ written, line }) => ({
      message: `contains HTML, ${JSON.stringify(written.slice(0, 60))}; take it out (bold words are written **so**, and in Markdown the character itself as "\\<")`,
      line,
    })),
    ...links
      // Skips placeholders that could not be filled in, because another check reports them.
      .filter(({ href }) => !/\{\{site\.\w+\}\}/.test(href))
      .filter(({ href }) => !ALLOWED_HREF.test(href) || !URL.canParse(href, 'https://a.example'))
      .map(({ href, line }) => ({
        message: `links to ${JSON.stringify(href)}; a link begins with "/", "#", https://, mailto: or tel:`,
        line,
      })),
    ...images
      .filter(({ url }) => !/^(\.\.\/)+images\//.test(url))
      .map(({ url, line }) => ({
        message: `shows the picture ${JSON.stringify(url)}; only those of content/images/, as "../images/…"`,
        line,
      })),
  ];
}
