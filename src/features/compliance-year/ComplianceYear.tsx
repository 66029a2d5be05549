import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { ToolAnswer, AnswerItem, AnswerContext } from '#features/tool-engine/answer.ts';
import { addDays } from '#features/tool-engine/calendar-days.logic.ts';
import {
  dependsOnText,
  unsureQuestions,
  type Answers,
} from '#features/tool-engine/questions.logic.ts';
import { createTool } from '#features/tool-engine/tool.tsx';
import { formatDate, formatQuantity } from '#lib/format.ts';
import { ROUTES } from '#site/routes.ts';
import { saveFile } from '#ui/copy-and-save.ts';
import { calculateComplianceYear } from './compliance-year.logic.ts';
import { formatWeekdayAndDay, weekdayName } from '#features/tool-engine/closed-days.logic.ts';
import { dueDatesByMonth, isCountedFromMeeting, type DueDate } from './due-dates.logic.ts';
import type { ComplianceYearData } from './due-rules.ts';
import { dueDateCalendarEntry, dueTitle } from './due-texts.logic.ts';

export const ComplianceYear = createTool<ComplianceYearData>(complianceYearAnswer);

/** Number of days from today for which due dates are explained. The groups by month show one line per due date. */
const SOON_DAYS = 30;

export function complianceYearAnswer({
  answers,
  data,
  today,
}: AnswerContext<ComplianceYearData>): ToolAnswer {
  const { days, dues, unsure, business } = calculateComplianceYear(
    data.rules,
    answers,
    data.figures,
    today,
  );
  const [next] = dues;
  const open = new Set(unsure.flatMap((rule) => unsureQuestions(rule.for, answers)));
  const openText = open.size > 0 ? `, ${formatQuantity(open.size, 'question')} open` : '';
  const soon = dues.filter(({ day }) => day <= addDays(today, SOON_DAYS));
  return {
    brief: next && `Next: ${formatDate(next.day)}, ${next.rule.title}`,
    verdict: `${formatQuantity(dues.length, 'due date')} from ${formatDate(days[0])} to ${formatDate(days[1])}${openText}.`,
    belowVerdict: <DatesFile dues={dues} data={data} today={today} />,
    derived: business,
    groups: [
      { title: `In the next ${SOON_DAYS} days`, items: soon.map((due) => soonItem(due, answers)) },
      {
        title: 'Depends on an unanswered question',
        closed: true,
        items: unsure.map((rule) => {
          const open = unsureQuestions(rule.for, answers);
          return {
            title: rule.title,
            reason: open.length > 0 ? dependsOnText(open, data.form) : rule.who,
          };
        }),
      },
      ...dueDatesByMonth(dues).map(([month, monthDues]) => ({
        title: month,
        closed: true,
        items: monthDues.map(monthItem),
      })),
    ],
  };
}

function soonItem(due: DueDate, answers: Answers): AnswerItem {
  const { rule, day, closed } = due;
  const note = isCountedFromMeeting(due, answers) ? undefined : rule.note;
  return {
    title: dueTitle(due),
    reason: closed,
    by: `By ${weekdayName(day)}, ${formatDate(day)}`,
    why: [
      ['What', rule.what],
      ['Who', rule.who],
      ['Note', [note, rule.doubt].filter(Boolean).join(' ')],
      ['Source', rule.source],
    ],
    link: rule.lateFee
      ? ['Cost of being late', `${ROUTES.lateFees}#form=${rule.lateFee}&due=${day}`]
      : undefined,
  };
}

const monthItem = (due: DueDate): AnswerItem => ({
  title: formatWeekdayAndDay(due.day),
  reason: [dueTitle(due), due.closed].filter(Boolean).join('. '),
});

type DatesFileProps = Pick<AnswerContext<ComplianceYearData>, 'data' | 'today'> & {
  dues: readonly DueDate[];
};

/** Saves the dates as a calendar file. The code that writes calendar files loads at the first click. */
function DatesFile({ dues, data, today }: DatesFileProps) {
  const save = async () => {
    const { createCalendar } = await import('#features/calendar/calendar-files.logic.ts');
    const context = { firm: data.firm, origin: new URL(window.location.origin), today };
    const file = createCalendar(context, dues.map(dueDateCalendarEntry));
    saveFile('due-dates.ics', 'text/calendar', file);
  };
  return (
    <button
      type="button"
      className="button button-quiet mt-4 print:hidden"
      onClick={() => void save()}
    >
      <CalendarPlus size={19} aria-hidden="true" />
      Download these {formatQuantity(dues.length, 'date')} (.ics)
    </button>
  );
}
