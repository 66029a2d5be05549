import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { dayInIndia, formatDate, plural } from '#lib/format.ts';
import { CalendarFile } from './compliance-year/CalendarFile.tsx';
import { DueList } from './compliance-year/DueList.tsx';
import { LawChoice } from './compliance-year/LawChoice.tsx';
import { YearStrip } from './compliance-year/YearStrip.tsx';
import { DUE_LAW_SLUGS, USUAL_YEAR_END } from '#site/compliance-year.ts';
import { YEAR_FIELDS, dueProfile, profileWarnings, yearFieldsFor } from './due-profile.logic.ts';
import { duesText } from './due-words.logic.ts';
import { allDues, countByLaw, dueMonths, duesOf, yearFrom } from './due-year.logic.ts';
import type { ToolDataOf } from './get-tool.ts';
import { ToolActions } from '#features/tool-engine/ToolActions.tsx';
import { tool } from './tool.tsx';
import { ToolFields } from './ToolFields.tsx';
import { ToolForm } from './ToolForm.tsx';
import { useProfile } from './use-profile.ts';

const NEVER_CHANGES = () => () => undefined;
const dayOfVisit = () => dayInIndia(new Date());

/** Form, size and circumstances in; every due date of the next twelve months out. */
export const ComplianceYear = tool<ToolDataOf<'compliance-year'>>(({ rules, figures, firm }) => {
  const profile = useProfile(YEAR_FIELDS);
  const { values } = profile;
  // The visitor's day in India, not that of the build.
  const today = useSyncExternalStore(NEVER_CHANGES, dayOfVisit, () => undefined);

  const asked = useMemo(() => dueProfile(values), [values]);
  // After hydration, not within it: to count all dates takes a slow phone a while.
  const days = useDeferredValue(
    useMemo(() => (today === undefined ? undefined : yearFrom(today)), [today]),
  );
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
      <ToolForm
        label="Due dates"
        profile={profile}
        headline={headline}
        hint="Fill in form, GST returns, turnover, employees and place to see your dates."
      >
        <ToolFields fields={YEAR_FIELDS} profile={profile} only={yearFieldsFor(values.form)} />
      </ToolForm>
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
});
