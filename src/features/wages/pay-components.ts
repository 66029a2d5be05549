/** Parts of pay, notes and worked examples. The calculator asks for the parts, then about the employee. */
import { getCollection } from 'astro:content';
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import { figureLookup } from '#features/tool-engine/figures.logic.ts';
import { getToolData } from '#features/tool-engine/tool-data.ts';
import { ROUTES } from '#site/routes.ts';
import { payQuestions, wagesOf } from './wages.logic.ts';
import { employerCostSums, wagesVerdict, wageSums } from './wage-sums.logic.ts';

export async function getWages() {
  const [entry] = await getCollection('payComponents');
  if (!entry) throw new Error('content/pay-components/ has no entry, which the calculator needs');
  const { title, components, notes, examples } = entry.data;
  const { form, ...data } = await getToolData('wage-calculator');
  const groups = [{ title, questions: payQuestions(components) }, ...form.groups];
  return { ...data, components, notes, examples, form: { ...form, groups } };
}
export type WagesData = Awaited<ReturnType<typeof getWages>>;

/** The worked examples, calculated as in the calculator. */
export function wageExamples({ components, examples, figures, day }: WagesData) {
  const figure = figureLookup(figures, day);
  return examples.map(({ title, pay }) => {
    const amounts = Object.fromEntries(pay.map(({ id, amount }) => [id, amount]));
    const wages = wagesOf(components, amounts, figure);
    const labelOf = (name: string) => components.find(({ id }) => id === name)?.label;
    return {
      title,
      entered: `${pay.map(({ id, amount }) => `${labelOf(id)} ${rupees(amount)}`).join(', ')}.`,
      sums: [
        // The parts of pay are listed above, so these sums show only their last step.
        ...wageSums(wages, figure).map((sum) => ({ ...sum, steps: sum.steps.slice(-1) })),
        ...employerCostSums(wages.wages, amounts, figure),
      ],
      verdict: wagesVerdict(wages),
      href: `${ROUTES.wageCalculator}?${pay.map(({ id, amount }) => `${id}=${amount}`).join('&')}`,
    };
  });
}
