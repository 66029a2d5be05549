/**
 * Tests what the doctor says about each text in tests/fixtures/texts.yaml. tests/slow/problems.test.ts tests messages
 * with file, line and severity.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkCopy, checkMarkup } from './text.ts';

const messagesByText = z.record(z.string(), z.array(z.string()));
const texts = z
  .strictObject({
    page: messagesByText,
    field: messagesByText,
    document: messagesByText,
    copy: messagesByText,
  })
  .parse(parse(readFileSync('tests/fixtures/texts.yaml', 'utf8')));

describe.each([
  ['the text of a page', texts.page, (text: string) => checkMarkup(text)],
  ['a field', texts.field, (text: string) => checkMarkup(text, 'field')],
  ['a document', texts.document, (text: string) => checkMarkup(text, 'document')],
  ['the wording of a text', texts.copy, checkCopy],
])('in %s', (_place, expected, check) => {
  test.each(Object.entries(expected))('the check of %j finds %j', (text, messages) => {
    expect(check(text).map(({ message }) => message)).toEqual(messages);
  });
});
