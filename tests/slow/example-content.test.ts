/**
 * The example content has at least what the specification counts, whatever an editor adds to it. A firm that has
 * put its own name into site.json has its own content, of which nothing is asked here.
 */
import { describe, expect, test } from 'vitest';
import { standInFields } from '#doctor/launch.ts';
import { STEP_DURATIONS } from '#site/vocabularies.ts';
import { firm } from '../firm.ts';
import { entriesOf, questionsOn } from '../published.ts';

const isInvented = ({ data }: { data: object }) => 'example' in data && data.example === true;
const kindsOf = (name: 'compliance' | 'policies' | 'posts') =>
  new Set(entriesOf(name).map(({ data }) => data.category)).size;
const home = entriesOf('home')[0]?.data.search;

describe.runIf(standInFields(firm).includes('name'))('the example', () => {
  test.each([
    ['due dates', 6, entriesOf('compliance').length],
    ['resources', 6, entriesOf('resources').length],
    ['tax updates', 6, entriesOf('taxUpdates').length],
    ['services', 37, entriesOf('services').length],
    ['invented posts', 6, entriesOf('posts').filter(isInvented).length],
    ['invented case studies', 5, entriesOf('caseStudies').filter(isInvented).length],
    ['invented events', 6, entriesOf('events').filter(isInvented).length],
    ['invented policies', 12, entriesOf('policies').filter(isInvented).length],
    ['invented stories', 4, entriesOf('recruitmentSuccessStories').filter(isInvented).length],
    ['invented legal pages', 2, entriesOf('legal').filter(isInvented).length],
    ['questions', 30, questionsOn('faqs')],
    ['questions on India', 10, questionsOn('faqs-india')],
    ['search entries', 21, home?.entries.length],
    ['search chips', 12, home?.chips.length],
    ['search suggestions', 3, home?.suggestions.length],
    ['kinds of due dates', 4, kindsOf('compliance')],
    ['kinds of policies', 4, kindsOf('policies')],
    ['kinds of posts', 6, kindsOf('posts')],
    ['kinds of events', 5, new Set(entriesOf('events').map(({ data }) => data.type)).size],
  ])('%s → at least %i', (_what, least, count) => {
    expect(count).toBeGreaterThanOrEqual(least);
  });

  test('documents → three of each list, one brochure', () => {
    const groups = entriesOf('documents').map(({ data }) => data.group);
    for (const name of ['tax-updates', 'hr-quick-reference', 'recruitment'])
      expect(groups.filter((group) => group === name).length, name).toBeGreaterThanOrEqual(3);
    expect(groups).toContain('brochure');
  });

  test('post 1 → featured; recruitment → the five durations', () => {
    expect(entriesOf('posts').find(({ id }) => id === '1')?.data.featured).toBe(true);
    const durations = entriesOf('recruitmentSteps').map(({ data }) => data.duration);
    expect(durations).toEqual(expect.arrayContaining([...STEP_DURATIONS]));
  });

  const FIELDS = ['keyFeatures', 'advantages', 'requirements', 'process', 'deliverables'];
  test('an incorporation → exactly the five specified sections', () => {
    for (const { id, data } of entriesOf('services'))
      if (id.startsWith('company-secretarial/company-incorporation/')) {
        const fields = data.sections.map(({ field }) => field);
        expect(fields.filter((field) => field !== 'subtitle')).toEqual(FIELDS);
      }
  });
});
