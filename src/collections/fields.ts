/**
 * The kinds of fields, for `import * as field`: `title: field.title(), day: field.date('Day of the event.')`. The
 * editing page and VS Code show the description beside the field; leave it out if the name of the field is clear.
 */
import { z } from 'zod';
import { UNITS, type Unit } from '#lib/dated-values.ts';
import { formatQuantity } from '#lib/format.ts';
import { ICON_NAMES } from '#site/icons.ts';
import { TITLE_MAX_CHARS } from '#site/limits.ts';
import { GROUP_COLOURS } from '#site/palette.ts';
import { addIssueAt } from './collection.ts';
import { quoteValue } from './reading/error-map.ts';

declare module 'zod' {
  /** Facts that our own fields add, for the editing page and the check. */
  interface GlobalMeta {
    /** Message that is shown while an editor types text that does not match the pattern. */
    patternErrorMessage?: string;
    /** Folder of the picture: content/images/ (`entry`), or public/media/, chosen (`slide`) or with a typed address. */
    picture?: 'entry' | 'slide' | 'typed';
    /** A new entry gets the day on which it is created. */
    defaultsToToday?: boolean;
    /** The collection to whose entries the text refers. */
    reference?: string;
    /** A number is allowed in place of the reference. */
    orNumber?: boolean;
    /** The units that the figure of law may have. */
    units?: readonly Unit[];
    /** The day of a past event, which cannot be later than today. */
    past?: boolean;
  }
}

/** A group of fields, which refuses unknown ones. The form shows `about` beside it, as for all fields below. */
export const group = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  z.strictObject(shape).describe(about);

/** A list with one item or more. */
export const list = <Item extends z.ZodType>(about: string, item: Item, least = 1) =>
  z.array(item).min(least).describe(about);

export const groups = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  list(about, z.strictObject(shape));

/** A group of fields, or a list of groups, that may be left out. */
export const optionalGroup = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  group(about, shape).optional();
export const optionalGroups = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  groups(about, shape).optional();

export const kind = <const Name extends string>(name: Name) =>
  z.literal(name).describe('Decides which other fields there are.');

export const choice = <const Values extends readonly string[]>(values: Values, about?: string) =>
  z.enum(values).meta({ description: about });

/** Yes or no; no if it is left out. */
export const yesNo = (about: string) => z.boolean().optional().describe(about);

/** Text of one or more lines, not blank; space at both ends is removed. */
export const text = (about?: string) =>
  z
    .string()
    .trim()
    .min(1, { error: 'is empty; write some text', abort: true })
    .meta({ description: about });

/** Returns the error of a value: the value found, then what to write. */
const refuse = (advice: string) => ({
  error: ({ input }: { input?: unknown }) => `found ${quoteValue(input)}; ${advice}`,
  abort: true,
});

/** Text that must match a pattern. Code editors show the same message while the text is typed. */
export const textMatching = (pattern: RegExp, message: string, about?: string) =>
  z
    .string()
    .trim()
    .regex(pattern, refuse(message))
    .meta({ patternErrorMessage: message, description: about });

/** Lower-case words with hyphens: a name in addresses and rules. */
export const id = (about?: string, message = 'write it in lower case with hyphens') =>
  textMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, message, about);

/**
 * The id of an entry of another collection: `field.reference('lateFees')`. Its meta lets the check report an id that
 * does not exist, and lets the editing page and VS Code offer the existing ids.
 */
export const reference = (collection: string, about?: string) =>
  textMatching(
    /^[a-z0-9]+([/-][a-z0-9]+)*$/,
    'write the id of an entry, in lower case with hyphens',
  ).meta({ reference: collection, description: about });

/** The id of a figure of law in content/facts/ whose unit is one of `units`. */
export const figureId = (about: string | undefined, ...units: readonly Unit[]) =>
  reference('legalFigures', about).meta({ units });

/**
 * Text that is short enough to be shown in full in search results. Text with `{{…}}` is accepted, because it is
 * measured again after the figure has been filled in; the same schema therefore suits the editing form, which shows the
 * braces.
 */
const shortForSearch = (min: number, max: number, about: string) =>
  textMatching(
    new RegExp(`^(?:[^]{${min},${max}}|[^]*\\{\\{[^]*)$`),
    `write ${min} to ${max} characters, which search results show whole`,
    about,
  );

export const title = (about = `Title, at most ${TITLE_MAX_CHARS} characters.`) =>
  shortForSearch(1, TITLE_MAX_CHARS, about);

export const summary = (about = 'Shown on cards and in search results: 40 to 160 characters.') =>
  shortForSearch(40, 160, about);

const REAL_DATE = 'write a real date as "YYYY-MM-DD"';
/** Calendar day written `YYYY-MM-DD`. The value remains a text, so no time zone can change the day. */
export const date = (about?: string) =>
  z.iso
    .date(refuse(REAL_DATE))
    // A date picker passes on the year 0026 while someone is typing 2026.
    .refine((day) => /^(?:19|20)/.test(day), refuse('write a year from 1900 to 2099'))
    .meta({ patternErrorMessage: REAL_DATE, description: about });

/** The day of a past event; the check warns if the day is in the future. */
export const pastDate = (about: string) => date(about).meta({ past: true });
export const datePrefilledToday = (about: string) =>
  pastDate(about).meta({ defaultsToToday: true });

/** Fields that hide or delay an entry; `reading/publication.ts` applies them. */
export const publication = () => ({
  draft: yesNo('Yes (true): hidden from visitors. No: shown to them once it is published.'),
  publishDate: date('First day visitors see it, India time. Left empty: at once.').optional(),
});

/** Marks invented content, so that the site can be shown before the firm has written its own. */
export const exampleFlag = (what: string) =>
  yesNo(
    `Yes (true) while ${what} invented: visitors see the word "Example" beside it. Choose No once it is real.`,
  );

export const httpsAddress = (about?: string) =>
  z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      ...refuse('write a full address that begins with https://'),
    })
    .regex(/^\S*$/, refuse('write %20 in place of a space'))
    .meta({ description: about });

export const email = (about: string) =>
  z.email(refuse('write a complete e-mail address, without spaces')).describe(about);

/** Path inside the site (`/contact`, `/faqs#faq-3`); the build checks that it exists. */
export const internalPath = (about?: string) =>
  textMatching(
    /^\/(?!\/)\S*$/,
    'write a path of this site that begins with "/", with %20 in place of a space',
    about,
  );

export const order = (about = 'Position in its list, from 1, no two alike.') =>
  z.int().min(1).describe(about);

export const colour = (about = 'Colour of rules, numerals and small titles.') =>
  choice(GROUP_COLOURS, about);
export const icon = (about = 'Small drawing beside the title.') => choice(ICON_NAMES, about);

export const keywords = () =>
  list('One to ten words or phrases people search for.', text()).max(10);

/** Paragraphs with an empty line between them; read as a list. Inline Markdown: links, emphasis, code. */
export const paragraphs = (about = 'An empty line between paragraphs.') =>
  text()
    .transform((all) => all.split(/\n\s*\n/).map((paragraph) => paragraph.trim()))
    .meta({ description: about });

/** A row of a table: `7 June | 15%`; read as a list of its cells. */
export const tableRow = (about?: string) =>
  z
    .string()
    .transform((line) => line.split('|').map((cell) => cell.trim()))
    .meta({ description: about });

/** Reports rows of a table that do not have one cell for every column. */
export const addIssuesForRaggedRows = (
  { columns, rows }: { columns: readonly unknown[]; rows: readonly (readonly unknown[])[] },
  context: z.RefinementCtx,
) => {
  const advice = `write ${columns.length}, one for every column`;
  for (const [index, { length }] of rows.entries())
    if (length !== columns.length)
      addIssueAt(context, ['rows', index], `has ${formatQuantity(length, 'cell')}; ${advice}`);
};

const NUMBER_UNITS = UNITS.filter((unit) => unit !== 'text' && unit !== 'date');

/** A number, or the id of a figure in content/facts/ that is one; in the file it is text, which can contain either. */
export const figureOrNumber = (about: string) =>
  textMatching(
    /^([a-z0-9]+(-[a-z0-9]+)*|\d+(\.\d+)?)$/,
    'write the id of a figure in content/facts/, or a number',
  )
    .transform(parseNumberOrText)
    .meta({ reference: 'legalFigures', orNumber: true, units: NUMBER_UNITS, description: about });

/** `"40"` → 40, `"gst-goods-threshold"` → the same text. */
export const parseNumberOrText = (typed: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;

/** Picture under `content/images/` (`blog/cash-flow.svg`); the build checks that it exists. */
export const picture = (
  about = 'At least 720 pixels wide, or a drawing (SVG). In a file: "/images/blog/desk.jpg".',
) =>
  textMatching(
    /^\/images\/[a-z0-9-]+(\/[a-z0-9-]+)*\.(svg|png|jpg|webp|avif)$/,
    'write a file under content/images/ as "/images/blog/cash-flow.svg": lower-case letters, digits and hyphens, then .svg, .png, .jpg, .webp or .avif',
  )
    .transform((path) => path.slice('/images/'.length))
    .meta({ picture: 'entry' })
    .describe(about);

export const altText = (
  about = "What the picture shows, for those who cannot see it; empty ('') when it only decorates.",
) => z.string().trim().max(200, 'is longer than 200 characters').describe(about);

export const step = () =>
  z.strictObject({
    title: text('What happens, in a few words.'),
    text: text('One or two sentences.'),
    duration: text('Usual time, such as "3 working days". Leave out if unknown.').optional(),
  });

export const question = () =>
  z.strictObject({
    question: text('The question, as a visitor would ask it.'),
    answer: paragraphs('The answer; an empty line between paragraphs.'),
  });

/** Refuses a list of groups if two of them have the same value in one field: `.superRefine(differentIn('id'))`. */
export const differentIn =
  <Key extends string>(key: Key) =>
  (items: readonly Partial<Record<Key, unknown>>[], context: z.RefinementCtx) => {
    const values = items.map((item) => String(item[key]).toLowerCase());
    for (const [index, value] of values.entries()) {
      const first = values.indexOf(value);
      const message = `found ${quoteValue(items[index]?.[key])}, which item ${first + 1} of the list has; choose another`;
      if (first < index) addIssueAt(context, [index, key], message);
    }
  };
