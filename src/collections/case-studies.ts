/** Case studies, always anonymous. */
import { ROUTES } from '#site/routes.ts';
import { exampleOf } from '#lib/format.ts';
import { opening, textOf } from '#lib/search-text.ts';
import { chart } from './chart.ts';
import { collection } from './collection.ts';
import { entry, example, icon, order, paragraphs, publication, text, title } from './fields.ts';

export const caseStudies = collection({
  folder: 'case-studies',
  extension: 'json',
  schema: entry({
    order: order(),
    title: title(),
    industry: text().describe('Kind of business, without a name.'),
    challenge: paragraphs().describe('What the client faced.'),
    solution: paragraphs().describe('What was done.'),
    result: paragraphs().describe('What came of it, without invented figures.'),
    savings: text().describe('What was saved, marked as illustrative where it is.'),
    chart: chart.optional().describe('Before and after as numbers; example: true where invented.'),
    icon: icon(),
    example: example('the case is'),
    ...publication(),
  }),
  label: 'Case studies',
  invented: 'the case',
  address: (id) => `${ROUTES.caseStudies}#${id}`,
  search({ data }, url) {
    const { title, industry, challenge, solution, result, savings } = data;
    const category = data.example ? exampleOf(industry) : industry;
    return {
      item: { kind: 'case-study', title, url, summary: opening(textOf(challenge)), category },
      text: textOf([challenge, solution, result, savings]),
    };
  },
  starter: { word: 'case-study', about: 'a case study', named: 'title' },
});
