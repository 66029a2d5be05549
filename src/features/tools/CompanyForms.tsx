import { useEffect, useMemo } from 'react';
import { plural } from '#lib/format.ts';
import {
  COMPARED,
  QUESTION_NAMES,
  answersOf,
  formFields,
  rankForms,
  type Ranked,
} from './company-forms.logic.ts';
import { Comparison } from './company-forms/Comparison.tsx';
import { Ranking } from './company-forms/Ranking.tsx';
import { LEGEND } from './FormPicture.tsx';
import { enteredLines } from './profile.logic.ts';
import { ToolActions } from '#features/tool-engine/ToolActions.tsx';
import { ToolFields } from './ToolFields.tsx';
import { ToolForm } from './ToolForm.tsx';
import type { ToolDataOf } from './get-tool.ts';
import { tool } from './tool.tsx';
import { figureOn } from '#features/tool-engine/figures.logic.ts';
import { useProfile } from './use-profile.ts';

/** What is compared before anyone has chosen: the two that founders hesitate between. */
const FIRST_COMPARED = { first: 'llp', second: 'private-limited' };

/** Six questions that rank the forms, and two or three forms side by side. */
export const CompanyForms = tool<ToolDataOf<'company-forms'>>(({ forms, figures, day }) => {
  const fields = useMemo(() => formFields(forms), [forms]);
  const profile = useProfile(fields, FIRST_COMPARED);
  useEffect(showWholeFocus, []);
  const figure = figureOn(figures, day);
  const answers = answersOf(profile.values);
  const ranked = answers && rankForms(forms, answers, figure);
  const compared = [...new Set(COMPARED.map((name) => profile.values[name]))].flatMap(
    (id) => forms.find((form) => form.id === id) ?? [],
  );
  const toggle = (id: string) => {
    const place = COMPARED.find((name) => profile.values[name] === id);
    if (place) profile.set(place, '');
    else profile.set(COMPARED.find((name) => !profile.values[name]) ?? 'third', id);
  };
  const entered = enteredLines(fields, profile, QUESTION_NAMES);
  const answered = QUESTION_NAMES.filter((name) => profile.values[name] !== undefined).length;

  return (
    <>
      <ToolForm
        label="Which form fits?"
        profile={profile}
        headline={ranked && headline(ranked)}
        hint={`Answer the six questions to see which forms fit: ${answered} of ${QUESTION_NAMES.length} answered.`}
      >
        <ToolFields fields={fields} profile={profile} only={QUESTION_NAMES} />
      </ToolForm>
      {ranked && (
        <>
          <ul className="mt-4 hidden text-small print:block">
            {entered.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Ranking ranked={ranked} compared={compared.map(({ id }) => id)} onCompare={toggle} />
          <p className="mt-4 max-w-prose text-small text-muted">
            Among forms with the same result, the one with less yearly work comes first. We do not
            ask here about licences for your trade or approvals for your sector.
          </p>
          <ToolActions
            subject="Which form fits our business?"
            text={() => [...entered, '', headline(ranked)].join('\n')}
          />
        </>
      )}
      <section className="mt-14 [@media(scripting:none)]:hidden">
        <h2 className="text-h3">Two or three forms side by side</h2>
        <p className="mt-2 max-w-prose text-muted">{LEGEND}</p>
        <div className="mt-4 print:hidden">
          <ToolFields fields={fields} profile={profile} only={COMPARED} columns="sm:grid-cols-3" />
        </div>
        {compared.length > 0 ? (
          <Comparison forms={compared} figure={figure} />
        ) : (
          <p className="mt-4 text-muted">Choose the forms that you want to compare.</p>
        )}
      </section>
    </>
  );
});

/** Chromium leaves a link that is reached by Tab half in view where the table of all forms scrolls sideways. */
function showWholeFocus(): () => void {
  const table = document.querySelector('[aria-labelledby="all-forms"]');
  const show = ({ target }: Event) => {
    if (target !== table)
      (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  table?.addEventListener('focusin', show);
  return () => table?.removeEventListener('focusin', show);
}

function headline(ranked: readonly Ranked[]): string {
  const count = (verdict: Ranked['verdict']) =>
    ranked.filter((one) => one.verdict === verdict).length;
  const best = ranked[0];
  const first =
    best?.verdict === 'fits'
      ? `${best.form.title} fits best.`
      : best?.verdict === 'conditions'
        ? `No form fits outright. The closest is ${best.form.title}.`
        : 'No form fits all six answers; see what rules out each of them.';
  return `${first} ${plural(count('fits'), 'form fits', 'forms fit')}, ${plural(count('conditions'), 'is possible', 'are possible')} with conditions, ${plural(count('no'), 'does not fit', 'do not fit')}.`;
}
