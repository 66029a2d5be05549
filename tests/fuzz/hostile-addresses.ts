/** Values for the parts of an address, the same in every run. */
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import type { Random } from './random.ts';

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'valueOf'];
const BROKEN_CODES = '% %% %zz %E0%A4%A %C0%AE %00 %0d%0aX-Injected:%201 %u003c'.split(' ');
const SELECTORS = `"] * a:b # .x :not(*) ' \\ [x= ( { html main`.split(' ');
const ADDRESSES = [
  '//evil.example/',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:self.pwned=1',
  '\\\\evil.example',
  'data:text/html,x',
  '../../etc/passwd',
  '..%2f..%2f',
];
const MARKS = [...'<>"\'`&=;:/?#%[](){}\\|^~!@$*+-_., \t\n', ...'\u0000\u202E\uFEFF₹क🙂\uD800'];

/** One value: known texts, names of objects, broken codes, long ones, mixtures; `valid`: what the page knows. */
export function hostileValue(random: Random, valid: readonly string[]): string {
  const mixture = () =>
    Array.from({ length: 1 + random.below(24) }, () =>
      random.pick([...MARKS, 'a', 'on', 'src', '<img src=x onerror=self.pwned=1>']),
    ).join('');
  return random.pick<() => string>([
    () => random.pick(HOSTILE_TEXTS),
    () => random.pick(HOSTILE_TEXTS),
    () => random.pick(NAMES),
    () => random.pick(BROKEN_CODES),
    () => random.pick(SELECTORS),
    () => random.pick(ADDRESSES),
    mixture,
    mixture,
    () => random.pick(valid) + mixture(),
    () => mixture() + random.pick(valid),
    () => `${random.pick(valid)}/${random.pick(NAMES)}`,
    () => random.pick(valid).toUpperCase(),
    () => mixture().repeat(1 + random.below(200)),
  ])();
}

/** A query: the parameter once or twice, coded or raw, with others beside it. */
export function hostileQuery(
  random: Random,
  names: readonly string[],
  valid: readonly string[],
): string {
  const value = () => {
    const text = hostileValue(random, valid);
    return random.below(3) === 0 ? text.replaceAll(/[#\uD800]/g, '') : encode(text);
  };
  const pair = () =>
    `${random.pick([...names, `${random.pick(names)}[]`, '__proto__'])}=${value()}`;
  return `?${Array.from({ length: 1 + random.below(3) }, pair).join('&')}`;
}

/** A path below the root; never one that exists. */
export function hostilePath(random: Random, roots: readonly string[]): string {
  const text = hostileValue(random, roots);
  const coded = random.below(2) === 0 ? encode(text) : encode(text).replaceAll('%2F', '/');
  return `${random.pick(['', '', random.pick(roots)])}/drill-${coded}`;
}

/** A lone half of a surrogate pair cannot be coded. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'));
