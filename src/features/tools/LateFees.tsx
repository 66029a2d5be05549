import { useMemo } from 'react';
import type { LateFee } from '#collections/late-fees.ts';
import { formatDate, plural } from '#lib/format.ts';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { addDays } from './calendar-days.logic.ts';
import type { ToolDataOf } from './get-tool.ts';
import {
  feeFields,
  figuresOf,
  lateCost,
  neededFor,
  type LateCost,
  type Lateness,
} from './late-fees.logic.ts';
import { formatRupees } from './read-field.logic.ts';
import { Sums } from './Sums.tsx';
import { ToolActions } from './ToolActions.tsx';
import { ToolFields } from './ToolFields.tsx';
import { ToolForm } from './ToolForm.tsx';
import { tool } from './tool.tsx';
import { figureIn, figureOn, type FigureOf } from './tool-figures.ts';
import { useProfile } from './use-profile.ts';

/** The line is drawn over this many days at least, and beyond the day of filing. */
const CHART_DAYS_MIN = 120;
const CHART_POINTS = 60;

/** Due date, day of filing and amount in; fee and interest out, with the sum written out. */
export const LateFees = tool<ToolDataOf<'late-fees'>>(({ rules, figures }) => {
  const fields = useMemo(() => feeFields(rules), [rules]);
  const profile = useProfile(fields);
  const { values } = profile;
  const rule = rules.find(({ id }) => id === values.form);
  const needed = neededFor(rule);
  const { due, filed } = values;
  const ready = rule && due && filed && needed.every((name) => values[name] !== undefined);
  const lateness: Lateness | undefined = ready
    ? { due, filed, amount: values.amount, size: values.size, nil: values.nil === 'yes' }
    : undefined;
  const figure = figureOn(figures, due ?? '');
  const missing = ready && !figuresOf(rule).every((id) => figureIn(figures, id, due) !== undefined);
  const cost = rule && lateness && !missing && lateCost(rule, lateness, figure);

  return (
    <>
      <ToolForm
        label="Late fee"
        profile={profile}
        headline={rule && cost && headline(rule, cost)}
        hint={
          missing
            ? `No figure in force on ${formatDate(due)} is available for this form.`
            : 'Choose what is late and fill in the fields to see the cost.'
        }
      >
        <ToolFields
          fields={labelled(fields, rule)}
          profile={profile}
          only={['form', 'due', 'filed', ...needed]}
        />
      </ToolForm>
      {rule && cost && lateness && cost.days > 0 && (
        <>
          <div className="mt-4 max-w-prose border-t border-rule">
            <Sums lines={cost.lines} />
          </div>
          <CostLine rule={rule} lateness={lateness} cost={cost} figure={figure} />
          {rule.after && <p className="mt-6 max-w-prose">{rule.after}</p>}
          {rule.note && <p className="mt-3 max-w-prose text-muted">{rule.note}</p>}
          <ToolActions
            subject={`Late filing: ${rule.title}`}
            text={() =>
              [headline(rule, cost), ...cost.lines.flatMap(({ steps }) => steps)].join('\n')
            }
          />
        </>
      )}
    </>
  );
});

function labelled(fields: ReturnType<typeof feeFields>, rule: LateFee | undefined) {
  return {
    ...fields,
    amount: { ...fields.amount, label: rule?.amount ?? fields.amount.label },
    size: { ...fields.size, label: rule?.size ?? fields.size.label },
  };
}

function headline({ title }: LateFee, { days, total }: LateCost): string {
  return days === 0
    ? `${title}: filed on time, so nothing is payable for delay.`
    : `${title}, ${plural(days, 'day')} late: ${formatRupees(total)} in all.`;
}

interface LineProps {
  rule: LateFee;
  lateness: Lateness;
  cost: LateCost;
  figure: FigureOf;
}

function CostLine({ rule, lateness, cost, figure }: LineProps) {
  const end = Math.max(CHART_DAYS_MIN, Math.round(cost.days * 1.5));
  const costAfter = (days: number) =>
    lateCost(rule, { ...lateness, filed: addDays(lateness.due, days) }, figure).total;
  const points = Array.from({ length: CHART_POINTS + 1 }, (_, place) => {
    const x = Math.round((end * place) / CHART_POINTS);
    return { x, y: costAfter(x) };
  });
  return (
    <LineChart
      says={`Cost by days late: ${formatRupees(costAfter(30))} after 30 days, ${formatRupees(cost.total)} on ${formatDate(lateness.filed)}, ${formatRupees(costAfter(end))} after ${end} days.`}
      points={points}
      at={{ x: cost.days, y: cost.total }}
      xLabel="Days late"
      printX={String}
      printY={(value) => formatRupees(Math.round(value))}
    />
  );
}
