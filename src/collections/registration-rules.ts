/** What a business registers for, and the duties that come with its size: one file each. */
import { z } from 'zod';
import {
  REGISTRATION_CHOICES,
  REGISTRATION_NUMBERS,
  type RegistrationChoice,
} from '#site/registration-profile.ts';
import { ROUTES } from '#site/routes.ts';
import { expectedServiceIds } from '#site/services.ts';
import { collection } from './collection.ts';
import { entry, figureOrNumber, publication, text, title } from './fields.ts';
import { allowedText } from './reading/error-map.ts';

const CHOICES: Readonly<Record<string, readonly string[]>> = REGISTRATION_CHOICES;
const choices = Object.keys(REGISTRATION_CHOICES) as RegistrationChoice[];
const limit = (about: string) => figureOrNumber().optional().describe(about);

const condition = entry({
  field: z.enum([...choices, ...REGISTRATION_NUMBERS]).describe('What the tool asks for.'),
  is: z.array(text()).min(1).optional().describe('Answers, one of which is given or ticked.'),
  above: limit('More than this.'),
  from: limit('This or more.'),
  upTo: limit('At most this.'),
}).superRefine(({ field, is, above, from, upTo }, context) => {
  const allowed = CHOICES[field];
  const numbers = [above, from, upTo].filter((one) => one !== undefined).length;
  const fits = allowed ? is && numbers === 0 : !is && numbers === 1;
  if (!fits)
    context.addIssue({
      code: 'custom',
      message: allowed ? 'write "is" alone' : 'write one of "above", "from", "upTo"',
    });
  for (const [place, value] of is?.entries() ?? [])
    if (allowed && !allowed.includes(value))
      context.addIssue({
        code: 'custom',
        path: ['is', place],
        message: `found "${value}"; ${allowedText(value, allowed)}`,
      });
});
export type Condition = z.output<typeof condition>;

const cases = () =>
  z.array(
    entry({
      when: z.array(condition).describe('All of these hold; an empty list always does.'),
      why: text()
        .optional()
        .describe('What the visitor reads above the rule, where the rule alone does not say it.'),
    }),
  );

const schema = entry({
  title: title().describe('Registration or duty: "Goods and services tax (GST)".'),
  group: z
    .enum(['Tax and trade', 'Labour', 'Karnataka', 'Committees and duties'])
    .describe('Heading in the table of all.'),
  law: text().describe('Act and section.'),
  rule: text().describe('Who comes under it, in words, with its threshold.'),
  only: z
    .array(condition)
    .optional()
    .describe('Left out of the answer unless all of these hold, such as a law of one State.'),
  must: cases().optional().describe('Cases in which it is compulsory; one is enough.'),
  may: cases()
    .optional()
    .describe('Cases in which it is a choice, or depends on what the tool does not ask.'),
  workers: z
    .boolean()
    .optional()
    .describe('The law counts workers, the tool all employees; the page says so.'),
  who: text().optional().describe('Who acts.'),
  by: text().describe('By when.'),
  fee: text().optional().describe('Government fee, where it is certain.'),
  service: z.enum(expectedServiceIds()).optional().describe('The service whose page it leads to.'),
  note: text().optional().describe('What is not certain, in words that visitors read.'),
  ...publication(),
});
export type RegistrationRule = z.output<typeof schema>;

export const registrationRules = collection({
  folder: 'tools',
  list: 'tools/registrations.json',
  extension: 'json',
  schema,
  label: 'Registrations',
  address: (id) => `${ROUTES.registrations}#${id}`,
  // Found through the page of the tool, which has them all.
});
