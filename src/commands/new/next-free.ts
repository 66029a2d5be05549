/** The next number or place that no entry has. */
import { basename } from 'node:path';
import type { CollectionName } from '#entries/collections.ts';
import { listOf } from '#entries/duplicate-faults.ts';
import { files, readContent, type ReadEntry } from '#entries/read.ts';

const after = (numbers: readonly number[]) => Math.max(0, ...numbers.filter(Number.isFinite)) + 1;

/** Posts are named by number; a file with faults has its number too. */
export function nextPostId(contentDir: string): string {
  const names = files('posts', contentDir).map((file) => basename(file, '.md'));
  return String(after(names.map(Number)));
}

/** The place after the last of the list that the entry joins. */
export function nextOrder(
  name: CollectionName,
  id: string,
  fields: object,
  contentDir: string,
): number {
  const { value, hidden } = readContent(contentDir).readings[name];
  const list = listOf(name, id, fields);
  return after(
    [...value, ...hidden].flatMap(({ id: other, data }: ReadEntry) =>
      'order' in data && listOf(name, other, data) === list ? [data.order] : [],
    ),
  );
}

/** Questions are numbered through all files of one page. */
export function nextQuestionId(file: string, contentDir: string): number {
  const categories = readContent(contentDir).readings.faqs.value;
  const page = categories.find((category) => category.file === file)?.data.page;
  return after(
    categories
      .filter(({ data }) => data.page === page)
      .flatMap(({ data }) => data.faqs.map(({ id }) => id)),
  );
}
