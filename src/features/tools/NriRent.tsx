import { useMemo } from 'react';
import { dayInIndia } from '#lib/india-time.ts';
import type { ToolDataOf } from './get-tool.ts';
import { tool } from './tool.tsx';
import { figureOn } from '#features/tool-engine/figures.logic.ts';
import { NRI_RENT_FIELDS, nriRent, type RentResult } from './nri-rent.logic.ts';
import { formatRupees } from './read-field.logic.ts';
import { Sums } from './Sums.tsx';
import { ToolActions } from '#features/tool-engine/ToolActions.tsx';
import { ToolFields } from './ToolFields.tsx';
import { ToolForm } from './ToolForm.tsx';
import { useProfile } from './use-profile.ts';

const START = { months: '12', treaty: 'none' };

/** Rent, months and what is deductible in; the tenant's deduction and the estimated tax out. */
export const NriRent = tool<ToolDataOf<'nri-landlord'>>(({ figures }) => {
  const profile = useProfile(NRI_RENT_FIELDS, START);
  const { rent, months, tax, interest, treaty, rate } = profile.values;
  const { errors } = profile;
  const figure = useMemo(() => figureOn(figures, dayInIndia(new Date())), [figures]);
  const byTreaty = treaty === 'other';
  const ready =
    rent !== undefined &&
    months !== undefined &&
    treaty !== undefined &&
    !errors.tax &&
    !errors.interest &&
    (!byTreaty || rate !== undefined);
  const result =
    ready &&
    nriRent({ rent, months, tax, interest, treatyRate: byTreaty ? rate : undefined }, figure);

  return (
    <>
      <ToolForm
        label="Rent to a non-resident"
        profile={profile}
        headline={result && headline(result)}
        advice={result ? result.advice : undefined}
        hint="Fill in the rent and the months to see the deduction and the tax."
      >
        <ToolFields
          fields={NRI_RENT_FIELDS}
          profile={profile}
          only={[
            'rent',
            'months',
            'tax',
            'interest',
            'treaty',
            ...(byTreaty ? (['rate'] as const) : []),
          ]}
        />
      </ToolForm>
      {result && (
        <>
          <div className="mt-6 max-w-prose border-t border-rule">
            <Sums lines={result.lines} />
          </div>
          <p className="mt-4 max-w-prose text-small text-muted">
            An estimate for an individual with no other income in India, at the rates of the default
            regime. Non-residents get no rebate. Confirm the rates on the income-tax portal before
            you file.
          </p>
          <ToolActions
            subject="Rent from property in India"
            text={() =>
              [headline(result), ...result.lines.flatMap(({ steps }) => steps), result.advice].join(
                '\n',
              )
            }
          />
        </>
      )}
    </>
  );
});

const headline = ({ tds, due }: RentResult) =>
  due === undefined
    ? `${formatRupees(tds)} deducted by the tenant in the year.`
    : `${formatRupees(tds)} deducted by the tenant; estimated tax ${formatRupees(due)}.`;
