/** The forms of business, with the questions that rank them and those that choose which to compare. */
import { getCollection } from 'astro:content';
import { dataInOrder, getToolData, type RuleRow } from '#features/tool-engine/tool-data.ts';
import { COMPARISON_ROWS, legalStatus } from './rank.logic.ts';

export async function getCompanyForms() {
  const forms = dataInOrder(await getCollection('companyForms'));
  const choices = forms.map(({ id, title }) => ({ value: id, label: title }));
  return { ...(await getToolData('company-forms', forms, choices)), forms };
}
export type CompanyFormsData = Awaited<ReturnType<typeof getCompanyForms>>;

/** All forms with everything that is compared, grouped by legal status. */
export const companyFormTable = ({ forms }: CompanyFormsData): RuleRow[] =>
  forms.map((form) => ({
    id: form.id,
    title: form.title,
    href: form.service,
    group: legalStatus(form),
    under: form.facts.law,
    lines: COMPARISON_ROWS.map(([label, textOf]) => [label, textOf(form)]),
    notes: [form.note],
  }));
