/** Hints on style for every text of `content/`. They never stop a build; `npm run doctor -- --style` prints them. */
import { COLLECTION_NAMES } from '#collections/index.ts';
import { CONTENT_DIR, files } from '#collections/reading/files.ts';
import { warning, type Finding } from '#collections/reading/finding.ts';
import { paragraphsOf } from './copy.ts';
import { paragraphHints, passiveHint } from './style-rules.ts';

export function styleHints(contentDir = CONTENT_DIR): Finding[] {
  return COLLECTION_NAMES.filter((name) => name !== 'facts' && name !== 'promises')
    .flatMap((name) => files(name, contentDir))
    .flatMap(hintsOf);
}

function hintsOf(file: string): Finding[] {
  // A name, an address or a file is one word; keywords and the like are no sentences.
  const paragraphs = paragraphsOf(file)
    .filter(({ text, mayRepeat }) => text.includes(' ') && mayRepeat !== true)
    .map(({ text, line }) => ({ text: text.replace(/^\w+: /, ''), line }));
  const passive = passiveHint(paragraphs.map(({ text }) => text));
  return [
    ...(passive === undefined ? [] : [warning(file, '', passive)]),
    ...paragraphs.flatMap(({ text, line }) =>
      paragraphHints(text).map((hint) => warning(file, '', hint, line)),
    ),
  ];
}
