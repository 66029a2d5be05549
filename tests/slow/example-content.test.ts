/**
 * The example content has at least what the specification counts, whatever an editor adds to it. A firm that has
 * put its own name into site.json has its own content, of which nothing is asked here.
 */
import { describe, expect, test } from 'vitest';
import { readContent } from '#collections/reading/read.ts';
import { standInFields } from '#doctor/launch.ts';
import { STEP_DURATIONS } from '#site/vocabularies.ts';

const entries = readContent('content', '2026-11-21').published;

const site = entries.site[0]?.data;

describe.runIf(site === undefined || standInFields(site).includes('name'))('the example', () => {
  test.each([
    ['compliance', 6, 'any'],
    ['resources', 6, 'any'],
    ['taxUpdates', 6, 'any'],
    ['recruitmentSteps', 5, 'any'],
    ['services', 37, 'any'],
    ['posts', 6, 'invented'],
    ['caseStudies', 5, 'invented'],
    ['events', 6, 'invented'],
    ['policies', 12, 'invented'],
    ['recruitmentStories', 4, 'invented'],
    ['legal', 2, 'invented'],
  ] as const)('%s → at least %i, %s', (name, count, which) => {
    const isInvented = ({ data }: { data: object }) => 'example' in data && data.example === true;
    const counted = entries[name].filter((entry) => which === 'any' || isInvented(entry));
    expect(counted.length).toBeGreaterThanOrEqual(count);
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

  test('post 1 is featured, and the five recruitment durations are there', () => {
    expect(entries.posts.find(({ id }) => id === '1')?.data.featured).toBe(true);
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
