import { describe, expect, test } from 'vitest';
import type { CompanyFormAnswer } from '#collections/company-forms.ts';
import { frozenCompanyForms, frozenFigure as figure } from '../../../tests/frozen-law.ts';
import { rankCompanyForms } from './rank.logic.ts';

const forms = frozenCompanyForms();

interface Case {
  readonly owners?: number;
  readonly turnover?: number;
  /** Answers to "from abroad", "investors", "purpose" and "liability". */
  readonly chosen?: readonly CompanyFormAnswer[];
}
/** Two designers: the first worked example of the page. */
const DESIGNERS: readonly CompanyFormAnswer[] = [
  'no-foreigner',
  'no-investor',
  'profit',
  'protected',
];
const verdicts = ({ owners = 2, turnover = 3_000_000, chosen = DESIGNERS }: Case) => {
  const [foreign, investors, purpose, liability] = chosen;
  return rankCompanyForms(
    forms,
    { owners, turnover, foreign, investors, purpose, liability },
    figure,
  );
};
const ids = (answers: Case, verdict: string) =>
  verdicts(answers)
    .filter((form) => form.verdict === verdict)
    .map((ranked) => ranked.form.id);
const of = (id: string, answers: Case) => {
  const form = verdicts(answers).find((ranked) => ranked.form.id === id);
  if (!form) throw new Error(`no form ${id}`);
  return form;
};
/** Everything open but the number of owners, so that it alone decides. */
const OWNERS_ONLY: CompanyFormAnswer[] = ['no-foreigner', 'no-investor', 'profit', 'unprotected'];
const CHARITY: CompanyFormAnswer[] = ['no-foreigner', 'no-investor', 'non-profit', 'protected'];

test.each([1, 2, 8])(
  '%i owners → no form that does not fit stands before one that does',
  (owners) => {
    const order = verdicts({ owners }).map(({ verdict }) => verdict === 'no');
    expect(order).toEqual([...order].sort());
  },
);

describe('the worked examples of the page', () => {
  test('two designers: LLP first, then the private limited company', () => {
    expect(ids({}, 'fits')).toEqual(['llp', 'private-limited']);
    expect(ids({}, 'no')).toEqual(
      expect.arrayContaining(['partnership', 'opc', 'public-limited', 'trust']),
    );
  });
  test('three founders with a foreigner and an investor: private limited; LLP with conditions', () => {
    const founders: Case = {
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
  test.each([1_000_000_000, 1_000_000_001])('small company at %d', (turnover) => {
    const says = of('private-limited', { turnover }).reasons[0]?.says ?? '';
    expect(says.includes('not a small company')).toBe(turnover > 1_000_000_000);
  });
});

describe('owners from abroad', () => {
  const from = (foreign: CompanyFormAnswer, owners = 1) =>
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
