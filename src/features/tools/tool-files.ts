/** The tools whose data travel in a file beside their page, and what is in it. */
import { buildDay } from '#collections/reading/publication.ts';
import { getSite } from '#queries/site.ts';
import { getCompanyForms } from './get-company-forms.ts';
import { getComplianceYear } from './get-compliance-year.ts';
import { getRegistrations } from './get-registrations.ts';
import { printWith } from './tool-data.ts';

const TOOL_FILES = {
  'company-forms': async () => {
    const { forms, figures } = await getCompanyForms();
    return { forms, figures, day: buildDay() };
  },
  'compliance-year': async () => {
    const { rules, figures } = await getComplianceYear();
    return { rules, figures, firm: getSite().name };
  },
  registrations: async () => {
    const { rules, figures } = await getRegistrations();
    return { rules, figures, day: buildDay() };
  },
};

type ToolFile = keyof typeof TOOL_FILES;
/** What the island of a tool gets. */
export type ToolFileOf<Name extends ToolFile> = Awaited<ReturnType<(typeof TOOL_FILES)[Name]>>;

export const TOOL_FILE_NAMES = Object.keys(TOOL_FILES) as ToolFile[];

export const toolFile = (name: ToolFile) => TOOL_FILES[name]();

/** For the page of a tool: the property of its island. */
export async function toolData<Name extends ToolFile>(name: Name) {
  return printWith(`/tools/${name}.json`, (await toolFile(name)) as ToolFileOf<Name>);
}
