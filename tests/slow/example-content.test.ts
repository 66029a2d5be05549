/**
 * The example content has at least what the specification counts, whatever an editor adds to it. A firm that has
 * put its own name into site.json has its own content, of which nothing is asked here.
 */
import { describe, expect, test } from 'vitest';
import { checkContent } from '#doctor/check.ts';
import { standInFields } from '#doctor/launch.ts';
import { STEP_DURATIONS } from '#site/vocabularies.ts';

const { entries } = await checkContent({ today: '2026-11-21' });

const site = entries.site[0]?.data;

describe.runIf(site === undefined || standInFields(site).includes('name'))('the example', () => {
  test.each([
    ['compliance', 6],
    ['resources', 6],
    ['taxUpdates', 6],
    ['recruitmentSteps', 5],
    ['services', 37],
  ] as const)('%s: %i', (name, count) => {
    expect(entries[name].length).toBeGreaterThanOrEqual(count);
  });

  test.each([
    ['posts', 6],
    ['caseStudies', 5],
    ['events', 6],
    ['policies', 12],
    ['recruitmentStories', 4],
    ['legal', 2],
  ] as const)('%s: %i that say that they are invented', (name, count) => {
    const marked = entries[name].filter(({ data }) => data.example === true);
    expect(marked.length).toBeGreaterThanOrEqual(count);
  });

  test('30 FAQs, ids 1-30, and 10 India FAQs', () => {
    const idsOf = (page: string) =>
      entries.faqs.filter(({ group }) => group?.data.page === page).map(({ data }) => data.id);
    expect(idsOf('faqs')).toEqual(
      expect.arrayContaining(Array.from({ length: 30 }, (_, index) => index + 1)),
    );
    expect(idsOf('faqs-india').length).toBeGreaterThanOrEqual(10);
  });

  test('21 search entries, 12 chips, 3 suggestions', () => {
    const {
      entries: found = [],
      chips = [],
      suggestions = [],
    } = entries.home[0]?.data.search ?? {};
    expect(found.length).toBeGreaterThanOrEqual(21);
    expect(chips.length).toBeGreaterThanOrEqual(12);
    expect(suggestions.length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    ['compliance', 'category', 4],
    ['policies', 'category', 4],
    ['posts', 'category', 6],
    ['events', 'type', 5],
  ] as const)('%s: their %s has %i values', (name, field, count) => {
    const values = entries[name].map(({ data }) => (data as Record<string, unknown>)[field]);
    expect(new Set(values).size).toBe(count);
  });

  test.each(['tax-updates', 'hr-quick-reference', 'recruitment', 'brochure'])(
    'documents: three of %s, one brochure',
    (name) => {
      const inGroup = entries.documents.filter(({ data }) => data.group === name);
      expect(inGroup.length).toBeGreaterThanOrEqual(name === 'brochure' ? 1 : 3);
    },
  );

  test('post 1 is featured', () => {
    expect(entries.posts.find(({ id }) => id === '1')?.data.featured).toBe(true);
  });

  test('the five recruitment durations', () => {
    const durations = entries.recruitmentSteps.map(({ data }) => data.duration);
    expect(durations).toEqual(expect.arrayContaining([...STEP_DURATIONS]));
  });

  test('an incorporation has exactly the five specified sections', () => {
    const forms = entries.services.filter(({ id }) =>
      id.startsWith('company-secretarial/company-incorporation/'),
    );
    expect(forms).toHaveLength(8);
    for (const { data } of forms)
      expect(
        data.sections.map(({ field }) => field).filter((field) => field !== 'subtitle'),
      ).toEqual(['keyFeatures', 'advantages', 'requirements', 'process', 'deliverables']);
  });
});
