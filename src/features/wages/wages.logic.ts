/** Wages as the labour codes define them, from the parts of monthly pay and the register's figures. */
import type { PayComponent } from '#collections/tools.ts';
import type { FigureOf } from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';

/** What this calculation and those on top of it ask of the register. */
export const WAGE_FIGURES = [
  'wage-exclusion-share',
  'wage-kind-share',
  'epf-employees',
  'epf-rate',
  'epf-wage-ceiling',
  'eps-rate',
  'eps-max',
  'edli-rate',
  'edli-max',
  'epf-admin-rate',
  'esi-employees',
  'esi-employee-exempt-wage',
  'esi-employer-rate',
  'esi-employee-rate',
  'esi-wage-limit',
  'esi-wage-limit-disability',
  'gratuity-employees',
  'gratuity-days',
  'gratuity-divisor',
  'gratuity-ceiling',
  'gratuity-service',
  'gratuity-fixed-term',
  'gratuity-part-year-months',
  'overtime-rate',
  'work-hours-day',
] as const;
export type WageFigureOf = FigureOf<(typeof WAGE_FIGURES)[number]>;

export interface Part {
  readonly label: string;
  readonly amount: number;
}

/** `T − min(E, T × share)`, and what is given in kind up to its share of that. */
export function wagesOf(
  components: readonly PayComponent[],
  answers: Answers,
  figure: WageFigureOf,
) {
  const parts = (fits: (component: PayComponent) => boolean) =>
    components
      .filter(fits)
      .map(({ id, label }) => ({ label, amount: Number(answers[id] ?? 0) }))
      .filter(({ amount }) => amount > 0);
  const counted = parts(({ counts }) => counts === 'wages' || counts === 'unlisted');
  const excluded = parts(({ counts }) => counts === 'excluded');
  const unlisted = sum(parts(({ counts }) => counts === 'unlisted'));
  const included = sum(counted);
  const exclusions = sum(excluded);
  const total = paise(included + exclusions);
  const limit = paise((total * figure('wage-exclusion-share')) / 100);
  const addedBack = paise(Math.max(0, exclusions - limit));
  const money = paise(included + addedBack);
  const inKind = sum(parts(({ counts }) => counts === 'kind'));
  const inKindLimit = paise((money * figure('wage-kind-share')) / 100);
  const inKindCounted = Math.min(inKind, inKindLimit);
  return {
    /** All pay in money that the test counts. */
    total,
    ...{ counted, excluded, included, exclusions },
    /** What exclusions may reach. */
    limit,
    ...{ addedBack, inKind, inKindCounted, inKindLimit },
    wages: paise(money + inKindCounted),
    /** Basic pay, dearness and retaining allowance: what was counted before. */
    before: sum(parts(({ base }) => base === true)),
    /** Allowances that the definition does not name, counted as wages here. */
    unlisted,
    /** Wages on the narrower reading, where those allowances are treated as exclusions. */
    narrow: paise(total - Math.min(exclusions + unlisted, limit) + inKindCounted),
  };
}
export type Wages = ReturnType<typeof wagesOf>;

const sum = (parts: readonly Part[]) => paise(parts.reduce((all, { amount }) => all + amount, 0));

/** Whole paise: sums of decimals must not show 0.30000000000000004. */
export const paise = (value: number) => Math.round(value * 100) / 100;
