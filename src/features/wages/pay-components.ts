/** Returns the parts of pay, and the questions of the wage calculator, beginning with those about the parts. */
import { getCollection } from 'astro:content';
import { getToolData } from '#features/tool-engine/tool-data.ts';
import { payQuestions } from './wages.logic.ts';

export async function getWages() {
  const [entry] = await getCollection('payComponents');
  if (!entry) throw new Error('content/pay-components/ has no entry, which the calculator needs');
  const { title, components } = entry.data;
  const { form, ...data } = await getToolData('wage-calculator');
  const groups = [{ title, questions: payQuestions(components) }, ...form.groups];
  return { ...data, components, form: { ...form, groups } };
}
export type WagesData = Awaited<ReturnType<typeof getWages>>;
