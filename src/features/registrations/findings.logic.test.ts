/** Tests what the cases of the law (tests/fixtures/law-2026-11-29/cases/registrations.yaml) cannot show. */
import { expect, test } from 'vitest';
import {
  frozenFigure as figure,
  frozenFigures,
  frozenRegistrations,
  frozenToolForm,
} from '../../../tests/frozen-law.ts';
import { registrationsAnswer } from './Registrations.tsx';

test('states the deadline of a duty that applies now, and the start of a later duty', () => {
  const rules = frozenRegistrations();
  const data = { rules, figures: frozenFigures(), form: frozenToolForm('registrations') };
  const supplies = { state: 'karnataka', supplies: 'services', turnover: 5_000_000, exempt: 'no' };
  const answers = { ...supplies, abroad: [] };
  const { groups = [] } = registrationsAnswer({ answers, data, figure });
  const itemsOf = (title: string) => groups.find((group) => group.title === title)?.items ?? [];
  const [must] = itemsOf('You must');
  expect(must?.title).toMatch(/^Register for GST/);
  expect(must?.by).toMatch(/^[Ww]ithin /);
  const later = rules.find(({ id }) => id === 'iec');
  const notYet = itemsOf('Not yet').find(({ title }) => title === later?.title);
  expect([notYet?.by, notYet?.reason]).toEqual([
    later?.later,
    expect.stringContaining(`${later?.later}.`),
  ]);
});
