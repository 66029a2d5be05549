/** The rules of registrations with the questions that they depend on. */
import { getCollection } from 'astro:content';
import { servicePagePath } from '#site/services.ts';
import { inOrder, toolData } from '#features/tool-engine/tool-data.ts';
import { COUNTED, conditionsOf } from './findings.logic.ts';

export async function getRegistrations() {
  const entries = await getCollection('registrationRules');
  const rules = inOrder(entries);
  const data = await toolData('registrations', {
    texts: entries,
    figures: ['supervisor-wage'],
    conditions: rules.flatMap(conditionsOf),
    counted: COUNTED,
  });
  return {
    ...data,
    rules: rules.map(({ service, ...rule }) => ({
      ...rule,
      /** Page of the service. */
      href: service && servicePagePath(service),
    })),
  };
}
export type RegistrationsData = Omit<Awaited<ReturnType<typeof getRegistrations>>, 'named'>;
