/** Whether visitors see an entry, in the words of the editing page's lists. */
import { buildDay, publicationOf } from '#collections/reading/publication.ts';
import { formatDate } from '#lib/format.ts';
import type { Form } from './entries.ts';

export function stateOf(form: Form, today = buildDay()): string {
  const { draft, publishDate, example } = form;
  const until = typeof publishDate === 'string' ? publishDate : undefined;
  const publication = publicationOf({ draft: draft === true, publishDate: until }, today);
  const shown = {
    draft: 'Draft, hidden',
    waiting: `From ${formatDate(until ?? '')}`,
    published: 'Published',
  }[publication.state];
  return example === true ? `${shown}, example` : shown;
}
