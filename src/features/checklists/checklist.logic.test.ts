import { expect, test } from 'vitest';
import { checklistBody } from './checklist.logic.ts';

const item = (text: string, title?: string) => ({ text, title });
const NOTHING_TO_TICK = [
  { field: 'overview' as const },
  { field: 'benefits' as const, items: [item('not this')] },
];

test('lists the requirements and documents of a service, and links to the service', () => {
  const heading = 'Bring with you';
  const sections = [
    ...NOTHING_TO_TICK,
    { field: 'requirements' as const, items: [item('Two\n  partners')] },
    { field: 'documentsRequired' as const, heading, items: [item('of each', 'PAN')] },
  ];
  expect(checklistBody({ title: 'LLP', sections }, '/services/x(FAAS)/llp')?.split('\n\n')).toEqual(
    [
      '## Registration Requirements',
      '- [ ] Two partners',
      '## Bring with you',
      '- [ ] **PAN.** of each',
      'Full details of this service: [LLP](</services/x(FAAS)/llp>).',
    ],
  );
});

test('makes no checklist for a service that lists neither requirements nor documents', () => {
  expect(checklistBody({ title: 'LLP', sections: NOTHING_TO_TICK }, '/x')).toBeUndefined();
});
