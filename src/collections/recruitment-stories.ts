/** Success stories of recruitment, always anonymous. */
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import { entry, example, icon, order, publication, text, title } from './fields.ts';

export const recruitmentStories = collection({
  folder: 'recruitment/stories',
  extension: 'json',
  schema: entry({
    order: order(),
    title: title(),
    industry: text().describe('Kind of business, without a name.'),
    challenge: text().describe('What the client faced.'),
    solution: text().describe('What was done.'),
    result: text().describe('What came of it, without invented figures.'),
    positions: text().describe('How many and which positions.'),
    timeframe: text().describe('How long it took.'),
    icon: icon(),
    example: example('the story is'),
    ...publication(),
  }),
  label: 'Recruitment stories',
  invented: 'the story',
  address: () => ROUTES.recruitment,
  starter: { word: 'story', about: 'a recruitment success story', named: 'title' },
});
