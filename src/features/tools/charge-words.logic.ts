/** A charge for lateness in words, for the table of all of them. */
import type { Charge } from '#collections/late-fees.ts';
import { printFigure } from '#lib/dated-values.ts';
import type { FigureOf } from './tool-figures.ts';

const rupees = (value: number) => printFigure(value, 'inr');

/** What it is called and, where its steps go by a size, by which. */
export function labelOf(charge: Charge, size: string | undefined): string {
  const steps =
    charge.kind === 'interest' ? [] : charge.kind === 'multiple' ? charge.fees : charge.steps;
  const bySize = steps.some(({ upTo, below }) => upTo !== undefined || below !== undefined);
  if (!bySize || size === undefined) return charge.label;
  return `${charge.label}, by ${size.charAt(0).toLowerCase()}${size.slice(1)}`;
}

/** One line a step. */
export function chargeWords(charge: Charge, figure: FigureOf): string[] {
  switch (charge.kind) {
    case 'interest':
      return [
        `${figure(charge.rate)}% a ${charge.per}${charge.per === 'month' ? ' or part of one' : ''}`,
      ];
    case 'daily':
      return charge.steps.map((step) => {
        const who = step.nil ? 'nil return: ' : bounded(step, charge.steps, figure);
        const limit = step.cap === undefined ? undefined : figure(step.cap);
        const cap = step.capOfSize ? `${limit}% of turnover` : limit && rupees(limit);
        const most = cap ?? (charge.capAtAmount ? 'the amount due' : undefined);
        return `${who}${rupees(figure(step.perDay))} a day${most === undefined ? ', no cap' : `, at most ${most}`}`;
      });
    case 'once':
      return charge.steps.map(
        (step) => `${bounded(step, charge.steps, figure)}${rupees(figure(step.sum))}`,
      );
    case 'multiple': {
      const fees = charge.fees.map(
        (step) => `${bounded(step, charge.fees, figure)}${rupees(figure(step.fee))}`,
      );
      const times = charge.times.map(({ days, times, perDay }, place) => {
        const before = charge.times[place - 1]?.days;
        const when =
          days === undefined ? `more than ${before} days late` : `up to ${days} days late`;
        const more = perDay === undefined ? '' : ` and ${rupees(figure(perDay))} a day`;
        return `${when}, ${timesWords(figure(times))}${more}`;
      });
      return [`Filing fee: ${fees.join('; ')}.`, `Additional fee: ${times.join('; ')}.`];
    }
  }
}

const timesWords = (times: number) =>
  times === 1
    ? 'the filing fee once'
    : times === 2
      ? 'twice the filing fee'
      : `${times} times the filing fee`;

interface Bounds {
  readonly upTo?: string | number | undefined;
  readonly below?: number | undefined;
  readonly days?: number | undefined;
}

/** For whom a step is, before its sum; the last step begins where the one before it ends. */
function bounded(step: Bounds, steps: readonly Bounds[], figure: FigureOf): string {
  const sum = (limit: string | number) => rupees(typeof limit === 'string' ? figure(limit) : limit);
  if (step.days !== undefined) return `up to ${step.days} days late: `;
  if (step.below !== undefined) return `below ${rupees(step.below)}: `;
  if (step.upTo !== undefined) return `up to ${sum(step.upTo)}: `;
  const { upTo, below, days } = steps[steps.indexOf(step) - 1] ?? {};
  if (days !== undefined) return `more than ${days} days late: `;
  if (below !== undefined) return `${rupees(below)} or more: `;
  return upTo === undefined ? '' : `above ${sum(upTo)}: `;
}
