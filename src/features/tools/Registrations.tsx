import { useMemo } from 'react';
import { plural } from '#lib/format.ts';
import { dayInIndia } from '#lib/india-time.ts';
import { RegistrationAnswers, inText } from './registrations/RegistrationAnswers.tsx';
import { STEPS, businessOf, registrationFields } from './registration-fields.logic.ts';
import { enteredLines } from './profile.logic.ts';
import { findings } from './registrations.logic.ts';
import { ToolActions } from './ToolActions.tsx';
import { ToolFields } from './ToolFields.tsx';
import { ToolForm } from './ToolForm.tsx';
import type { ToolDataOf } from './get-tool.ts';
import { tool } from './tool.tsx';
import { figureOn } from './tool-figures.ts';
import { useProfile } from './use-profile.ts';

/** Three groups of questions in; what must, may and need not yet be registered out. */
export const Registrations = tool<ToolDataOf<'registrations'>>(({ rules, figures, day }) => {
  const fields = useMemo(() => registrationFields(figureOn(figures, day)), [figures, day]);
  const profile = useProfile(fields);
  const { values, errors } = profile;
  const faulty = Object.keys(errors).length > 0;
  const business = faulty ? undefined : businessOf(values);
  // Thresholds are those of the visitor's day, also when the page was built long before.
  const found = business && findings(rules, business, figureOn(figures, dayInIndia(new Date())));
  const alone = values.employees === 0 && !values.most;
  const count = (answer: string) => found?.filter((one) => one.answer === answer).length ?? 0;
  const headline = `${count('must')} compulsory, ${count('may')} optional or to be checked, ${count('not-yet')} not yet required.`;
  return (
    <>
      <ToolForm
        label="Registrations"
        profile={profile}
        headline={found && headline}
        hint={
          faulty
            ? 'Correct the field that is marked to see the answer.'
            : `${plural(missing(values), 'answer')} to go: form, State, premises, what you sell, turnover and employees decide the result.`
        }
      >
        <div className="grid gap-9">
          {STEPS.map(({ title, fields: names }, place) => (
            <section key={title} aria-labelledby={`step-${place + 1}`}>
              <h2
                id={`step-${place + 1}`}
                className="mb-5 flex items-baseline gap-3 border-b border-rule pb-2 text-h4"
              >
                <span aria-hidden="true" className="text-brass">
                  {place + 1}
                </span>
                {title}
              </h2>
              <ToolFields
                fields={fields}
                profile={profile}
                only={names.filter((name) => !(alone && name === 'staff'))}
              />
            </section>
          ))}
        </div>
      </ToolForm>
      {found && business && (
        <>
          <ul className="mt-4 hidden text-small print:block">
            {enteredLines(fields, profile, ENTERED).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {!business.state.includes('karnataka') && (
            <p className="mt-3 max-w-prose">
              Professional tax, the Shops Act and the labour welfare fund of your State are left
              out: this tool covers State laws for Karnataka only.
            </p>
          )}
          <RegistrationAnswers
            found={found}
            supervisorWage={figureOn(figures, day)('supervisor-wage')}
          />
          <ToolActions
            subject="What must we register for?"
            text={() => [headline, ...found.map(inText)].join('\n')}
          />
        </>
      )}
    </>
  );
});

/** In the order of the form. */
const ENTERED = STEPS.flatMap(({ fields }) => fields);
const NEEDED = ['form', 'state', 'premises', 'supplies', 'turnover', 'employees'] as const;
const missing = (values: Readonly<Record<(typeof NEEDED)[number], unknown>>) =>
  NEEDED.filter((name) => values[name] === undefined).length;
