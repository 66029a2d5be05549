import { useMemo, useState } from 'react';
import type { PayNote } from '#collections/pay-components.ts';
import { dayInIndia } from '#lib/india-time.ts';
import { formatDate } from '#lib/format.ts';
import { Payroll } from './Payroll.tsx';
import { formatRupees } from './read-field.logic.ts';
import { Sums } from './Sums.tsx';
import { ToolActions } from '#features/tool-engine/ToolActions.tsx';
import { ToolForm } from './ToolForm.tsx';
import type { ToolDataOf } from './get-tool.ts';
import { tool } from './tool.tsx';
import { figureOn } from '#features/tool-engine/figures.logic.ts';
import { useProfile } from './use-profile.ts';
import { WageBar } from './WageBar.tsx';
import { EMPLOYEE_START, employeeFrom, wageFields, type Employee } from './wage-fields.logic.ts';
import { WageFields } from './WageFields.tsx';
import { changeLines, costLines } from './wage-cost-words.logic.ts';
import { wageHeadline, wageLines, type Line } from './wage-words.logic.ts';
import { wagesOf, type WageFigureOf, type Wages } from './wages.logic.ts';

/** Parts of monthly pay in; wages under the labour codes and what follows from them out. */
export const WageCalculator = tool<ToolDataOf<'wage-calculator'>>((data) => {
  const { components, notes, figures } = data;
  const fields = useMemo(() => wageFields(components), [components]);
  const profile = useProfile(fields, EMPLOYEE_START);
  const [today] = useState(() => dayInIndia(new Date()));
  const figure: WageFigureOf = useMemo(() => figureOn(figures, today), [figures, today]);
  const employee = profile.complete ? employeeFrom(profile.values) : undefined;
  const wages = employee && wagesOf(components, employee.pay, figure);

  return (
    <>
      <ToolForm
        label="Monthly pay"
        profile={profile}
        headline={wages && wageHeadline(wages)}
        hint={
          Object.keys(profile.errors).length > 0
            ? 'Correct the fields that are marked to see the wages.'
            : 'Enter the basic pay and the allowances of a month to see the wages.'
        }
      >
        <WageFields components={components} fields={fields} profile={profile} />
      </ToolForm>
      {wages && employee && (
        <>
          <p className="mt-2 hidden text-small print:block">Calculated on {formatDate(today)}.</p>
          <WageBar wages={wages} share={figure('wage-exclusion-share')} />
          <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
            <div className="space-y-10">
              <Lines heading="How wages are worked out" lines={wageLines(wages, figure)} />
              <Lines
                heading="Change from calculating on basic pay"
                lines={changeLines(wages, employee, figure)}
              />
            </div>
            <div className="space-y-10">
              <Lines
                heading="What is calculated on wages"
                lines={costLines(wages.wages, employee, figure)}
              />
              <Notes notes={notes} wages={wages} />
            </div>
          </div>
          <ToolActions
            subject="Wages under the labour codes"
            text={() => resultText(wageHeadline(wages), wages, employee, figure)}
          />
        </>
      )}
      <Payroll
        components={components}
        fields={fields}
        pf={profile.typed.pf || EMPLOYEE_START.pf}
        figure={figure}
      />
    </>
  );
});

function Lines({ heading, lines }: { heading: string; lines: readonly Line[] }) {
  return (
    <section>
      <h2 className="border-b-2 border-tone pb-2 text-h4">{heading}</h2>
      <Sums lines={lines} />
    </section>
  );
}

interface NotesProps {
  notes: readonly PayNote[];
  wages: Wages;
}

/** What is not certain, beside the result. */
function Notes({ notes, wages: { unlisted, narrow, inKind } }: NotesProps) {
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

const resultText = (headline: string, wages: Wages, employee: Employee, figure: WageFigureOf) =>
  [
    headline,
    ...[
      ...wageLines(wages, figure),
      ...costLines(wages.wages, employee, figure),
      ...changeLines(wages, employee, figure),
    ].map(({ label, value }) => `${label}: ${value}`),
  ].join('\n');
