/** Case studies, recruitment stories, and the steps of a recruitment. */
import { z } from 'zod';
import { ROUTES } from '#site/routes.ts';
import { chart } from './chart.ts';
import { collection, GROUP_WITHOUT_HEAD } from './collection.ts';
import * as field from './fields.ts';

/** Fields of every story; stories are always anonymous. */
const story = {
  order: field.order(),
  title: field.title(),
  industry: field.text('Kind of business, without the name of the client.'),
  challenge: field.paragraphs('Problem of the client.'),
  solution: field.paragraphs('Work that was done.'),
  result: field.paragraphs('The result, without invented figures.'),
  icon: field.icon(),
};

export const caseStudies = collection({
  files: 'case-studies/**/*.json',
  schema: z.strictObject({
    ...story,
    savings: field.text('What the client saved. If this is invented, add "illustrative".'),
    chart: chart.optional().describe('Effect in figures. If they are invented, set "example".'),
    example: field.exampleFlag('the case is'),
    ...field.publication(),
  }),
  label: 'Case studies',
  address: (id) => `${ROUTES.caseStudies}#${id}`,
});

export const recruitmentSuccessStories = collection({
  files: 'recruitment/stories/**/*.json',
  schema: z.strictObject({
    ...story,
    positions: field.text('Number and kinds of positions that were filled.'),
    timeframe: field.text('How long the recruitment took.'),
    example: field.exampleFlag('the story is'),
    ...field.publication(),
  }),
  label: 'Recruitment stories',
  address: () => ROUTES.recruitment,
});

export const recruitmentSteps = collection({
  files: 'recruitment/steps.json',
  group: GROUP_WITHOUT_HEAD,
  schema: z.strictObject({
    id: field.id('Name of the step in addresses and links.'),
    title: field.title(),
    description: field.text('Work done in this step.'),
    duration: field.choice(
      ['1-2 weeks', '1 week', '2-3 weeks', '2-4 weeks', '4-8 weeks'],
      'Usual time for this step.',
    ),
    ...field.publication(),
  }),
  label: 'Recruitment steps',
  address: () => ROUTES.recruitment,
});
