/** Building blocks of the entry schemas. Every fault says what was found and what is allowed. */
import { z } from 'zod';
import { DESCRIPTION_MAX_CHARS, TITLE_MAX_CHARS } from '#config/limits.ts';
import { COLOURS, ICONS } from '#config/vocabularies.ts';

/** An object that refuses unknown keys and names the allowed ones. `$schema` may stand in any entry. */
export function entry<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const allowed = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown field ${(issue.keys as string[]).map((key) => `"${key}"`).join(', ')}; allowed: ${allowed}`
        : undefined,
  });
}

/** Text of one line or more, not blank; surrounding space is cut. */
export const text = () => z.string().trim().min(1, 'is empty; write some text');

/** Title of a page or card, short enough for a search result. */
export const title = () =>
  text().max(
    TITLE_MAX_CHARS,
    `is longer than ${TITLE_MAX_CHARS} characters, which search results cut`,
  );

/** Summary for cards and search results: 40 to 160 characters, the length a result shows whole. */
export const summary = () =>
  text()
    .min(40, 'is shorter than 40 characters; say what the page offers')
    .max(
      DESCRIPTION_MAX_CHARS,
      `is longer than ${DESCRIPTION_MAX_CHARS} characters, which search results cut`,
    );

/** Calendar day written `YYYY-MM-DD`. The value stays text, so no time zone can shift it. */
export const isoDate = () =>
  z.iso.date({
    error: (issue) => `found ${quote(issue.input)}; write a real date as "YYYY-MM-DD"`,
  });

/** Web address outside the site, https only. */
export const externalUrl = () =>
  z.url({
    protocol: /^https$/,
    error: (issue) => `found ${quote(issue.input)}; write a full address that begins with https://`,
  });

/** Path inside the site (`/contact`, `/faqs#faq-3`); the build checks that it exists. */
export const internalPath = () =>
  z.string().regex(/^\/(?!\/)/, {
    error: (issue) => `found ${quote(issue.input)}; write a path of this site that begins with "/"`,
  });

/** Position in its list, from 1, no two alike in one list. */
export const order = () => z.int().min(1);

export const colour = () => z.enum(COLOURS);
export const icon = () => z.enum(ICONS);

/** Search-engine keywords, one to ten. */
export const keywords = () => z.array(text()).min(1).max(10);

/** One paragraph or several; always read as a list. Inline Markdown: links, emphasis, code. */
export const paragraphs = () =>
  z.union([text().transform((one) => [one]), z.array(text()).min(1)], {
    error: 'expected text, or a list of paragraphs',
  });

/** Picture under `content/images/` (`blog/cash-flow.svg`); the build checks that it exists. */
export const imageFile = () =>
  z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*\.(svg|png|jpg|webp|avif)$/, {
    error: (issue) =>
      `found ${quote(issue.input)}; write a file name under content/images/, such as "blog/cash-flow.svg"`,
  });

/** What a picture shows, for those who cannot see it. */
export const alt = () => text().max(200, 'is longer than 200 characters');

/** Question with its answer; the answer may use inline Markdown. */
export const questionAndAnswer = () =>
  entry({
    question: text().describe('The question, as a visitor would ask it.'),
    answer: paragraphs().describe('The answer: text, or a list of paragraphs.'),
  });

export function quote(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
