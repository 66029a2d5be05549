/** What the professions ask a firm to show: registrations with the institutes, and who signs audits. */
import { z } from 'zod';
import { entry, formed, text } from './fields.ts';

/** Each with its name on the pages. */
export const REGISTRATIONS = {
  icai: 'ICAI firm registration number',
  partners: 'Partners',
  icsi: 'ICSI certificate of practice',
  audits: 'Audits are signed by',
} as const;

type Registration = keyof typeof REGISTRATIONS;
const NAMES = Object.keys(REGISTRATIONS) as Registration[];

const partner = entry({
  name: text().describe('Name of the partner.'),
  membership: formed(
    /^(ICAI|ICSI|ICMAI) [A-Z]{0,3} ?\d{4,6}$/,
    'write the institute and the number, such as "ICAI 012345" or "ICSI FCS 1234"',
  ).describe('Institute and membership number, such as "ICAI 012345".'),
});

/** Field `registrations` of site.json. */
export const registrations = () =>
  entry({
    icai: formed(
      /^\d{6}[A-Z](\/[A-Z]-?\d{6})?$/,
      'write six digits and the letter of the region, such as "012345S"',
    )
      .optional()
      .describe('Firm registration number with the ICAI, such as "012345S".'),
    partners: z
      .array(partner)
      .min(1)
      .optional()
      .describe('Partners with their membership numbers; shown on About and Contact.'),
    icsi: formed(
      /^\d{1,6}( \(.+\))?$/,
      'write the number, and in brackets in whose name, such as "12345 (A. Rao)"',
    )
      .optional()
      .describe('Certificate of practice of the ICSI: number, and in brackets in whose name.'),
    audits: text().optional().describe('Registered entity that signs audits.'),
    none: z
      .array(z.enum(NAMES))
      .optional()
      .describe('Which of these the firm does not have, so that the launch list does not ask.'),
  })
    .superRefine(({ none = [], ...given }, context) => {
      for (const [index, name] of none.entries())
        if (given[name] !== undefined)
          context.addIssue({
            code: 'custom',
            path: ['none', index],
            message: `says that there is no "${name}", but it is filled in; take one of the two out`,
          });
    })
    .optional()
    .describe('What the professions ask a firm to show: on About and Contact, and in the footer.');

type Registrations = z.infer<ReturnType<typeof registrations>>;

export interface RegistrationFact {
  readonly label: string;
  /** One line each. */
  readonly lines: readonly string[];
}

/** What is filled in, in order. */
export function registrationFacts(given: Registrations = {}): RegistrationFact[] {
  return NAMES.flatMap((name) => {
    const value = given[name];
    if (value === undefined) return [];
    const lines =
      typeof value === 'string' ? [value] : value.map((one) => `${one.name}, ${one.membership}`);
    return [{ label: REGISTRATIONS[name], lines }];
  });
}

/** The same for the footer, in one line and without the partners; undefined when nothing is filled in. */
export function registrationLine(given: Registrations = {}): string | undefined {
  const facts = registrationFacts({ ...given, partners: undefined });
  return facts.map(({ label, lines }) => `${label} ${lines[0]}`).join(' · ') || undefined;
}

/** What is neither filled in nor said to be missing for good. */
export const missingRegistrations = (given: Registrations = {}): Registration[] =>
  NAMES.filter((name) => given[name] === undefined && !given.none?.includes(name));
