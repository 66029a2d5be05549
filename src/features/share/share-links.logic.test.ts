import { expect, test } from 'vitest';
import { shareLinks } from './share-links.logic.ts';

const page = {
  title: 'Tax & “you”: 5% + ₹ off?',
  excerpt: 'One line.\nAnother, with = and #.',
  address: 'https://www.example.com/services/a(FAAS)?x=1&y=2',
};
const links = shareLinks(page);
const query = (label: string) =>
  Object.fromEntries(new URL(links.find((link) => link.label === label)?.href ?? '').searchParams);

test('keeps the address and the title unchanged in each link', () => {
  expect(query('Facebook')).toEqual({ u: page.address });
  expect(query('X')).toEqual({ url: page.address, text: page.title });
  expect(query('LinkedIn')).toEqual({ url: page.address });
  expect(query('WhatsApp')).toEqual({ text: `${page.title} ${page.address}` });
});

test('writes an e-mail link with title, excerpt and address, and encodes spaces as %20', () => {
  expect(query('Share via Email')).toEqual({
    subject: page.title,
    body: `${page.excerpt}\r\n\r\nRead more: ${page.address}`,
  });
  expect(links.find(({ label }) => label === 'Share via Email')?.href).not.toMatch(/[+ \n]/);
});
