/** Steps of the recruitment process. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { STEP_DURATIONS } from '#site/vocabularies.ts';
import { collection } from './collection.ts';
import { entry, schemaLink, text, title } from './fields.ts';

export const recruitmentSteps = collection({
  folder: 'recruitment/steps',
  extension: 'json',
  schema: entry({
    $schema: schemaLink(),
    step: z.int().min(1).max(5).describe('Place in the process, 1 to 5.'),
    title: title(),
    description: text().describe('What happens in this step.'),
    duration: z.enum(STEP_DURATIONS).describe('Usual time.'),
  }),
  label: 'Recruitment steps',
  address: () => ROUTES.recruitment,
});
