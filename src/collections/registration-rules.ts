/** What a business registers for, and the duties that come with its size: one entry each. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { expectedServiceIds } from '#site/services.ts';
import { collection } from './collection.ts';
import { conditions } from './conditions.ts';
import { entry, publication, text, title } from './fields.ts';

const schema = entry({
  title: title().describe('Registration or duty: "Goods and services tax (GST)".'),
  act: text().describe('What the reader does, after "You must": "register for GST".'),
  group: z
    .enum(['Tax and trade', 'Labour', 'Karnataka', 'Committees and duties'])
    .describe('Heading in the table of all.'),
  law: text().describe('Act and section.'),
  rule: text().describe('Who comes under it, in words, with its threshold.'),
  only: conditions()
    .optional()
    .describe('Left out of the answer unless all of these hold, such as a law of one State.'),
  must: z
    .array(
      entry({
        when: conditions().describe('All of these hold.'),
        why: text().describe('What the visitor reads: why it is compulsory.'),
      }),
    )
    .optional()
    .describe('Cases in which it is compulsory; one is enough.'),
  may: z
    .array(
      entry({
        when: conditions().describe('All of these hold; an empty list always does.'),
        why: text().describe('What the visitor reads.'),
        check: z
          .boolean()
          .optional()
          .describe(
            'Not a choice: whether it is compulsory depends on what the tool does not ask.',
          ),
      }),
    )
    .optional()
    .describe('Cases in which it is a choice, or has to be checked.'),
  later: text()
    .optional()
    .describe('What would make it compulsory, where that is more than one number.'),
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
