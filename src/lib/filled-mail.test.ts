import { expect, test } from 'vitest';
import { filledMailHref } from './filled-mail.ts';

const SHORT = { Name: 'Asha', Subject: 'GST', Message: 'Please call.' };
const hrefOf = (texts: typeof SHORT) =>
  filledMailHref('a@b.example', texts, (t) => `${t.Name}\r\n\r\n${t.Message}`, 'See the form.');
const decode = (href: string) => new URLSearchParams(href.slice(href.indexOf('?')));

test('what fits stands whole, its spaces as %20', () => {
  const href = hrefOf(SHORT);
  expect(href).toBe('mailto:a@b.example?subject=GST&body=Asha%0D%0A%0D%0APlease%20call.');
});

test.each([
  ['a message of two-unit characters', { Message: '🪔'.repeat(50_000) }, 'Message'],
  ['a message of lines', { Message: 'a\r\n'.repeat(50_000) }, 'Message'],
  ['a Devanagari subject', { Subject: 'क'.repeat(500) }, 'Subject'],
  [
    'every text too long',
    { Name: 'क'.repeat(400), Subject: 'क'.repeat(200), Message: 'ग'.repeat(10_000) },
    'Name, Subject, Message',
  ],
  ['half a character', { Message: '\uD83D'.repeat(9_000) }, 'Message'],
])('%s: 2,000 characters at most, and the mail names what was cut', (_, texts, cut) => {
  const href = hrefOf({ ...SHORT, ...texts });
  expect(href.length).toBeLessThanOrEqual(2_000);
  expect(href.length).toBeGreaterThan(1_800);
  const mail = decode(href);
  expect(mail.get('body')).toMatch(new RegExp(`Cut here to fit: ${cut}\\. See the form\\.$`));
});

test('no character is cut in two', () => {
  expect(decode(hrefOf({ ...SHORT, Message: '🪔'.repeat(9_000) })).get('body')).not.toContain(
    '\uFFFD',
  );
});

test('only the long text is cut', () => {
  const mail = decode(hrefOf({ ...SHORT, Message: 'x'.repeat(3_000) }));
  expect(mail.get('subject')).toBe('GST');
  expect(mail.get('body')).toMatch(/^Asha\r\n\r\nx{1,1900}…\r\n\r\n\[…\]/);
});
