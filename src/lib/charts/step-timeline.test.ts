import { expect, test } from 'vitest';
import { stepTimeline } from './step-timeline.ts';

const step = (title: string, duration?: string) => ({ title, duration });

test('steps that all have a time follow each other, and the sentence adds them up', () => {
  const chart = stepTimeline([step('Agree', '1-2 weeks'), step('Join', '4-8 weeks')]);
  expect(chart?.says).toContain('5 to 10 weeks');
  expect(chart?.rows).toEqual([
    ['Agree', '1-2 weeks'],
    ['Join', '4-8 weeks'],
  ]);
});

test('where a time is missing nothing is drawn without an event', () => {
  expect(stepTimeline([step('Agree', '1-2 weeks'), step('Join')])).toBeUndefined();
  expect(stepTimeline([step('Agree', 'when ready'), step('Join')], 'Opening')).toBeUndefined();
});

test('with an event a step without a time keeps its place', () => {
  const chart = stepTimeline([step('Call'), step('File', 'Within 30 days')], 'Incorporation');
  expect(chart?.title).toContain('incorporation');
  expect(chart?.rows).toEqual([
    ['Call', ''],
    ['File', 'Within 30 days'],
  ]);
});
