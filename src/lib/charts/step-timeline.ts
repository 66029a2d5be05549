/** The steps of a service as a timeline, where their times are known. */
import type { Chart } from './chart.ts';
import { timeIn } from './chart.ts';

interface Step {
  readonly title: string;
  readonly duration?: string | undefined;
}

const WEEK = 7;
const HEADS = ['Step', 'Time'] as const;

/**
 * With an event its limits are drawn from it; without one each step follows the one before, which needs a
 * time for every step. Undefined where the steps have too few times to draw.
 */
export function stepTimeline(steps: readonly Step[], event?: string): Chart | undefined {
  const rows = steps.map(({ title, duration = '' }) => [title, timeIn(duration) ? duration : '']);
  const times = steps.flatMap(({ duration = '' }) => timeIn(duration) ?? []);
  const common = { kind: 'timeline', columns: HEADS, rows } as const;
  if (event !== undefined && times.length > 0)
    return {
      ...common,
      event,
      title: `The steps before and after ${event.toLowerCase()}`,
      says: `Bars on the right show the time the law allows after ${event.toLowerCase()}; bars on the left, how long a step usually takes. Steps without a bar have no fixed time.`,
    };
  if (times.length !== steps.length) return undefined;
  const sum = (end: 'from' | 'to') => times.reduce((days, time) => days + time[end], 0) / WEEK;
  return {
    ...common,
    title: 'The usual weeks of each step',
    says: `All steps together usually take ${sum('from')} to ${sum('to')} weeks. The filled part of a bar is the shortest time, the outline the longest; a step begins when the one before it ends.`,
  };
}
