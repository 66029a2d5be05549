/** Building blocks of the entry schemas. Every error says what was found and what is allowed. */
import { z } from 'zod';
import { DESCRIPTION_MAX_CHARS, DESCRIPTION_MIN_CHARS, TITLE_MAX_CHARS } from '#site/limits.ts';
import { COLOURS, ICONS } from '#site/vocabularies.ts';
import { nearest, quote } from './reading/error-map.ts';

/** An object that refuses unknown keys and names the allowed ones. */
export function entry<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const allowed = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? unknownFields(issue.keys as string[], allowed)
        : undefined,
  });
}

function unknownFields(keys: readonly string[], allowed: readonly string[]): string {
  const found = keys.map((key) => `"${key}"${meant(key, allowed)}`).join(', ');
  return `unknown field ${found}; allowed: ${allowed.join(', ')}`;
}

function meant(key: string, allowed: readonly string[]): string {
  const guess = nearest(key, allowed);
  return guess === undefined ? '' : ` (did you mean "${guess}"?)`;
}

/** Text of one line or more, not blank; surrounding space is cut. */
export const text = () =>
  z.string().trim().min(1, { error: 'is empty; write some text', abort: true });

/** Text of a form. An editor shows the same message while the text is typed. */
export const formed = (pattern: RegExp, message: string) =>
  z
    .string()
    .regex(pattern, { error: ({ input }) => `found ${quote(input)}; ${message}`, abort: true })
    .meta({ patternErrorMessage: message });

/**
 * Text that search results show whole. One that holds `{{…}}` passes, because it is measured again
 * once the figure is filled in; so the same schema serves an editor, who sees the braces.
 */
function shownWhole(min: number, max: number) {
  const fits = new RegExp(`^(?:[\\s\\S]{${min},${max}}|[\\s\\S]*\\{\\{[\\s\\S]*)$`);
  return text()
    .regex(fits, {
      error: ({ input }) => {
        const { length } = String(input);
        const found = `has ${length} character${length === 1 ? '' : 's'}`;
        return length < min
          ? `${found}; write at least ${min}, so that it says what the page offers`
          : `${found}; search results cut it after ${max}`;
      },
    })
    .meta({ patternErrorMessage: `write ${min} to ${max} characters` });
}

/** Title of a page or card, short enough for a search result. */
export const title = () =>
  shownWhole(1, TITLE_MAX_CHARS).describe(`Title, at most ${TITLE_MAX_CHARS} characters.`);

/** Summary for cards and search results: 40 to 160 characters, the length a result shows whole. */
export const summary = () =>
  shownWhole(DESCRIPTION_MIN_CHARS, DESCRIPTION_MAX_CHARS).describe(
    `Shown on cards and in search results: ${DESCRIPTION_MIN_CHARS} to ${DESCRIPTION_MAX_CHARS} characters.`,
  );

/** Calendar day written `YYYY-MM-DD`. The value stays text, so no time zone can shift it. */
export const isoDate = () =>
  z.iso
    .date({ error: (issue) => `found ${quote(issue.input)}; write a real date as "YYYY-MM-DD"` })
    .meta({ patternErrorMessage: 'write a real date as "YYYY-MM-DD"' });

/** A day that is the day on which the entry is made, until someone writes another. */
export const today = (what: string) => isoDate().describe(what).meta({ today: true });

/** Fields of every entry that may wait; `reading/publication.ts` decides by them. */
export const publication = () => ({
  draft: z
    .boolean()
    .optional()
    .describe('On (true): hidden from visitors. Off: shown to them once it is published.'),
  publishDate: isoDate()
    .optional()
    .describe('First day on which visitors see it, India time. Left empty: at once.'),
});

/** Marks what is invented, so that the site can be shown before it is the firm's own. */
export const example = (what: string) =>
  z
    .boolean()
    .optional()
    .describe(
      `On (true) while ${what} invented: visitors see the word "Example" beside it. Switch it off once it is true.`,
    );

/** Web address outside the site, https only. */
export const externalUrl = () =>
  z.url({
    protocol: /^https$/,
    error: (issue) => `found ${quote(issue.input)}; write a full address that begins with https://`,
  });

/** Path inside the site (`/contact`, `/faqs#faq-3`); the build checks that it exists. */
export const internalPath = () =>
  formed(/^\/(?!\/)/, 'write a path of this site that begins with "/"');

/** Position in its list, from 1, no two alike in one list. */
export const order = () => z.int().min(1).describe('Position in its list, from 1, no two alike.');

export const colour = () => z.enum(COLOURS).describe('Colour of rules, numerals and small titles.');
export const icon = () => z.enum(ICONS).describe('Small drawing beside the title.');

/** Search-engine keywords, one to ten. */
export const keywords = () =>
  z.array(text()).min(1).max(10).describe('One to ten words or phrases people search for.');

/** Paragraphs with an empty line between them; read as a list. Inline Markdown: links, emphasis, code. */
export const paragraphs = () =>
  text()
    .transform((all) => all.split(/\n\s*\n/).map((one) => one.trim()))
    .meta({ long: true });

/** A row of a table: `7 June | 15%`; read as a list of its cells. */
export const row = () => z.string().transform((line) => line.split('|').map((cell) => cell.trim()));

/** The id of a figure in content/facts/, or a number; text in the file, so that one field can hold both. */
export const figureOrNumber = () =>
  formed(
    /^([a-z0-9]+(-[a-z0-9]+)*|\d+(\.\d+)?)$/,
    'write the id of a figure in content/facts/, or a number',
  ).transform(numberOrText);

/** What was typed where a number or words may stand. */
export const numberOrText = (typed: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;

/** Picture under `content/images/` (`blog/cash-flow.svg`); the build checks that it exists. */
export const imageFile = () =>
  formed(
    /^\/images\/[a-z0-9-]+(\/[a-z0-9-]+)*\.(svg|png|jpg|webp|avif)$/,
    'write a file under content/images/ as "/images/blog/cash-flow.svg"',
  )
    .transform((path) => path.slice('/images/'.length))
    .meta({ picture: 'entry' })
    .describe(
      'At least 1600 pixels wide, or a drawing (SVG). In a file: its name under content/images/.',
    );

/** What a picture shows, for those who cannot see it; empty when it only decorates. */
export const alt = () =>
  z
    .string()
    .trim()
    .max(200, 'is longer than 200 characters')
    .describe(
      "What the picture shows, for those who cannot see it; empty ('') when it only decorates.",
    );

/** Question with its answer; the answer may use inline Markdown. */
export const questionAndAnswer = () =>
  entry({
    question: text().describe('The question, as a visitor would ask it.'),
    answer: paragraphs().describe('The answer; an empty line between paragraphs.'),
  });
