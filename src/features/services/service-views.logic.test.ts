import { expect, test } from 'vitest';
import { serviceViewQuery, serviceQueryRedirects } from './service-views.logic.ts';

// Where each value leads: tests/site/site.test.ts.
test('an alias of a service that is not out leads nowhere', () => {
  const redirects = serviceQueryRedirects('company-secretarial', ['company-secretarial/fema-rbi']);
  expect([...redirects.keys()]).toEqual(['fema-rbi']);
});

test('a view has its query', () => {
  const queries = ['', '?service=registrations', '?service=registrations&section=gst'];
  expect(['', 'registrations', 'registrations/gst'].map(serviceViewQuery)).toEqual(queries);
});
