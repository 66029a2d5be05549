/** Checklists of services: what goes on them, and how their ticks are named. */
import { describe, expect, test } from 'vitest';
import { checklistBody, itemKey } from './checklist.logic.ts';

const item = (text: string, title?: string) => ({ text, title });

describe('the body of the document', () => {
  const sections = [
    { field: 'overview' as const },
    { field: 'benefits' as const, items: [item('not this')] },
    { field: 'requirements' as const, items: [item('Two\n  partners')] },
    {
      field: 'documentsRequired' as const,
      heading: 'Bring with you',
      items: [item('of each', 'PAN')],
    },
  ];

  test('lists requirements and documents under their headings, and leads back', () => {
    expect(checklistBody({ title: 'LLP', sections }, '/services/x(FAAS)/llp')).toBe(
      [
        '## Registration Requirements',
        '- [ ] Two partners',
        '## Bring with you',
        '- [ ] **PAN.** of each',
        'Full details of this service: [LLP](</services/x(FAAS)/llp>).',
      ].join('\n\n'),
    );
  });

  test('a service with nothing to tick has no document', () => {
    expect(checklistBody({ title: 'LLP', sections: sections.slice(0, 2) }, '/x')).toBeUndefined();
  });
});

describe('the key of an item', () => {
  test('the same text in another place or spacing keeps its key', () => {
    expect(itemKey(item('PAN of each partner'))).toBe(itemKey(item('PAN  of each\npartner')));
  });

  test('another text has another key', () => {
    const keys = [item('PAN'), item('Pan'), item('PAN.'), item('x', 'PAN'), item('PAN. x')].map(
      itemKey,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
