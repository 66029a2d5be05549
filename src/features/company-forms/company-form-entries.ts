/** Reads the forms of business, and the questions by which the tool ranks the forms or selects forms to compare. */
import { getToolData } from '#features/tool-engine/tool-data.ts';
import { COMPARISON_ROWS, legalStatusText } from './rank.logic.ts';

export const getCompanyForms = () => getToolData('company-forms', 'companyForms');
export type CompanyFormsData = Awaited<ReturnType<typeof getCompanyForms>>;

/** Returns all forms of business with every row of the comparison, grouped by legal status. */
export const companyFormTable = ({ rules }: CompanyFormsData) =>
  rules.map((form) => ({
    id: form.id,
    title: form.title,
    href: form.service,
    group: legalStatusText(form),
    under: form.facts.law,
    lines: COMPARISON_ROWS.map(([label, textOf]) => [label, [textOf(form)].flat().join(' ')]),
    notes: [form.note],
  }));
