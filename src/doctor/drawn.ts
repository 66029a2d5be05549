/** Signs that no font of the documents (PDF) and social pictures has; a browser finds them elsewhere. */
import { SERVICE_FIELDS } from '#site/service-fields.ts';
import { plainText } from '#lib/markdown.ts';
import type { CollectionName } from '#collections/index.ts';
import { error, type Finding } from '#collections/reading/finding.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { strings } from '#collections/reading/strings.ts';
import type { Site } from '#collections/site.ts';
import { undrawable } from '#features/documents/fonts.ts';

/** Fields that a page's social picture shows (features/documents/social-pictures.ts). */
const IN_PICTURE: Partial<Record<CollectionName, RegExp>> = {
  home: /^heading$/,
  legal: /^title$/,
  pages: /^(heading|eyebrow)$/,
  posts: /^title$/,
  services: /^title$/,
};
/** Collections that become documents as a whole. */
const DOCUMENTS = ['documents', 'policies', 'resources'] as const satisfies CollectionName[];

/** Findings in the site's own file, in titles and in what is printed as a document. */
export function drawnFindings(
  site: Site | undefined,
  entries: Entries,
  siteFile: string,
): Finding[] {
  return [
    ...fieldFindings(siteFile, site),
    ...Object.entries(IN_PICTURE).flatMap(([name, shown]) =>
      (entries[name as CollectionName] as ReadEntry[]).flatMap(({ file, data }) =>
        fieldFindings(file, data, shown),
      ),
    ),
    ...DOCUMENTS.flatMap((name) => (entries[name] as ReadEntry[]).flatMap(documentFindings)),
    ...entries.services.flatMap(checklistFindings),
  ];
}

const fieldFindings = (file: string, data: unknown, shown = /(?:)/) =>
  [...strings(data)]
    .filter(({ path }) => shown.test(path))
    .flatMap(({ path, value }) => lacking(file, path, value));

const documentFindings = ({ file, data, body, bodyLine }: ReadEntry) => [
  ...fieldFindings(file, data),
  ...markdownParts(body).texts.flatMap(({ text, line }) =>
    lacking(file, 'body', text, bodyLine + line - 1),
  ),
];

/** A list that can be ticked is printed as a document too. */
const checklistFindings = ({ file, data }: Entries['services'][number]) =>
  data.sections.flatMap(({ field, heading, items = [] }, place) =>
    SERVICE_FIELDS[field].show === 'checklist'
      ? [...strings({ heading, items })].flatMap(({ path, value }) =>
          lacking(file, `sections[${place}].${path}`, plainText(value)),
        )
      : [],
  );

/** `line`: of the text's beginning; without it the field's own is looked up. */
function lacking(file: string, field: string, text: string, line?: number): Finding[] {
  const lacked = undrawable(text);
  if (lacked === undefined) return [];
  const { sign, code, index } = lacked;
  const message = `holds "${sign}" (${code}), which the fonts of documents and social pictures lack; write it in words or take it out`;
  const below = text.slice(0, index).split('\n').length - 1;
  return [error(file, field, message, line === undefined ? undefined : line + below)];
}
