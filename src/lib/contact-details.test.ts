import { expect, test } from 'vitest';
import { isPhoneNumber, readEmailAddress, withoutInvisible } from './contact-details.ts';

test.each([
  ['asha@visitor.example', 'asha@visitor.example'],
  [' asha@visitor.example ', 'asha@visitor.example'],
  ['asha\u200B@visitor.example\u202C', 'asha@visitor.example'],
  ["o'neil+gst@a.b-c.example", "o'neil+gst@a.b-c.example"],
  ['Asha@Visitor.example', 'Asha@Visitor.example'],
  ['asha@münchen.example', 'asha@xn--mnchen-3ya.example'],
  ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('reads the address %j', (typed, address) => expect(readEmailAddress(typed)).toBe(address));

test.each([
  ...['', 'asha', 'asha@', '@visitor.example', 'asha@localhost', 'asha@visitor.', 'asha@.example'],
  ...['asha@127.0.0.1', 'asha@[127.0.0.1]', 'asha@1.2', 'asha@-a.example', 'asha@a..example'],
  ...['asha@a.example/path', 'asha@a.example:25', 'asha@a.example?x', 'asha@user@a.example'],
  ...['Asha <a@b.example>', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'],
  ...['a=?utf-8?b?eA==?=@b.example', 'आशा@b.example', `${'a'.repeat(250)}@b.example`],
])('refuses the address %j', (typed) => expect(readEmailAddress(typed)).toBeUndefined());

test.each([
  ['+91 98450 00000', true],
  ['26 60 12', true],
  ['೯೮೪೫೦೦', true],
  ['12345', false],
  ['call me', false],
])('%j is a phone number: %s', (text, is) => expect(isPhoneNumber(text)).toBe(is));

test('removes invisible characters but not the joiners of Indian scripts', () => {
  expect(withoutInvisible('\uFEFF20\u00AD,000\u200E')).toBe('20,000');
  expect(withoutInvisible('ಕ್\u200Cಷ \u202Egnp.exe')).toBe('ಕ್\u200Cಷ gnp.exe');
});
