/**
 * Functions that describe the fields of entries: `import * as field`, then `title: field.title(), day:
 * field.date('Day of the event.')`. The editing page and VS Code show the description beside the field. Leave out the
 * description if the name of the field is clear.
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
  /** Facts about a field that zod does not know; the editing page and the check of content/ use them. */
  interface GlobalMeta {
    /** Message that is shown while an editor types text that does not match the pattern. */
    patternErrorMessage?: string;
    /** `entry`: picture in content/images/. `slide`: picture in public/media/. `typed`: the editor types an address. */
    picture?: 'entry' | 'slide' | 'typed';
    /** In a new entry, the editing page fills in today's date. */
    defaultsToToday?: boolean;
    /** Name of a collection. The value of the field is the id of an entry in this collection. */
    reference?: string;
    /** A plain number is allowed in place of the id of a figure. */
    orNumber?: boolean;
    /** The field may refer only to statutory figures with one of these units. */
    units?: readonly Unit[];
    /** The check warns if the day is in the future. */
    past?: boolean;
  }
}

/** A group of fields, in which an unknown field is an error. The editing page shows `about` beside the group. */
export const group = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  z.strictObject(shape).describe(about);

/** A list with `least` items or more. */
export const list = <Item extends z.ZodType>(about: string, item: Item, least = 1) =>
  z.array(item).min(least).describe(about);

export const groups = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  list(about, z.strictObject(shape));

export const optionalGroup = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  group(about, shape).optional();
export const optionalGroups = <Shape extends z.core.$ZodLooseShape>(about: string, shape: Shape) =>
  groups(about, shape).optional();

export const kind = <const Name extends string>(name: Name) =>
  z.literal(name).describe('Decides which other fields the group has.');

export const choice = <const Values extends readonly string[]>(values: Values, about?: string) =>
  z.enum(values).meta({ description: about });

/** Yes or no. If the field is missing in a file, the value is no. */
export const yesNo = (about: string) => z.boolean().optional().describe(about);

/** Text of one or more lines that is not blank. Spaces at both ends are removed. */
export const text = (about?: string) =>
  z
    .string()
    .trim()
    .min(1, { error: 'is empty; write some text', abort: true })
    .meta({ description: about });

/** Returns zod options for an error message that quotes the wrong value and then gives the advice. */
const refuse = (advice: string) => ({
  error: ({ input }: { input?: unknown }) => `found ${quoteValue(input)}; ${advice}`,
  abort: true,
});

/** Text that must match a pattern. The editing page and VS Code show `message` while the text is typed. */
export const textMatching = (pattern: RegExp, message: string, about?: string) =>
  z
    .string()
    .trim()
    .regex(pattern, refuse(message))
    .meta({ patternErrorMessage: message, description: about });

/** A name for addresses and rules: lower-case words with hyphens between them. */
export const id = (about?: string, message = 'write it in lower case with hyphens') =>
  textMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, message, about);

/**
 * The id of an entry of another collection: `field.reference('lateFees')`. The check reports an id that does not exist.
 * The editing page and VS Code offer the existing ids.
 */
export const reference = (collection: string, about?: string) =>
  textMatching(
    /^[a-z0-9]+([/-][a-z0-9]+)*$/,
    'write the id of an entry, in lower case with hyphens',
  ).meta({ reference: collection, description: about });

/** The id of a statutory figure in content/facts/ whose unit is one of `units`. */
export const figureId = (about: string | undefined, ...units: readonly Unit[]) =>
  reference('legalFigures', about).meta({ units });

/**
 * Text that is short enough to be shown in full in search results. Text with `{{…}}` may have any length here, because
 * the figure is not filled in yet. The length is checked again after the figure is filled in.
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
/** Calendar day in the form `YYYY-MM-DD`. The value remains a text, so no time zone can change the day. */
export const date = (about?: string) =>
  z.iso
    .date(refuse(REAL_DATE))
    // While an editor types the year 2026, a date picker passes on unfinished years such as 0202.
    .refine((day) => /^(?:19|20)/.test(day), refuse('write a year from 1900 to 2099'))
    .meta({ patternErrorMessage: REAL_DATE, description: about });

/** A date such as that of the last review. The check warns if the date is in the future. */
export const pastDate = (about: string) => date(about).meta({ past: true });
export const datePrefilledToday = (about: string) =>
  pastDate(about).meta({ defaultsToToday: true });

/** Fields that hide or delay an entry; `reading/publication.ts` applies them. */
export const publication = () => ({
  draft: yesNo('Yes (true): hidden from visitors. No: visible from the publish date on.'),
  publishDate: date('First visible day, India time. If left empty: visible at once.').optional(),
});

/** States whether content is invented; if so, visitors see the word “Example”. */
export const exampleFlag = (what: string) =>
  yesNo(
    `Yes (true) while ${what} invented: visitors see the word "Example". Choose No when nothing is invented any more.`,
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

export const order = (about = 'Position in its list: 1, 2, 3 and so on, each number only once.') =>
  z.int().min(1).describe(about);

export const colour = (about = 'Colour of lines, numerals and small titles.') =>
  choice(GROUP_COLOURS, about);
export const icon = (about = 'Small drawing beside the title.') => choice(ICON_NAMES, about);

export const keywords = () =>
  list('One to ten words or phrases that people search for.', text()).max(10);

/** Text that is split into a list of paragraphs at empty lines. Inline Markdown is allowed: links, emphasis, code. */
export const paragraphs = (about = 'Leave an empty line between paragraphs.') =>
  text()
    .transform((all) => all.split(/\n\s*\n/).map((paragraph) => paragraph.trim()))
    .meta({ description: about });

/** A row of a table, such as `7 June | 15%`, which is split into a list of cells. */
export const tableRow = (about?: string) =>
  z
    .string()
    .transform((line) => line.split('|').map((cell) => cell.trim()))
    .meta({ description: about });

/** Reports rows of a table in which the number of cells differs from the number of columns. */
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

/** A number, or the id of a figure in content/facts/ whose value is a number. In files, both are in quotation marks. */
export const figureOrNumber = (about: string) =>
  textMatching(
    /^([a-z0-9]+(-[a-z0-9]+)*|\d+(\.\d+)?)$/,
    'write the id of a figure in content/facts/, or a number',
  )
    .transform(parseNumberOrText)
    .meta({ reference: 'legalFigures', orNumber: true, units: NUMBER_UNITS, description: about });

/** Returns `"40"` as the number 40, and an id such as `"gst-goods-threshold"` unchanged. */
export const parseNumberOrText = (typed: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;

/** Picture under `content/images/` (`blog/cash-flow.svg`); the build checks that it exists. */
export const picture = (
  about = 'Picture at least 720 pixels wide, or a drawing (SVG), written as "/images/blog/desk.jpg".',
) =>
  textMatching(
    /^\/images\/[a-z0-9-]+(\/[a-z0-9-]+)*\.(svg|png|jpg|webp|avif)$/,
    'write a file under content/images/ as "/images/blog/cash-flow.svg": lower-case letters, digits and hyphens, then .svg, .png, .jpg, .webp or .avif',
  )
    .transform((path) => path.slice('/images/'.length))
    .meta({ picture: 'entry' })
    .describe(about);

export const altText = (
  about = "What the picture shows, for visitors who cannot see it; empty ('') for mere decoration.",
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
    answer: paragraphs('The answer, with an empty line between paragraphs.'),
  });

/** Refuses a list in which two groups have the same value in the field `key`: `.superRefine(differentIn('id'))`. */
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
