/** The rules on registrations with the questions that they depend on. */
import { getCollection } from 'astro:content';
import { figureLookup } from '#features/tool-engine/figures.logic.ts';
import { dataInOrder, getToolData, type RuleRow } from '#features/tool-engine/tool-data.ts';
import { workersNote } from './findings.logic.ts';

export async function getRegistrations() {
  const rules = dataInOrder(await getCollection('registrationRules'));
  return { ...(await getToolData('registrations', rules)), rules };
}
export type RegistrationsData = Awaited<ReturnType<typeof getRegistrations>>;

export function registrationTable({ rules, figures, day }: RegistrationsData): RuleRow[] {
  const wage = figureLookup(figures, day)('supervisor-wage');
  return rules.map(
    ({ id, group, title, service, rule, by, fee, who, until, workers, note, law }) => ({
      id,
      group,
      title,
      href: service,
      under: law,
      lines: [rule, ['By when', by], ['Fee', fee], ['Who', who]],
      notes: [
        until && `Below this number: ${until.charAt(0).toLowerCase()}${until.slice(1)}`,
        workers && workersNote(wage),
        note,
      ],
    }),
  );
}
