import type { ToolAnswer, AnswerItem, AnswerContext } from '#features/tool-engine/answer.ts';
import { createTool } from '#features/tool-engine/tool.tsx';
import { UnbrokenWords } from '#ui/InlineText.tsx';
import type { CompanyFormsData } from './company-form-entries.ts';
import {
  COMPARISON_ROWS,
  legalStatusText,
  rankCompanyForms,
  reasonTexts,
  companyFormsVerdict,
  type RankedCompanyForm,
} from './rank.logic.ts';

export const CompanyForms = createTool<CompanyFormsData>(companyFormsAnswer, Comparison);

const GROUPS = {
  fits: { title: 'Fits' },
  conditions: { title: 'Possible with conditions' },
  no: { title: 'Does not fit', closed: true },
};

export function companyFormsAnswer({
  answers,
  data,
  figure,
}: AnswerContext<CompanyFormsData>): ToolAnswer {
  const ranked = rankCompanyForms(data.rules, answers, figure);
  const best = ranked.find(({ verdict }) => verdict === 'fits')?.form.short;
  return {
    figure: best,
    brief: best && `${best} fits best`,
    verdict: companyFormsVerdict(ranked),
    groups: Object.entries(GROUPS).map(([group, head]) => ({
      ...head,
      items: ranked.filter(({ verdict }) => verdict === group).map(itemOf),
    })),
  };
}

/** Returns the answer item of a form of business. `reason`: the most serious reasons. `why`: the others and the law. */
function itemOf(ranked: RankedCompanyForm): AnswerItem {
  const { title, facts, service } = ranked.form;
  const [heaviest, ...others] = reasonTexts(ranked);
  return {
    title,
    reason: heaviest?.[1],
    why: [...others, ['Law', facts.law]],
    link: ['How we help', service],
  };
}

const MORE_ROWS: typeof COMPARISON_ROWS = [
  ['Legal status', legalStatusText],
  ['Law', ({ facts }) => facts.law],
  ['Not certain', ({ note }) => note],
];

/** Compares two or three forms of business. Row names are above the cells: a column of names is too wide on phones. */
function Comparison({ answers, data }: AnswerContext<CompanyFormsData>) {
  const { first, second, third } = answers;
  const forms = [...new Set([first, second, third])].flatMap(
    (id) => data.rules.find((form) => form.id === id) ?? [],
  );
  return (
    <section className="mt-14">
      <h2 className="text-h3">Two or three forms side by side</h2>
      <table className="side-by-side">
        <caption className="sr-only">
          {`${forms.map(({ short }) => short).join(', ')} side by side`}
        </caption>
        <thead>
          <tr className="linked">
            {forms.map(({ id, short, service }) => (
              <th key={id} scope="col">
                <a href={service}>{short}</a>
              </th>
            ))}
          </tr>
        </thead>
        {[...COMPARISON_ROWS, ...MORE_ROWS]
          .filter(([, textOf]) => forms.some(textOf))
          .map(([label, textOf]) => (
            <tbody key={label}>
              <tr>
                <th scope="rowgroup" colSpan={forms.length}>
                  {label}
                </th>
              </tr>
              <tr>
                {forms.map((form) => (
                  <td key={form.id} className="space-y-2">
                    {[textOf(form) ?? '–'].flat().map((text) => (
                      <p key={text}>
                        <UnbrokenWords text={text} />
                      </p>
                    ))}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
      </table>
    </section>
  );
}
