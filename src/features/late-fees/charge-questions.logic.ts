/** Which questions the charges of a rule need. */
import { singleConditions } from '#features/tool-engine/questions.logic.ts';
import type { LateFeeRule } from './charges.logic.ts';

/** The fields of a charge that name a question. */
type QuestionFields = Partial<Record<'amount' | 'size' | 'since' | 'each' | 'capOf', string>>;

/** Names of the questions that a rule needs, besides the two days: `['turnover', 'nil']`. */
export function questionNamesOf({ charges, unless = [], dueFrom }: LateFeeRule): string[] {
  const conditions = [...charges, ...unless].flatMap(({ when = [] }) => when);
  const names = charges.flatMap((charge) => {
    const { amount, size, since, each, capOf }: QuestionFields = charge;
    const hasNil = charge.kind === 'fee' && charge.steps.some((step) => step.nil);
    return [amount, size, since, each, capOf, hasNil ? 'nil' : undefined];
  });
  names.push(...singleConditions(conditions).map(({ field }) => field), dueFrom?.since);
  return [...new Set(names.filter((name) => name !== undefined))];
}
