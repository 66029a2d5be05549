/** Steps of the recruitment process. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { STEP_DURATIONS } from '#site/vocabularies.ts';
import { collection } from './collection.ts';
import { entry, text, title } from './fields.ts';

export const recruitmentSteps = collection({
  folder: 'recruitment',
  list: 'recruitment/steps.json',
  extension: 'json',
  schema: entry({
    title: title(),
    description: text().describe('What happens in this step.'),
    duration: z.enum(STEP_DURATIONS).describe('Usual time.'),
  }),
  label: 'Recruitment steps',
  address: () => ROUTES.recruitment,
});
