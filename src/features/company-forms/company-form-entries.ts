/** The forms of business, with the questions that rank them and those that choose which to compare. */
import { getCollection } from 'astro:content';
import { COMPANY_FORM_ANSWERS } from '#collections/company-forms.ts';
import { inOrder, toolData, type RuleRow } from '#features/tool-engine/tool-data.ts';
import { COMPARED, ROWS, inLaw } from './rank.logic.ts';

export async function getCompanyForms() {
  const forms = inOrder(await getCollection('companyForms'));
  const { form, ...data } = await toolData('company-forms', {
    rules: forms.map(({ owners, turnover, picture }) => [owners, turnover, picture]),
    // Makes sure that the questions offer every answer to which a form has a reply.
    conditions: Object.entries(COMPANY_FORM_ANSWERS).map(([field, is]) => ({ field, is: [...is] })),
  });
  const choices = forms.map(({ id, title }) => ({ value: id, label: title }));
  const groups = form.groups.map(({ questions, ...group }) => ({
    ...group,
    questions: questions.map((one) => (COMPARED.includes(one.name) ? { ...one, choices } : one)),
  }));
  return { ...data, forms, form: { ...form, groups } };
}
export type CompanyFormsData = Awaited<ReturnType<typeof getCompanyForms>>;

/** All forms with everything that is compared, grouped by legal status. */
export const formTable = ({ forms }: CompanyFormsData): RuleRow[] =>
  forms.map((form) => ({
    ...{ id: form.id, title: form.title, href: form.service },
    group: inLaw(form.picture),
    under: form.facts.law,
    lines: ROWS.map(([label, words]) => [label, words(form)]),
    notes: [form.note],
  }));
