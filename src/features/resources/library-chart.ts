/** What the library holds today, counted when the site is built. */
import { getCollection } from 'astro:content';
import type { Chart } from '#lib/charts/chart.ts';

export async function getLibraryChart(): Promise<Chart> {
  const [posts, guidance, studies, updates, events, faqs, documents] = await Promise.all([
    getCollection('posts', ({ data }) => data.listed),
    getCollection('guidance'),
    getCollection('caseStudies'),
    getCollection('taxUpdates'),
    getCollection('events'),
    getCollection('faqs'),
    Promise.all([
      getCollection('resources'),
      getCollection('policies'),
      getCollection('documents'),
    ]),
  ]);
  const counts: readonly (readonly [label: string, count: number])[] = [
    ['Questions answered', faqs.reduce((sum, { data }) => sum + data.faqs.length, 0)],
    ['Short guides', guidance.length],
    ['Documents to download', documents.flat().length],
    ['Articles', posts.length],
    ['Tax updates', updates.length],
    ['Events', events.length],
    ['Case studies', studies.length],
  ];
  const rows = [...counts].sort(([, one], [, other]) => other - one);
  const [most, second] = rows;
  return {
    kind: 'bars',
    title: 'What is here today',
    says: `${most?.[0]} come first with ${most?.[1]}, then ${second?.[0].toLowerCase()} with ${second?.[1]}.`,
    columns: ['Kind', 'Published'],
    rows: rows.map(([label, count]) => [label, String(count)]),
  };
}
