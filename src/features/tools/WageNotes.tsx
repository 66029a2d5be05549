import type { PayNote } from '#collections/pay-components.ts';
import { formatRupees } from './read-field.logic.ts';
import type { Wages } from './wages.logic.ts';

interface Props {
  notes: readonly PayNote[];
  wages: Wages;
}

/** What is not certain, beside the result. */
export function WageNotes({ notes, wages: { unlisted, narrow, inKind } }: Props) {
  const shown = notes.filter(
    ({ when }) => when === 'always' || (when === 'kind' ? inKind > 0 : unlisted > 0),
  );
  return (
    <section>
      <h2 className="border-b-2 border-tone pb-2 text-h4">What is not certain</h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-small text-muted">
        {shown.map(({ when, text }) => (
          <li key={text}>
            {text}
            {when === 'unlisted' && ` On that reading wages are ${formatRupees(narrow)} a month.`}
          </li>
        ))}
      </ul>
    </section>
  );
}
