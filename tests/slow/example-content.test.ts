/**
 * The example content as it is shipped has the counts that the specification asks for. A firm that
 * replaces the example deletes this file.
 */
import { describe, expect, test } from 'vitest';
import { checkContent } from '#doctor/check.ts';
import type { Site } from '#collections/site.ts';
import { standInFields } from '#doctor/launch.ts';
import { STEP_DURATIONS } from '#site/vocabularies.ts';

const { entries, open, site } = checkContent({ today: '2026-11-21' });

describe('counts', () => {
  test.each([
    ['posts', 6],
    ['caseStudies', 5],
    ['compliance', 6],
    ['events', 6],
    ['resources', 6],
    ['taxUpdates', 6],
    ['policies', 12],
    ['recruitmentStories', 4],
    ['recruitmentSteps', 5],
    ['services', 37],
    ['home', 1],
    ['legal', 2],
  ] as const)('%s: %i', (name, count) => {
    expect(entries[name]).toHaveLength(count);
  });

  test('30 FAQs, ids 1-30, and 10 India FAQs', () => {
    const idsOf = (page: string) =>
      entries.faqs
        .filter(({ data }) => data.page === page)
        .flatMap(({ data }) => data.faqs.map(({ id }) => id))
        .sort((a, b) => a - b);
    expect(idsOf('faqs')).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(idsOf('faqs-india')).toHaveLength(10);
  });

  test('21 search entries, 12 chips, 3 suggestions', () => {
    const search = entries.home[0]?.data.search;
    expect(search?.entries).toHaveLength(21);
    expect(search?.chips).toHaveLength(12);
    expect(search?.suggestions).toHaveLength(3);
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

  test('three documents in each group but the brochure', () => {
    const groups = entries.documents.map(({ data }) => data.group);
    expect(groups.filter((group) => group === 'brochure')).toHaveLength(1);
    for (const group of ['tax-updates', 'hr-quick-reference', 'recruitment'])
      expect(groups.filter((one) => one === group)).toHaveLength(3);
  });

  test('only post 1 is featured', () => {
    expect(entries.posts.filter(({ data }) => data.featured).map(({ id }) => id)).toEqual(['1']);
  });

  test('the five recruitment durations, each once', () => {
    const durations = entries.recruitmentSteps.map(({ data }) => data.duration);
    expect([...durations].sort()).toEqual([...STEP_DURATIONS].sort());
  });
});

describe('what is invented says so', () => {
  test.each(['events', 'caseStudies', 'recruitmentStories', 'policies', 'posts', 'legal'] as const)(
    'every entry of %s is marked as an example',
    (name) => {
      expect(entries[name].filter(({ data }) => data.example !== true)).toEqual([]);
    },
  );

  test('every stand-in value is on the launch list', () => {
    const fields = open
      .filter(({ file }) => file === 'content/site.json')
      .map(({ field }) => field);
    const empty = ['registrations', 'officeHours', 'replyTime'];
    expect(new Set(fields)).toEqual(new Set([...standInFields(site as Site), ...empty]));
    expect(standInFields(site as Site)).toHaveLength(11);
  });
});

describe('the specified sections', () => {
  const sections = (pattern: RegExp) =>
    entries.services
      .filter(({ id }) => pattern.test(id))
      .map(({ data }) => data.sections.map(({ field }) => field));

  test('an incorporation has exactly five', () => {
    const found = sections(/^company-secretarial\/company-incorporation\//);
    expect(found).toHaveLength(8);
    for (const fields of found)
      expect(fields.filter((field) => field !== 'subtitle')).toEqual([
        ...['keyFeatures', 'advantages', 'requirements', 'process', 'deliverables'],
      ]);
  });

  test('each of the six other secretarial services has four, and questions', () => {
    const found = sections(/^company-secretarial\/(?!company-incorporation)/);
    expect(found).toHaveLength(6);
    for (const fields of found)
      expect(fields).toEqual(
        expect.arrayContaining(['overview', 'services', 'whoNeeds', 'whyChooseUs']),
      );
    for (const { id, data } of entries.services)
      if (/^company-secretarial\/(?!company-incorporation)/.test(id))
        expect(data.faqs.length, id).toBeGreaterThan(3);
  });
});
