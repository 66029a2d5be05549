import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { formatDate, plural } from '#lib/format.ts';
import { dayInIndia } from '#lib/india-time.ts';
import { CalendarFile } from './compliance-year/CalendarFile.tsx';
import { DueList } from './compliance-year/DueList.tsx';
import { LawChoice } from './compliance-year/LawChoice.tsx';
import { YearStrip } from './compliance-year/YearStrip.tsx';
import { DUE_LAW_SLUGS, USUAL_YEAR_END } from '#site/compliance-year.ts';
import type { DueFigures } from './due-dates.logic.ts';
import { YEAR_FIELDS, dueProfile, profileWarnings, yearFieldsFor } from './due-profile.logic.ts';
import { duesText } from './due-words.logic.ts';
import { allDues, countByLaw, dueMonths, duesOf, yearFrom } from './due-year.logic.ts';
import type { SourcedRule } from './get-compliance-year.ts';
import { ToolActions } from './ToolActions.tsx';
import { ToolBoundary } from './ToolBoundary.tsx';
import { useToolData, type ToolData } from './tool-data.ts';
import { ToolFields } from './ToolFields.tsx';
import { ToolForm } from './ToolForm.tsx';
import { useProfile } from './use-profile.ts';

interface Data {
  rules: readonly SourcedRule[];
  figures: DueFigures;
  firm: string;
}
interface Props {
  data: ToolData<Data>;
}

/** Form, size and circumstances in; every due date of the next twelve months out. */
export function ComplianceYear(props: Props) {
  return (
    <ToolBoundary>
      <Year {...props} />
    </ToolBoundary>
  );
}

const NEVER_CHANGES = () => () => undefined;
const dayOfVisit = () => dayInIndia(new Date());

function Year({ data }: Props) {
  const { rules, figures, firm } = useToolData(data);
  const profile = useProfile(YEAR_FIELDS);
  const { values } = profile;
  // The visitor's day in India, not that of the build.
  const today = useSyncExternalStore(NEVER_CHANGES, dayOfVisit, () => undefined);

  const asked = useMemo(() => dueProfile(values), [values]);
  const days = useMemo(() => (today === undefined ? undefined : yearFrom(today)), [today]);
  const yearEnd = asked?.options.yearEnd ?? USUAL_YEAR_END;
  const meeting = asked?.options.meeting;
  // Counted once for all businesses: a keystroke then only chooses among them, and unchanged rows stay.
  const every = useMemo(
    () => (days ? allDues(rules, figures, days, { yearEnd, meeting }) : []),
    [days, rules, figures, yearEnd, meeting],
  );
  const all = useMemo(
    () => (asked && days ? duesOf(every, asked, figures, days[0]) : undefined),
    [asked, days, every, figures],
  );
  const shown = useMemo(
    () => all?.filter(({ rule }) => !values.law || DUE_LAW_SLUGS[rule.law] === values.law),
    [all, values.law],
  );
  const months = useMemo(() => (shown && days ? dueMonths(shown, days) : []), [shown, days]);
  // The headline answers a keystroke at once; the long list follows when the browser has time.
  const listed = useDeferredValue(months);
  const headline =
    shown && days
      ? `${plural(shown.length, 'due date')} from ${formatDate(days[0])} to ${formatDate(days[1])}.`
      : undefined;

  return (
    <>
      <ToolForm form={profile.form} label="Due dates" onReset={profile.reset}>
        <ToolFields fields={YEAR_FIELDS} profile={profile} only={yearFieldsFor(values.form)} />
      </ToolForm>
      <div role="status" className="mt-10">
        {headline === undefined ? (
          <p className="text-muted [@media(scripting:none)]:hidden">
            Fill in form, GST returns, turnover, employees and place to see your dates.
          </p>
        ) : (
          <p className="font-display text-h3 text-heading">{headline}</p>
        )}
      </div>
      {asked && all && shown && days && (
        <>
          {profileWarnings(asked, figures, days[0]).map((warning) => (
            <p key={warning} className="mt-3 max-w-prose border-l-4 border-brass pl-4">
              {warning}
            </p>
          ))}
          <LawChoice
            counts={countByLaw(all)}
            total={all.length}
            chosen={values.law ?? ''}
            choose={(law) => profile.set('law', law)}
          />
          <YearStrip months={months} />
          <div className="mt-8 flex flex-wrap gap-3 print:hidden">
            <CalendarFile dues={shown} figures={figures} firm={firm} />
          </div>
          <DueList months={listed} figures={figures} />
          <ToolActions
            subject="Our due dates"
            text={() => [headline, duesText(shown)].join('\n\n')}
          />
        </>
      )}
    </>
  );
}
