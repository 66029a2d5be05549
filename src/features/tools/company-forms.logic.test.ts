/** Against the entries that are published, so that a change of law or of words that turns a verdict is noticed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ANSWERS, type Answer } from '#collections/company-forms.ts';
import { readTokens } from '#collections/reading/figures.ts';
import { readCollection, readSite } from '#collections/reading/read.ts';
import { contentFigure as figure } from '#features/tool-engine/content.fixture.ts';
import {
  answersOf,
  figuresOf,
  formFields,
  rankForms,
  type Answers,
  type FormEntry,
} from './company-forms.logic.ts';
import { checkProfile, fromQuery } from './profile.logic.ts';

const DAY = '2026-11-22';
const forms = readCollection(
  'companyForms',
  readTokens(readSite().value, undefined, DAY),
).value.map(({ id, data }) => ({ id, ...data }) as FormEntry);

const DESIGNERS: Answers = {
  owners: 2,
  turnover: 3_000_000,
  chosen: ['no-foreigner', 'no-investor', 'profit', 'protected'],
};
const verdicts = (answers: Partial<Answers>) =>
  rankForms(forms, { ...DESIGNERS, ...answers }, figure);
const ids = (answers: Partial<Answers>, verdict: string) =>
  verdicts(answers)
    .filter((one) => one.verdict === verdict)
    .map(({ form }) => form.id);
const of = (id: string, answers: Partial<Answers>) => {
  const found = verdicts(answers).find(({ form }) => form.id === id);
  if (!found) throw new Error(`no form ${id}`);
  return found;
};
/** Everything open but the number of owners, so that it alone decides. */
const OWNERS_ONLY: Answer[] = ['no-foreigner', 'no-investor', 'profit', 'unprotected'];
const CHARITY: Answer[] = ['no-foreigner', 'no-investor', 'non-profit', 'protected'];

test('there are eleven forms, and every figure they use is a number of the register', () => {
  expect(forms).toHaveLength(11);
  for (const id of forms.flatMap(figuresOf)) expect(figure(id), id).toBeGreaterThan(0);
});

describe('the worked examples of the page', () => {
  test('two designers: LLP first, then the private limited company', () => {
    expect(ids({}, 'fits')).toEqual(['llp', 'private-limited']);
    expect(ids({}, 'no')).toEqual(
      expect.arrayContaining(['partnership', 'opc', 'public-limited', 'trust']),
    );
  });
  test('three founders with a foreigner and an investor: private limited; LLP with conditions', () => {
    const founders: Partial<Answers> = {
      owners: 3,
      turnover: 20_000_000,
      chosen: ['foreign-person', 'investor', 'profit', 'protected'],
    };
    expect(ids(founders, 'fits')).toEqual(['private-limited']);
    expect(ids(founders, 'conditions')).toEqual(['llp']);
  });
  test('a library of eight: association and Section 8; trust with conditions', () => {
    const library = { owners: 8, turnover: 1_000_000, chosen: CHARITY };
    expect(ids(library, 'fits')).toEqual(['association', 'section-8']);
    expect(ids(library, 'conditions')).toEqual(['trust']);
  });
});

describe('the number of owners: one below, at and one above each limit', () => {
  test.each([
    // Companies Act, 2013, sections 2(62), 2(68) and 3; Partnership Act and section 464; LLP Act, section 6.
    ['proprietorship', 1, 'fits'],
    ['proprietorship', 2, 'no'],
    ['opc', 1, 'fits'],
    ['opc', 2, 'no'],
    ['partnership', 1, 'no'],
    ['partnership', 2, 'fits'],
    ['partnership', 50, 'fits'],
    ['partnership', 51, 'no'],
    ['llp', 1, 'no'],
    ['llp', 2, 'fits'],
    ['llp', 5_000, 'fits'],
    ['private-limited', 1, 'conditions'],
    ['private-limited', 2, 'fits'],
    ['private-limited', 200, 'fits'],
    ['private-limited', 201, 'no'],
    ['public-limited', 6, 'no'],
    ['public-limited', 7, 'fits'],
  ])('%s with %d: %s', (id, owners, verdict) =>
    expect(of(id, { owners, chosen: OWNERS_ONLY }).verdict).toBe(verdict),
  );
  test.each([
    // Companies Act, 2013, section 378C: ten producers, or two institutions.
    [1, 'no'],
    [2, 'conditions'],
    [9, 'conditions'],
    [10, 'fits'],
  ])('producer company with %d: %s', (owners, verdict) =>
    expect(
      of('producer', {
        owners,
        chosen: ['no-foreigner', 'no-investor', 'producers', 'protected'],
      }).verdict,
    ).toBe(verdict),
  );
  test.each([
    // Karnataka Societies Registration Act, 1960.
    ['association', 6, 'no'],
    ['association', 7, 'fits'],
    ['section-8', 1, 'no'],
    ['section-8', 2, 'fits'],
  ])('%s with %d: %s', (id, owners, verdict) =>
    expect(of(id, { owners, chosen: CHARITY }).verdict).toBe(verdict),
  );
});

describe('turnover changes the work', () => {
  test.each([
    // LLP Rules, 2009, rule 24(8): audit above ₹40 lakh.
    ['llp', 3_999_999, 'fits'],
    ['llp', 4_000_000, 'fits'],
    ['llp', 4_000_001, 'work'],
    // Income-tax Act, 2025, section 63: audit above ₹1 crore.
    ['partnership', 10_000_000, 'fits'],
    ['partnership', 10_000_001, 'work'],
    // Companies Act, 2013: audit at any turnover.
    ['private-limited', 0, 'work'],
  ])('%s at %d: %s', (id, turnover, fit) =>
    expect(of(id, { turnover, chosen: OWNERS_ONLY }).reasons[0]?.fit).toBe(fit),
  );
  test.each([999_999_999, 1_000_000_000, 1_000_000_001])('small company at %d', (turnover) => {
    const says = of('private-limited', { turnover }).reasons[0]?.says ?? '';
    expect(says.includes('not a small company')).toBe(turnover > 1_000_000_000);
  });
});

describe('owners from abroad', () => {
  const from = (foreign: Answer, owners = 1) =>
    ids({ owners, chosen: [foreign, 'no-investor', 'profit', 'unprotected'] }, 'no');
  test('an OPC and a proprietorship are open to an NRI; an OPC to no other', () => {
    expect(from('nri')).not.toContain('opc');
    expect(from('oci')).toContain('opc');
    expect(from('oci')).not.toContain('proprietorship');
    expect(from('foreign-person')).toEqual(expect.arrayContaining(['opc', 'proprietorship']));
  });
  test('only a foreign company has a branch, alone', () => {
    expect(from('foreign-company')).not.toContain('branch-office');
    expect(from('foreign-company', 2)).toContain('branch-office');
    expect(from('foreign-person')).toContain('branch-office');
    expect(from('no-foreigner')).toContain('branch-office');
  });
});

const anyAnswers = fc.record({
  owners: fc.integer({ min: 1, max: 100_000 }),
  turnover: fc.integer({ min: 0, max: 1e13 }),
  chosen: fc.tuple(...Object.values(ANSWERS).map((one) => fc.constantFrom<Answer>(...one))),
});

test('every form is there once, its verdict is its hardest reason, and the list never gets better', () => {
  const rank = { fits: 0, conditions: 1, no: 2 };
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const ranked = rankForms(forms, answers, figure);
      expect(new Set(ranked.map(({ form }) => form.id)).size).toBe(forms.length);
      ranked.forEach(({ verdict, reasons }, place) => {
        const fits = reasons.map(({ fit }) => fit);
        const hardest = fits.includes('no')
          ? 'no'
          : fits.includes('conditions')
            ? 'conditions'
            : 'fits';
        expect(verdict).toBe(hardest);
        const before = ranked[place - 1];
        if (before) expect(rank[before.verdict]).toBeLessThanOrEqual(rank[verdict]);
      });
    }),
  );
});

test('the order of the entries does not matter, and accepting liability removes no form', () => {
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const verdictOf = (chosen: readonly Answer[]) =>
        new Map(
          rankForms(forms.toReversed(), { ...answers, chosen }, figure).map(
            ({ form, verdict }) => [form.id, verdict] as const,
          ),
        );
      const inOrder = rankForms(forms, answers, figure);
      expect(verdictOf(answers.chosen)).toEqual(
        new Map(inOrder.map(({ form, verdict }) => [form.id, verdict])),
      );
      const rest = answers.chosen.slice(0, 3);
      const strict = verdictOf([...rest, 'protected']);
      for (const [id, verdict] of verdictOf([...rest, 'unprotected']))
        if (verdict === 'no') expect(strict.get(id)).toBe('no');
    }),
  );
});

test('half a form gives no answers', () => {
  const fields = formFields(forms);
  const read = (query: string) => answersOf(checkProfile(fields, fromQuery(fields, query)).values);
  const query =
    '?owners=2&turnover=30+lakh&foreign=nri&investors=investor&purpose=profit&liability=protected';
  expect(read(query)).toEqual({
    owners: 2,
    turnover: 3_000_000,
    chosen: ['nri', 'investor', 'profit', 'protected'],
  });
  for (const name of ['owners', 'turnover', 'foreign', 'investors', 'purpose', 'liability'])
    expect(read(query.replace(new RegExp(`${name}=[^&]+`), ''))).toBeUndefined();
  expect(read(query.replace('owners=2', 'owners=0'))).toBeUndefined();
});
