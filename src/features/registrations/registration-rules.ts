/** The rules on registrations with the questions that they depend on. */
import { getCollection } from 'astro:content';
import { figureOn } from '#features/tool-engine/figures.logic.ts';
import { inOrder, toolData, type RuleRow } from '#features/tool-engine/tool-data.ts';
import { COUNTED, workersNote } from './findings.logic.ts';

export async function getRegistrations() {
  const rules = inOrder(await getCollection('registrationRules'));
  const data = await toolData('registrations', {
    figures: ['supervisor-wage'],
    conditions: rules.flatMap(({ only = [], must = [], may = [] }) => [
      ...only,
      ...[...must, ...may].flatMap(({ when }) => when),
    ]),
    counted: COUNTED,
  });
  return { ...data, rules };
}
export type RegistrationsData = Awaited<ReturnType<typeof getRegistrations>>;

export function registrationTable({ rules, figures, day }: RegistrationsData): RuleRow[] {
  const figure = figureOn(figures, day);
  return rules.map(({ id, group, title, service, rule, by, fee, who, workers, note, law }) => ({
    ...{ id, group, title, href: service, under: law },
    lines: [rule, ['By when', by], ['Fee', fee], ['Who', who]],
    notes: [workers && workersNote(figure('supervisor-wage')), note],
  }));
}
