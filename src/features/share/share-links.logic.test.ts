import { describe, expect, test } from 'vitest';
import { SHARE_TARGETS, windowFeatures } from './share-links.logic.ts';

const page = {
  title: 'Tax & “you”: 5% + ₹ off?',
  excerpt: 'One line.\nAnother, with = and #.',
  address: 'https://www.example.com/services/a(FAAS)?x=1&y=2',
};
const query = (href: string) => new URL(href).searchParams;

describe('share links', () => {
  test('the menu in its order, three of them in windows', () => {
    expect(Object.values(SHARE_TARGETS).map(({ label }) => label)).toEqual([
      'Facebook',
      'X',
      'LinkedIn',
      'Share via Email',
    ]);
    expect(Object.values(SHARE_TARGETS).map(({ inWindow }) => inWindow)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('Facebook and LinkedIn get the address, whole', () => {
    const facebook = SHARE_TARGETS.facebook.href(page);
    expect(facebook).toMatch(/^https:\/\/www\.facebook\.com\/sharer\/sharer\.php\?/);
    expect([...query(facebook)]).toEqual([['u', page.address]]);
    const linkedin = SHARE_TARGETS.linkedin.href(page);
    expect(linkedin).toMatch(/^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?/);
    expect([...query(linkedin)]).toEqual([['url', page.address]]);
  });

  test('X gets address and title', () => {
    const x = SHARE_TARGETS.x.href(page);
    expect(x).toMatch(/^https:\/\/x\.com\/intent\/post\?/);
    expect([...query(x)]).toEqual([
      ['url', page.address],
      ['text', page.title],
    ]);
  });

  test('the mail says title, excerpt and where to read more', () => {
    const mail = SHARE_TARGETS.email.href(page);
    expect(mail).toMatch(/^mailto:\?subject=/);
    expect(mail).not.toMatch(/[+ \n]/);
    const [subject, body] = mail
      .slice('mailto:?'.length)
      .split('&')
      .map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)));
    expect(subject).toBe(page.title);
    expect(body).toBe(`${page.excerpt}\r\n\r\nRead more: ${page.address}`);
  });
});

describe('window features', () => {
  const at = (screenX: number, screenY: number, outerWidth: number, outerHeight: number) =>
    windowFeatures(600, 400, { screenX, screenY, outerWidth, outerHeight });

  test.each([
    ['the middle of a window', at(100, 50, 1400, 900), 'left=500,top=300'],
    ['half pixels', at(0, 0, 1441, 901), 'left=421,top=251'],
    ['a window smaller than that', at(0, 0, 390, 300), 'left=0,top=0'],
  ])('%s', (_name, features, place) => {
    expect(features).toBe(`popup,width=600,height=400,${place}`);
  });
});
