/** A charge for lateness in words, for the table of all of them. */
import type { Charge } from '#collections/late-fees.ts';
import { printFigure } from '#lib/dated-values.ts';
import type { FigureOf } from './tool-figures.ts';

const rupees = (value: number) => printFigure(value, 'inr');

/** One line a step. */
export function chargeWords(charge: Charge, figure: FigureOf): string[] {
  switch (charge.kind) {
    case 'interest':
      return [
        `${figure(charge.rate)}% a ${charge.per}${charge.per === 'month' ? ' or part of one' : ''}`,
      ];
    case 'daily':
      return charge.steps.map((step) => {
        const who = step.nil ? 'nil return: ' : bounded(step, figure);
        const limit = step.cap === undefined ? undefined : figure(step.cap);
        const cap = step.capOfSize ? `${limit}% of turnover` : limit && rupees(limit);
        const most = cap ?? (charge.capAtAmount ? 'the amount due' : undefined);
        return `${who}${rupees(figure(step.perDay))} a day${most === undefined ? ', no cap' : `, at most ${most}`}`;
      });
    case 'once':
      return charge.steps.map((step) => `${bounded(step, figure)}${rupees(figure(step.sum))}`);
    case 'multiple': {
      const fees = charge.fees.map((step) => `${bounded(step, figure)}${rupees(figure(step.fee))}`);
      const times = charge.times.map(({ days, times, perDay }, place) => {
        const before = charge.times[place - 1]?.days;
        const when = days === undefined ? `more than ${before} days` : `up to ${days} days`;
        const more = perDay === undefined ? '' : ` and ${rupees(figure(perDay))} a day`;
        return `${when}: ${figure(times)} times${more}`;
      });
      return [`Fee: ${fees.join('; ')}.`, `Late by ${times.join('; ')}.`];
    }
  }
}

function bounded(
  {
    upTo,
    below,
    days,
  }: { upTo?: string | number | undefined; below?: number | undefined; days?: number | undefined },
  figure: FigureOf,
): string {
  if (days !== undefined) return `up to ${days} days late: `;
  if (below !== undefined) return `below ${rupees(below)}: `;
  if (upTo !== undefined)
    return `up to ${rupees(typeof upTo === 'string' ? figure(upTo) : upTo)}: `;
  return '';
}
