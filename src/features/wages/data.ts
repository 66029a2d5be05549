/** Parts of pay, notes and worked examples; what the calculator asks are those parts, then the employee. */
import { getCollection } from 'astro:content';
import { toolData } from '#features/tool-engine/tool-data.ts';
import { payQuestions } from './costs.logic.ts';
import { WAGE_FIGURES } from './wages.logic.ts';

export async function getWages() {
  const entries = await getCollection('payComponents');
  const [entry] = entries;
  if (!entry) throw new Error('content/pay-components/ has no entry, which the calculator needs');
  const { title, components, notes, examples } = entry.data;
  const { form, ...data } = await toolData('wage-calculator', {
    texts: entries,
    figures: WAGE_FIGURES,
  });
  const groups = [{ title, questions: payQuestions(components) }, ...form.groups];
  return { ...data, components, notes, examples, form: { ...form, groups } };
}
export type WagesData = Omit<Awaited<ReturnType<typeof getWages>>, 'named'>;
