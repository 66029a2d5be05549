import { CalendarPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Answer, Item, Marks } from '#features/tool-engine/answer.logic.ts';
import { Card } from '#features/tool-engine/AnswerPanel.tsx';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { Opens } from '#features/tool-engine/Opens.tsx';
import { unsureIn } from '#features/tool-engine/questions.logic.ts';
import { saveFile } from '#features/tool-engine/save-file.ts';
import { tool, type Asked, type BelowProps } from '#features/tool-engine/tool.tsx';
import { formatDate, plural } from '#lib/format.ts';
import { DUE_LAWS, type DueLaw } from '#site/compliance-year.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import type { ComplianceYearData, SourcedRule } from './data.ts';
import {
  calendarEntry,
  closedWords,
  forWords,
  lateFeeHref,
  weekdayName,
} from './due-words.logic.ts';
import { businessYear, countByLaw, dueMonths, type Due } from './due-year.logic.ts';

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
  const questions = form.groups.flatMap((group) => group.questions);
  const labelOf = (name: string) => questions.find((one) => one.name === name)?.label;
  const openItem = (rule: SourcedRule): Item => {
    // What is counted from the income-tax boxes hangs on them.
    const names = unsureIn(rule.for, answers);
    const asked = (names.length > 0 ? names : ['tax']).map(labelOf);
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
      ...dues
        .filter(({ day }) => day <= addDays(today, SOON_DAYS))
        .map((due) => itemOf(due, figures)),
      ...unsure.map(openItem),
    ],
  };
}

function itemOf(due: Due<SourcedRule>, figures: ComplianceYearData['figures']): Item {
  const { rule, day } = due;
  return {
    mark: 'soon',
    title: [rule.title, forWords(due)].filter(Boolean).join(': '),
    reason: closedWords(day, rule, figures),
    by: `By ${weekdayName(day)}, ${formatDate(day)}`,
    why: [
      ['What', rule.what],
      ['Who', rule.who],
      ['Note', [rule.note, rule.doubt].filter(Boolean).join(' ')],
      ['Source', rule.source],
    ],
    link: rule.lateFee ? ['Cost of being late', lateFeeHref(rule.lateFee, day)] : undefined,
  };
}

const CHOICE =
  'min-h-11 rounded-full border border-control px-4 text-small text-ink hover:border-ink hover:bg-tint aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white dark:aria-pressed:border-white forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none';

/** All twelve months, of all laws or of one, and the file for a calendar. */
function Year({ answers, answer, data, today }: BelowProps<ComplianceYearData>) {
  const [law, setLaw] = useState<DueLaw>();
  const [failed, setFailed] = useState(false);
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
  /** The dates that are shown as a file for any calendar. What writes it loads at the first use. */
  const save = async () => {
    const { duesCalendar } = await import('#features/calendar/calendar-files.logic.ts');
    const context = { firm, origin: new URL(window.location.origin) };
    const entries = shown.map((due) => calendarEntry(due, figures));
    saveFile('due-dates.ics', 'text/calendar', duesCalendar(context, entries));
  };
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
      {/* On paper small and close, so that a year is on two pages; why a day is closed is above for the next ones. */}
      <div className="mt-6 gap-4 print:columns-4 print:[&_:is(h4,p)]:text-[7.5pt] print:[&_h4+p]:hidden print:[&_li]:py-0.5">
        {dueMonths(shown, year.days)
          .filter(({ dues }) => dues.length > 0)
          .map(({ id, name, dues }) => (
            <Opens
              key={id}
              head={
                <>
                  <h3 className="text-h4">{name}</h3>
                  <span className="ml-auto text-small text-muted">
                    {plural(dues.length, 'date')}
                  </span>
                </>
              }
            >
              <ul className="gap-10 pb-4 md:columns-2 print:columns-1 print:pb-1">
                {dues.map((due) => (
                  <Card
                    key={`${due.rule.id} ${due.day} ${due.period?.end} ${due.part}`}
                    {...itemOf(due, figures)}
                  />
                ))}
              </ul>
            </Opens>
          ))}
      </div>
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
    </section>
  );
}
