/** What a passing day makes untrue: statuses, figures to review, dates that do not fit together. */
import { formatDate } from '#logic/format.ts';
import { warning, type Finding } from '#schemas/fault-text.ts';
import type { Entries } from './read.ts';

export function dateFindings(entries: Entries, today: string): Finding[] {
  return [
    // A due date that has passed may be overdue; an event is over.
    ...[
      ...entries.compliance.filter(({ data }) => data.status === 'upcoming'),
      ...entries.events.filter(({ data }) => data.status !== 'completed'),
    ]
      .filter(({ data }) => data.date < today)
      .map(({ file, data }) =>
        warning(
          file,
          'status',
          `says "${data.status}", but ${formatDate(data.date)} has passed; write "completed"`,
        ),
      ),
    ...entries.taxUpdates
      .filter(({ data }) => data.status !== 'effective' && data.date <= today)
      .map(({ file, data }) =>
        warning(
          file,
          'status',
          `says "${data.status}", but it took effect on ${formatDate(data.date)}; write "effective"`,
        ),
      ),
    ...entries.posts
      .filter(({ data }) => data.date > today)
      .map(({ file, data }) =>
        warning(
          file,
          'date',
          `${formatDate(data.date)} is still to come, but the post is published; add "publishDate: ${data.date}" to let it wait`,
        ),
      ),
    ...entries.facts.flatMap(({ file, data }) =>
      data.facts.flatMap(({ id, reviewBy }, index) =>
        reviewBy < today
          ? [
              warning(
                file,
                `facts[${index}].reviewBy`,
                `${id} was to be reviewed by ${formatDate(reviewBy)}`,
              ),
            ]
          : [],
      ),
    ),
  ];
}
