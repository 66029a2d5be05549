import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { Answer, Item, Marks } from '#features/tool-engine/answer.ts';
import { Card, Opens, saveFile } from '#features/tool-engine/AnswerPanel.tsx';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { unsureIn } from '#features/tool-engine/questions.logic.ts';
import { tool, type Asked, type BelowProps } from '#features/tool-engine/tool.tsx';
import { formatDate, plural } from '#lib/format.ts';
import { DUE_LAWS } from '#site/compliance-year.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import type { ComplianceYearData, SourcedRule } from './data.ts';
import {
  calendarEntry,
  closedWords,
  forWords,
  lateFeeHref,
  weekdayName,
} from './due-words.logic.ts';
import { businessYear, dueMonths, type Due } from './due-year.logic.ts';

/** Form, size and circumstances in; every due date of the next twelve months out. */
export const ComplianceYear = tool<ComplianceYearData>(answerTo, Year);

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

/** All twelve months, of all laws or of one, and the file for a calendar. */
function Year({ answers, answer, data, today }: BelowProps<ComplianceYearData>) {
  const [law, setLaw] = useState('');
  if (!answer) return null;
  const { rules, figures, firm } = data;
  const { dues } = businessYear(rules, answers, figures, today);
  const shown = dues.filter(({ rule }) => law === '' || rule.law === law);
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
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3 print:hidden">
        <div className="fields w-64">
          <div>
            <label htmlFor="law">Law</label>
            <select id="law" onChange={({ target }) => setLaw(target.value)}>
              <option value="">All laws</option>
              {DUE_LAWS.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </div>
        </div>
        <button
          type="button"
          className={`${BUTTON} ${BUTTON_TONES.solid}`}
          onClick={() => void save()}
        >
          <CalendarPlus size={19} aria-hidden="true" />
          Download these {plural(shown.length, 'date')} (.ics)
        </button>
      </div>
      {/* On paper small and close, so that a year is on two pages; why a day is closed is above for the next ones. */}
      <div className="mt-6 gap-4 print:columns-4 print:[&_:is(h4,p)]:text-[7.5pt] print:[&_h4+p]:hidden print:[&_li]:py-0.5">
        {dueMonths(shown).map(([month, own]) => (
          <Opens
            key={month}
            head={
              <>
                <h3 className="text-h4">{month}</h3>
                <span className="ml-auto text-small text-muted">{plural(own.length, 'date')}</span>
              </>
            }
          >
            <ul className="gap-10 pb-4 md:columns-2 print:columns-1 print:pb-1">
              {own.map((due) => (
                <Card key={`${due.rule.id} ${due.day} ${due.part}`} {...itemOf(due, figures)} />
              ))}
            </ul>
          </Opens>
        ))}
      </div>
    </section>
  );
}
