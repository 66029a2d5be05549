import { expect, test } from 'vitest';
import { notReadText } from './files.ts';

test.each([
  ['blog/7.MD', 'content/blog/7.md'],
  ['Blog/8.md', 'content/blog/8.md'],
  ['blogs/8.md', 'content/blog/8.md'],
  ['blog/1.md.txt', 'content/blog/1.md'],
  ['Guidance/Training/stock.md', 'content/guidance/training/stock.md'],
  ['recruitment/story/clerks.json', 'content/recruitment/stories/clerks.json'],
  ['blog/notes.docx', 'content/blog/notes.md, written as the other texts there'],
  ['events/clinic.md', 'content/events/clinic.json, written as the other texts there'],
  ['notes.docx', 'the folder of its kind, such as content/blog/'],
  ['blog/photo.jpg', 'content/images/'],
])('%s, which nothing reads → the right place', (path, place) => {
  expect(notReadText(path)).toBe(
    `nothing reads this file; its place is ${place}; see content/README.md`,
  );
});

test('a name that only tools/ lacks → no place', () => {
  expect(notReadText('tools/other.json')).toBe('nothing reads this file; see content/README.md');
});
