import { expect, test } from 'vitest';
import { serviceViewQuery, serviceQueryRedirects } from './service-views.logic.ts';
import { stepsWithDays } from './steps-with-days.logic.ts';

test('ignores an alias of a service that is not published', () => {
  const redirects = serviceQueryRedirects('company-secretarial', ['company-secretarial/fema-rbi']);
  expect([...redirects.keys()]).toEqual(['fema-rbi']);
});

test('returns the query string for a service and for a subsection', () => {
  const queries = ['', '?service=registrations', '?service=registrations&section=gst'];
  expect(['', 'registrations', 'registrations/gst'].map(serviceViewQuery)).toEqual(queries);
});

test('lists all steps if at least two have a duration in days', () => {
  const steps = [
    { title: 'Name' },
    { title: 'Forms', duration: 'Often 7 to 14 working days for a clean case' },
    { title: 'Hearing', duration: 'The authority sets the date' },
    { title: 'Outcome', duration: '180 days, plus up to 90 days' },
  ];
  const days = [undefined, '7 to 14 working days', undefined, '180 days, plus up to 90 days'];
  expect(stepsWithDays(steps).map((step) => step.days)).toEqual(days);
});

test('lists no steps if only one has a duration', () => {
  expect(stepsWithDays([{ title: 'File' }, { title: 'Open', duration: '1 week' }])).toEqual([]);
});
