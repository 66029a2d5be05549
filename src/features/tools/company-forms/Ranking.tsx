import { Check, FileClock, TriangleAlert, X } from 'lucide-react';
import type { Fit } from '#collections/company-forms.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import type { Ranked, Verdict } from '#features/tools/company-forms.logic.ts';

const GROUPS: readonly (readonly [Verdict, string])[] = [
  ['fits', 'Fits'],
  ['conditions', 'Possible with conditions'],
  ['no', 'Does not fit'],
];
const MARKS = {
  fits: { Icon: Check, word: 'Fits', tone: 'text-chat dark:text-link' },
  work: { Icon: FileClock, word: 'More work', tone: 'text-muted' },
  conditions: { Icon: TriangleAlert, word: 'Condition', tone: 'text-brass' },
  no: { Icon: X, word: 'Ruled out', tone: 'text-error' },
} as const satisfies Record<Fit, object>;

interface Props {
  ranked: readonly Ranked[];
  compared: readonly string[];
  onCompare: (id: string) => void;
}

/** The forms by verdict, each with its reasons; of one that is ruled out only what speaks against it. */
export function Ranking({ ranked, compared, onCompare }: Props) {
  return GROUPS.map(([verdict, heading]) => {
    const group = ranked.filter((one) => one.verdict === verdict);
    return (
      group.length > 0 && (
        <section key={verdict} className="mt-10">
          <h2 className="border-b-2 border-tone pb-2 text-h3">
            {heading} <span className="font-normal text-muted">({group.length})</span>
          </h2>
          <ol>
            {group.map(({ form, reasons }) => (
              <li
                key={form.id}
                className="grid gap-x-8 gap-y-2 border-b border-rule py-4 md:grid-cols-[15rem_minmax(0,1fr)_auto] print:break-inside-avoid"
              >
                <h3 className="text-h4">
                  <a href={form.service} className="text-link underline underline-offset-4">
                    {form.title}
                  </a>
                </h3>
                <ul className="max-w-prose">
                  {reasons
                    .filter(({ fit }) => verdict !== 'no' || fit === 'no')
                    .map(({ fit, says }) => (
                      <ReasonLine key={says} fit={fit} says={says} />
                    ))}
                </ul>
                <button
                  type="button"
                  aria-pressed={compared.includes(form.id)}
                  aria-label={`Compare: ${form.title}`}
                  className={`${BUTTON} ${BUTTON_TONES.quiet} self-start justify-self-start aria-pressed:border-ink aria-pressed:bg-tint`}
                  onClick={() => onCompare(form.id)}
                >
                  {compared.includes(form.id) && <Check size={18} aria-hidden="true" />}
                  Compare
                </button>
              </li>
            ))}
          </ol>
        </section>
      )
    );
  });
}

function ReasonLine({ fit, says }: { fit: Fit; says: string }) {
  const { Icon, word, tone } = MARKS[fit];
  return (
    <li className="mt-1.5 flex gap-2.5 first:mt-0">
      <Icon size={18} aria-hidden="true" className={`mt-1 shrink-0 ${tone}`} />
      <span>
        <span className="sr-only">{word}: </span>
        {says}
      </span>
    </li>
  );
}
