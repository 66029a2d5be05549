/** Blog posts. The file name is the number in the address; read time is counted from the body. */
import { z } from 'zod';
import { postPath } from '#site/routes.ts';
import { BLOG_CATEGORIES } from '#site/vocabularies.ts';
import { exampleOf } from '#lib/format.ts';
import { textOf } from '#lib/search-text.ts';
import { collection, linkedHeadings, starterText } from './collection.ts';
import {
  alt,
  entry,
  example,
  externalUrl,
  imageFile,
  isoDate,
  keywords,
  publication,
  summary,
  text,
  title,
} from './fields.ts';

const source = entry({
  title: text().describe('Name of the source.'),
  url: externalUrl().optional().describe('Its address, when it has a stable one.'),
});

const schema = entry({
  title: title(),
  excerpt: summary(),
  date: isoDate().describe('Day of publication.'),
  updated: isoDate().optional().describe('Day of the last change of substance.'),
  author: text().describe('Who is responsible for it: a team or a named person.'),
  example: example('the author is'),
  category: z.enum(BLOG_CATEGORIES).describe('Under which heading the blog page lists it.'),
  image: imageFile().describe(
    'A drawing gives way to the first chart of the text. At least 1600 pixels wide, or a drawing (SVG). In a file: its name under content/images/.',
  ),
  alt: alt(),
  keywords: keywords(),
  featured: z
    .boolean()
    .default(false)
    .describe('On: shown above the other posts; at most one post.'),
  listed: z
    .boolean()
    .default(true)
    .describe('Off (false): out of the list of posts; its own page stays.'),
  sources: z.array(source).default([]).describe('What the article rests on.'),
  ...publication(),
});

export const posts = collection({
  folder: 'blog',
  extension: 'md',
  schema,
  label: 'Blog posts',
  invented: 'the author',
  address: postPath,
  ownPage: { description: 'excerpt' },
  printsBody: true,
  search(post, url) {
    const { data, body = '' } = post;
    if (!data.listed) return [];
    const { title, excerpt: summary, category, date, keywords } = data;
    const author = data.example ? exampleOf(data.author) : data.author;
    const sections = linkedHeadings(post);
    return {
      item: { kind: 'article', title, url, summary, category, author, date, keywords, sections },
      text: textOf(body),
    };
  },
  wrongName: (id) =>
    /^[1-9]\d*$/.test(id) ? undefined : 'a post is named by a number, such as content/blog/7.md',
  starter: {
    word: 'post',
    about: 'a blog post, with its picture',
    named: 'number',
    picture: true,
    given: (date) => ({ date }),
    body: starterText('##', 'who this is for, and what they know at the end.', [
      ['What changed', 'the rule, the day it took effect and where it is set out.'],
      ['Whom it concerns', 'who must act, and who need not.'],
      ['What to do now', 'the steps in order, each with its day.'],
      ['A worked example', 'one business, with figures that are marked as an example.'],
      ['Questions to settle first', 'what depends on facts that only the reader knows.'],
    ]),
  },
});
