/** What is wrong with a JSON file, in plain words and on the right line. */
import { expect, test } from 'vitest';
import { jsonCause } from './json-cause.ts';

test.each([
  ['{\n  "a": 1,\n}', 'there is a comma too many before }; delete it', 2],
  ['{\n  "a": [1, 2,\n  ]\n}', 'there is a comma too many before ]; delete it', 2],
  ['{ "a": 1,, "b": 2 }', 'there is a comma too many; delete it', 1],
  ['{\n  "a": "one"\n  "b": 2\n}', 'a comma is missing after "one"', 2],
  ['{\n  "a": { "b": 1 }\n  "c": 2\n}', 'a comma is missing after }', 2],
  ['{\n  “a”: 1\n}', 'a curly quote (“) is no quote here; use a straight one: "', 2],
  ['{\n  "a": “one”\n}', 'a curly quote (“) is no quote here; use a straight one: "', 2],
  ['{\n  "a": "one”,\n  "b": 2\n}', 'a curly quote (”) is no quote here; use a straight one: "', 2],
  ["{ 'a': 1 }", 'text goes between double quotes ("), not single ones', 1],
  ['{\n  "a": "one,\n  "b": 2\n}', 'the quote before one, is not closed on its line', 2],
  ['{ "a": "the "right" word" }', 'a quote inside a text is written \\" (or “ ”)', 1],
  ['{ "a": "C:\\docs" }', 'a backslash in a text is written twice (\\\\)', 1],
  ['{ "a": "one\ttwo" }', 'there is a tab in a text; write a space instead', 1],
  ['{ "a" 1 }', 'a colon is missing after "a"', 1],
  ['{ "a": }', 'a value is missing before }', 1],
  ['{ a: 1 }', 'a needs quotes around it', 1],
  ['{ "a": yes }', 'yes needs quotes around it', 1],
  ['{ "a": True }', 'True is written true', 1],
  ['{\n  // later\n  "a": 1\n}', 'JSON has no remarks; delete this one', 2],
  ['{\n  "a": [1, 2\n}', '} closes nothing here; the open bracket is [, so write ]', 3],
  ['{\n  "a": {\n    "b": 1\n}\n', 'the file ends too early: the { of line 1 is not closed', 4],
  ['{ "a": 1 }\n}', 'there is more after the last bracket; delete it', 2],
  ['{ 1: 2 }', 'the name of a field belongs here, in straight quotes, instead of 1', 1],
])('%j: %s', (source, what, line) => {
  expect(() => JSON.parse(source) as unknown).toThrow();
  expect(jsonCause(source)).toEqual({ what, line });
});
