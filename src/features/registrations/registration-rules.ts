/** Reads the rules on registrations and the questions on which they depend. */
import { lowerFirst } from '#lib/format.ts';
import { getToolData } from '#features/tool-engine/tool-data.ts';

export const getRegistrations = () => getToolData('registrations', 'registrationRules');
export type RegistrationsData = Awaited<ReturnType<typeof getRegistrations>>;

export const registrationTable = ({ rules }: RegistrationsData) =>
  rules.map(({ id, group, title, service, rule, by, fee, who, until, workers, note, law }) => ({
    id,
    group,
    title,
    href: service,
    under: law,
    lines: [rule, ['By when', by], ['Fee', fee], ['Who', who]],
    notes: [until && `Below this number: ${lowerFirst(until)}`, workers, note],
  }));
