import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { Answer, Item } from '#features/tool-engine/answer.ts';
import { saveFile } from '#features/tool-engine/AnswerPanel.tsx';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import { labelsOf, unsureIn } from '#features/tool-engine/questions.logic.ts';
import { tool, type Asked } from '#features/tool-engine/tool.tsx';
import { formatDate, plural } from '#lib/format.ts';
import type { ComplianceYearData, SourcedRule } from './due-rules.ts';
import { calendarEntry, dayWords, lateFeeHref, titleOf, weekdayName } from './due-texts.logic.ts';
import { businessYear, dueMonths, type Due } from './due-dates.logic.ts';

/** Lists every due date of the next twelve months for a business of the given form, size and circumstances. */
export const ComplianceYear = tool<ComplianceYearData>(answerTo);

/** Dates within this many days are shown with their reasons; the year is below, one line per date. */
const SOON_DAYS = 30;

function answerTo({ answers, data, today }: Asked<ComplianceYearData>): Answer {
  const { rules, figures, form } = data;
  const { days, dues, unsure, notes } = businessYear(rules, answers, figures, today);
  const [next] = dues;
  const months = dueMonths(dues);
  const labels = labelsOf(form);
  const openItem = (rule: SourcedRule): Item => {
    // A condition on `audited` depends on the income-tax boxes.
    const names = unsureIn(rule.for, answers);
    const asked = (names.length > 0 ? names : ['tax']).map((name) => labels.get(name));
    return {
      mark: 'check',
      title: rule.title,
      reason: `It depends on your answer to “${asked.join('” and “')}”.`,
    };
  };
  const cardOf = (due: Due<SourcedRule>): Item => {
    const { rule, day, closed } = due;
    return {
      mark: 'soon',
      title: titleOf(due),
      reason: closed,
      by: `By ${weekdayName(day)}, ${formatDate(day)}`,
      why: [
        ['What', rule.what],
        ['Who', rule.who],
        ['Note', [rule.note, rule.doubt].filter(Boolean).join(' ')],
        ['Source', rule.source],
      ],
      link: rule.lateFee ? ['Cost of being late', lateFeeHref(rule.lateFee, day)] : undefined,
    };
  };
  return {
    brief: next && `Next: ${formatDate(next.day)}, ${next.rule.title}`,
    verdict: `${plural(dues.length, 'due date')} from ${formatDate(days[0])} to ${formatDate(days[1])}.`,
    above: <DatesFile dues={dues} firm={data.firm} />,
    marks: {
      soon: { title: `In the next ${SOON_DAYS} days` },
      check: { title: 'Depends on an open answer', closed: true },
      ...Object.fromEntries(months.map(([title]) => [title, { title, closed: true }])),
    },
    notes,
    items: [
      ...dues.filter(({ day }) => day <= addDays(today, SOON_DAYS)).map(cardOf),
      ...unsure.map(openItem),
      ...months.flatMap(([mark, own]) =>
        own.map((due) => ({
          mark,
          title: dayWords(due.day),
          reason: [titleOf(due), due.closed].filter(Boolean).join('. '),
        })),
      ),
    ],
  };
}

/** The dates as a file for any calendar. The code that writes it loads at the first use. */
function DatesFile({ dues, firm }: { dues: readonly Due[]; firm: string }) {
  const save = async () => {
    const { duesCalendar } = await import('#features/calendar/calendar-files.logic.ts');
    const context = { firm, origin: new URL(window.location.origin) };
    const file = duesCalendar(context, dues.map(calendarEntry));
    saveFile('due-dates.ics', 'text/calendar', file);
  };
  return (
    <button
      type="button"
      className="button button-quiet mt-4 print:hidden"
      onClick={() => void save()}
    >
      <CalendarPlus size={19} aria-hidden="true" />
      Download these {plural(dues.length, 'date')} (.ics)
    </button>
  );
}
