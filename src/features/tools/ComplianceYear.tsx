import { CalendarPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Answer, Item, Marks } from '#features/tool-engine/answer.logic.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { unsureIn } from '#features/tool-engine/questions.logic.ts';
import { saveFile } from '#features/tool-engine/save-file.ts';
import { tool, type Asked, type BelowProps } from '#features/tool-engine/tool.tsx';
import { formatDate, plural } from '#lib/format.ts';
import { DUE_LAWS, type DueLaw } from '#site/compliance-year.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import type { ComplianceYearData, SourcedRule } from './data.ts';
import { calendarEntry, closedWords, forWords, weekdayName } from './due-words.logic.ts';
import { businessYear, countByLaw, dueMonths, type Due } from './due-year.logic.ts';
import { YearMonths } from './YearMonths.tsx';

/** Form, size and circumstances in; every due date of the next twelve months out. */
export const ComplianceYear = tool<ComplianceYearData>(answerTo, { Below: Year });

/** What is due in so many days is shown beside the questions, the rest of the year below them. */
const SOON_DAYS = 30;
const MARKS = {
  soon: { title: `In the next ${SOON_DAYS} days` },
  check: { title: 'Depends on an open answer', closed: true },
} as const satisfies Marks;

function answerTo({ answers, data, today }: Asked<ComplianceYearData>): Answer {
  const { rules, figures, form } = data;
  const { days, dues, unsure, notes } = businessYear(rules, answers, figures, today);
  const [next] = dues;
  const labels = new Map(
    form.groups.flatMap(({ questions }) => questions.map(({ name, label }) => [name, label])),
  );
  const itemOf = (due: Due<SourcedRule>): Item => ({
    mark: 'soon',
    title: [due.rule.title, forWords(due)].filter(Boolean).join(': '),
    reason: closedWords(due.day, due.rule, figures),
    by: `By ${weekdayName(due.day)}, ${formatDate(due.day)}`,
    why: [
      ['What', due.rule.what],
      ['Who', due.rule.who],
      ['Note', [due.rule.note, due.rule.doubt].filter(Boolean).join(' ')],
      ['Source', due.rule.source],
    ],
  });
  const openItem = (rule: SourcedRule): Item => {
    // What is counted from the income-tax boxes hangs on them.
    const names = unsureIn(rule.for, answers).map((name) => labels.get(name));
    const asked = names.length > 0 ? names : [labels.get('tax')];
    return {
      mark: 'check',
      title: rule.title,
      reason: `It depends on your answer to “${asked.join('” and “')}”.`,
      why: [],
    };
  };
  return {
    brief: next && `Next: ${formatDate(next.day)}, ${next.rule.title}`,
    verdict: `${plural(dues.length, 'due date')} from ${formatDate(days[0])} to ${formatDate(days[1])}.`,
    marks: MARKS,
    notes,
    items: [
      ...dues.filter(({ day }) => day <= addDays(today, SOON_DAYS)).map(itemOf),
      ...unsure.map(openItem),
    ],
  };
}

const CHOICE =
  'min-h-11 rounded-full border border-control px-4 text-small text-ink hover:border-ink hover:bg-tint aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white dark:aria-pressed:border-white forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none';

/** All twelve months, of all laws or of one, and the file for a calendar. */
function Year({ answers, answer, data, today }: BelowProps<ComplianceYearData>) {
  const [law, setLaw] = useState<DueLaw>();
  const { rules, figures, firm } = data;
  const year = useMemo(
    () => (answer ? businessYear(rules, answers, figures, today) : undefined),
    [answer, rules, answers, figures, today],
  );
  if (!year) return null;
  const counts = countByLaw(year.dues);
  const shown = year.dues.filter(({ rule }) => law === undefined || rule.law === law);
  const offered: readonly (readonly [DueLaw | undefined, number])[] = [
    [undefined, year.dues.length],
    ...DUE_LAWS.flatMap((one) =>
      counts.has(one) || one === law ? [[one, counts.get(one) ?? 0] as const] : [],
    ),
  ];
  return (
    <section aria-labelledby="all-months" data-printing="" className="mt-14">
      <h2 id="all-months" className="text-h3">
        The whole year
      </h2>
      <div role="group" aria-label="Law" className="mt-4 flex flex-wrap gap-2 print:hidden">
        {offered.map(([one, count]) => (
          <button
            key={one ?? ''}
            type="button"
            aria-pressed={one === law}
            className={CHOICE}
            onClick={() => setLaw(one)}
          >
            {one ?? 'All'} <span className="tabular-nums">({count})</span>
          </button>
        ))}
      </div>
      <YearMonths months={dueMonths(shown, year.days)} figures={figures} />
      <CalendarFile
        save={async () => {
          const { duesCalendar } = await import('#features/calendar/calendar-files.logic.ts');
          const context = { firm, origin: new URL(window.location.origin) };
          const entries = shown.map((due) => calendarEntry(due, figures));
          saveFile('due-dates.ics', 'text/calendar', duesCalendar(context, entries));
        }}
      />
    </section>
  );
}

/** The dates that are shown as a file for any calendar, made in the browser. What writes it loads at the first use. */
function CalendarFile({ save }: { save: () => Promise<void> }) {
  const [failed, setFailed] = useState(false);
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <button
        type="button"
        className={`${BUTTON} ${BUTTON_TONES.solid}`}
        onClick={() => {
          save().then(
            () => setFailed(false),
            () => setFailed(true),
          );
        }}
      >
        <CalendarPlus size={19} aria-hidden="true" />
        Download these dates (.ics)
      </button>
      <p role="status" className="self-center text-small text-error empty:hidden">
        {failed && 'The file could not be made. Check the connection and try again.'}
      </p>
    </div>
  );
}
