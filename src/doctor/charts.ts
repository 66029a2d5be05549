/** Charts in Markdown bodies that cannot be drawn. Those of pages are checked with the fields of their entry. */
import { chart, chartSource } from '#collections/chart.ts';
import { COLLECTION_NAMES } from '#collections/index.ts';
import { validate } from '#collections/reading/error-map.ts';
import { error, type Finding } from '#collections/reading/finding.ts';
import { markdownParts } from '#collections/reading/markdown-parts.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { lineOf } from './locate.ts';

export const chartFindings = (entries: Entries): Finding[] =>
  COLLECTION_NAMES.flatMap((name) =>
    entries[name].flatMap(({ file, body, bodyLine }: ReadEntry) =>
      markdownParts(body).charts.flatMap(({ source, line }) =>
        findingsIn(source, file, bodyLine + line - 1),
      ),
    ),
  );

/** @param first line of the file that holds the block's first field */
function findingsIn(source: string, file: string, first: number): Finding[] {
  const read = chartSource(source);
  if ('wrong' in read)
    return [error(file, 'chart', `cannot be read: ${read.wrong}`, first + read.line - 1)];
  const checked = validate(chart, read.data, file);
  if ('data' in checked) return [];
  return checked.errors.map(({ field, message }) =>
    error(file, `chart.${field}`, message, first + lineOf(source, 'json', field) - 1),
  );
}
