import { useEffect, useRef } from 'react';
import type { PayComponent } from '#collections/pay-components.ts';
import { Chevron } from '#features/tool-engine/Chevron.tsx';
import type { Fields } from './profile.logic.ts';
import { ToolFields } from './ToolFields.tsx';
import type { Profile } from './use-profile.ts';
import { EMPLOYEE_FIELDS, askedFor } from './wage-fields.logic.ts';

interface Props {
  components: readonly PayComponent[];
  fields: Fields;
  profile: Profile<Fields>;
}

const HEADING = 'mb-4 text-h4';

/** Parts of monthly pay, the rare ones folded away, and what else counts of the employee. */
export function WageFields({ components, fields, profile }: Props) {
  const asked = askedFor(components);
  const rare = asked.filter(({ often }) => !often);
  const often = asked.filter(({ often }) => often);
  const more = useRef<HTMLDetailsElement>(null);
  const filled = rare.some(({ id }) => profile.typed[id] !== '');
  useEffect(() => {
    // Only ever opened: emptying a field must not fold it away under the hands.
    if (filled && more.current) more.current.open = true;
  }, [filled]);
  const shared = { fields, profile, columns: 'sm:grid-cols-2 lg:grid-cols-3' };
  return (
    <>
      <h2 className={HEADING}>Monthly pay, in rupees</h2>
      <ToolFields {...shared} only={often.map(({ id }) => id)} />
      <details ref={more} className="group mt-6 border-y border-rule">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 py-2 font-semibold">
          More parts of pay: overtime, bonus, in kind …
          <Chevron />
        </summary>
        <div className="pb-6 pt-3">
          <ToolFields {...shared} only={rare.map(({ id }) => id)} />
        </div>
      </details>
      <h2 className={`mt-8 ${HEADING}`}>The employee</h2>
      <ToolFields {...shared} only={Object.keys(EMPLOYEE_FIELDS)} />
    </>
  );
}
