/** Posts for trials of scale: the words of the real ones, in another order, so that no two are alike. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutCharts } from '#lib/search-text.ts';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';

const FRONTMATTER = /^---\n([\s\S]*?)\n---\n/;
/** Far from the ids of real posts. */
const FIRST_ID = 10_001;
const FIRST_DAY = Date.UTC(2016, 0, 1);
const DAY_MS = 86_400_000;
/** Days between two posts: 5,000 posts then fill ten years. */
const EVERY_MS = 0.75 * DAY_MS;

/** Writes `count` valid posts into `<dir>/content/blog/`; the same count gives the same files. */
export function writePosts(dir: string, count: number): void {
  const folder = join(dir, 'content/blog');
  const sections = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) =>
      withoutCharts(readFileSync(join(folder, file), 'utf8').replace(FRONTMATTER, '')).split(
        /\n(?=## )/,
      ),
    )
    .filter((section) => section.startsWith('## '));
  for (let index = 0; index < count; index += 1) {
    const id = FIRST_ID + index;
    const pick = (offset: number) => sections[(index * 7 + offset * 11) % sections.length];
    const date = new Date(FIRST_DAY + index * EVERY_MS).toISOString().slice(0, 10);
    const category = BLOG_CATEGORIES[index % BLOG_CATEGORIES.length];
    writeFileSync(
      join(folder, `${id}.md`),
      `---
title: 'Trial article ${id} on ${category}'
excerpt: 'Article ${id} is here to try how the site builds and reads with many articles.'
date: '${date}'
author: 'Trial desk ${index % 9}'
category: '${category}'
image: '/images/blog/${(index % 6) + 1}.svg'
alt: 'Line drawing of dots and one unbroken line'
keywords: ['trial', 'article ${id}']
---

This is article ${id} of a trial.

${numbered([0, 1, 2, 3, 4].map(pick).join('\n\n'), id)}
`,
    );
  }
}

/** Ends each paragraph and list item with a number of its own: the content check lets none repeat. */
function numbered(text: string, id: number): string {
  return text
    .split('\n')
    .map((line, place) => (/^(#|\||\s*$)/.test(line) ? line : `${line} Trial ${id}, ${place}.`))
    .join('\n');
}
