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

  test('HTML in a field is text, an address is not', () => {
    const items = [item('a <b> and [x](</services/x(FAAS)>)', '<script>')];
    const body = checklistBody(
      { title: '<i>', sections: [{ field: 'requirements', items }] },
      '/services/x(FAAS)/llp',
    );
    expect(body?.split('\n\n').slice(1)).toEqual([
      '- [ ] **\\<script>.** a \\<b> and [x](</services/x(FAAS)>)',
      'Full details of this service: [\\<i>](</services/x(FAAS)/llp>).',
    ]);
  });

  test('nothing to tick, no document', () => {
    expect(checklistBody({ title: 'LLP', sections: sections.slice(0, 2) }, '/x')).toBeUndefined();
  });
});

describe('the key of an item', () => {
  test('is made of its words, so that moving it changes nothing', () => {
    expect(itemKey(item('PAN of each partner'))).toBe(itemKey(item('PAN  of each\npartner')));
  });

  test('differs as soon as they do', () => {
    const keys = [item('PAN'), item('Pan'), item('PAN.'), item('x', 'PAN'), item('PAN. x')].map(
      itemKey,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
