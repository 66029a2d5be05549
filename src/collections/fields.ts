/** Building blocks of the entry schemas. The form prints the description beside the field; a clear name needs none. */
import { z } from 'zod';
import { plural } from '#lib/format.ts';
import * as ICONS from '#site/icons.ts';
import { TITLE_MAX_CHARS } from '#site/limits.ts';
import { COLOURS } from '#site/palette.ts';
import { quote } from './reading/error-map.ts';

/** A group of fields that refuses unknown ones. */
export const entry = z.strictObject;

/** A group of fields. The form shows `about` next to it, as with every field below. */
export const group = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  entry(shape).describe(about);

/** A list with one item or more. */
export const list = <Item extends z.ZodType>(about: string, item: Item, least = 1) =>
  z.array(item).min(least).describe(about);

/** A list of groups of fields, with one or more. */
export const groups = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  list(about, entry(shape));

/** The field that says which of several kinds a group is. */
export const kind = <const Name extends string>(name: Name) =>
  z.literal(name).describe('Decides which other fields there are.');

/** Reports an error that depends on several fields at one of them. */
export const report = (context: z.RefinementCtx, path: PropertyKey[], message: string) =>
  context.addIssue({ code: 'custom', path, message });

/** One of a fixed set of words. */
export const choice = <const Values extends readonly string[]>(values: Values, about?: string) =>
  z.enum(values).meta({ description: about });

/** Yes or no; no when left out. */
export const flag = (about: string) => z.boolean().optional().describe(about);

/** Text of one line or more, not blank; surrounding space is trimmed. */
export const text = (about?: string) =>
  z
    .string()
    .trim()
    .min(1, { error: 'is empty; write some text', abort: true })
    .meta({ description: about });

/** Text that must match a pattern. Editors show the same message as the text is typed. */
export const formed = (pattern: RegExp, message: string, about?: string) =>
  z
    .string()
    .trim()
    .regex(pattern, { error: ({ input }) => `found ${quote(input)}; ${message}`, abort: true })
    .meta({ patternErrorMessage: message, description: about });

/** Lower-case words with hyphens: a name in addresses and rules. */
export const id = (about?: string, message = 'write it in lower case with hyphens') =>
  formed(/^[a-z0-9]+(-[a-z0-9]+)*$/, message, about);

/** Id of a figure of the register. */
export const figure = (about?: string) => id(about, 'write the id of a figure in content/facts/');

/**
 * Text short enough for search results to show in full. Text with `{{…}}` passes, because it is measured
 * again once the figure is filled in; so the schema also fits the editing form, which shows the braces.
 */
const shownWhole = (min: number, max: number, about: string) =>
  formed(
    new RegExp(`^(?:[^]{${min},${max}}|[^]*\\{\\{[^]*)$`),
    `write ${min} to ${max} characters, which search results show whole`,
    about,
  );

/** Title of a page or card, short enough for a search result. */
export const title = (about = `Title, at most ${TITLE_MAX_CHARS} characters.`) =>
  shownWhole(1, TITLE_MAX_CHARS, about);

/** Summary for cards and search results, short enough for a result to show in full. */
export const summary = (about = 'Shown on cards and in search results: 40 to 160 characters.') =>
  shownWhole(40, 160, about);

/** Calendar day written `YYYY-MM-DD`. The value stays text, so no time zone can shift it. */
export const isoDate = (about?: string) =>
  z.iso
    .date({ error: (issue) => `found ${quote(issue.input)}; write a real date as "YYYY-MM-DD"` })
    .meta({ patternErrorMessage: 'write a real date as "YYYY-MM-DD"', description: about });

/** A day that defaults to the day on which the entry is created. */
export const today = (about: string) => isoDate(about).meta({ today: true });

/** Fields that hide or delay an entry; `reading/publication.ts` applies them. */
export const publication = () => ({
  draft: flag('Yes (true): hidden from visitors. No: shown to them once it is published.'),
  publishDate: isoDate(
    'First day on which visitors see it, India time. Left empty: at once.',
  ).optional(),
});

/** Marks invented content, so that the site can be shown before the firm has written its own. */
export const example = (what: string) =>
  flag(
    `Yes (true) while ${what} invented: visitors see the word "Example" beside it. Choose No once it is real.`,
  );

/** Web address outside the site, https only. */
export const externalUrl = (about?: string) =>
  z
    .url({
      protocol: /^https$/,
      error: ({ input }) => `found ${quote(input)}; write a full address that begins with https://`,
    })
    .meta({ description: about });

/** Path inside the site (`/contact`, `/faqs#faq-3`); the build checks that it exists. */
export const internalPath = (about?: string) =>
  formed(/^\/(?!\/)/, 'write a path of this site that begins with "/"', about);

/** Position in its list, from 1; unique within the list. */
export const order = (about = 'Position in its list, from 1, no two alike.') =>
  z.int().min(1).describe(about);

export const colour = (about = 'Colour of rules, numerals and small titles.') =>
  choice(COLOURS, about);
export const icon = (about = 'Small drawing beside the title.') =>
  choice(Object.keys(ICONS) as (keyof typeof ICONS)[], about);

/** Search-engine keywords, one to ten. */
export const keywords = () =>
  list('One to ten words or phrases people search for.', text()).max(10);

/** Paragraphs with an empty line between them; read as a list. Inline Markdown: links, emphasis, code. */
export const paragraphs = (about = 'An empty line between paragraphs.') =>
  text()
    .transform((all) => all.split(/\n\s*\n/).map((one) => one.trim()))
    .meta({ long: true, description: about });

/** A row of a table: `7 June | 15%`; read as a list of its cells. */
export const row = (about?: string) =>
  z
    .string()
    .transform((line) => line.split('|').map((cell) => cell.trim()))
    .meta({ description: about });

/** Reports rows of a table that do not have one cell for every column. */
export const reportRaggedRows = (
  { columns, rows }: { columns: readonly unknown[]; rows: readonly (readonly unknown[])[] },
  context: z.RefinementCtx,
) => {
  for (const [at, { length }] of rows.entries())
    if (length !== columns.length)
      report(
        context,
        ['rows', at],
        `has ${plural(length, 'cell')}; write ${columns.length}, one for every column`,
      );
};

/** The id of a figure in content/facts/, or a number; text in the file, so that one field can hold both. */
export const figureOrNumber = (about: string) =>
  formed(
    /^([a-z0-9]+(-[a-z0-9]+)*|\d+(\.\d+)?)$/,
    'write the id of a figure in content/facts/, or a number',
  )
    .transform(numberOrText)
    .describe(about);

/** Reads what was typed in a field that takes a number or words. */
export const numberOrText = (typed: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;

/** Picture under `content/images/` (`blog/cash-flow.svg`); the build checks that it exists. */
export const imageFile = (
  about = 'At least 1600 pixels wide, or a drawing (SVG). In a file: its name under content/images/.',
) =>
  formed(
    /^\/images\/[a-z0-9-]+(\/[a-z0-9-]+)*\.(svg|png|jpg|webp|avif)$/,
    'write a file under content/images/ as "/images/blog/cash-flow.svg": lower-case letters, digits and hyphens, then .svg, .png, .jpg, .webp or .avif',
  )
    .transform((path) => path.slice('/images/'.length))
    .meta({ picture: 'entry' })
    .describe(about);

/** What a picture shows, for those who cannot see it; empty when it only decorates. */
export const alt = (
  about = "What the picture shows, for those who cannot see it; empty ('') when it only decorates.",
) => z.string().trim().max(200, 'is longer than 200 characters').describe(about);

/** A numbered step, which may say how long it takes. */
export const step = () =>
  entry({
    title: text('What happens, in a few words.'),
    text: text('One or two sentences.'),
    duration: text('Usual time, such as "3 working days". Leave out if unknown.').optional(),
  });

/** Question with its answer; the answer may use inline Markdown. */
export const questionAndAnswer = () =>
  entry({
    question: text('The question, as a visitor would ask it.'),
    answer: paragraphs('The answer; an empty line between paragraphs.'),
  });
