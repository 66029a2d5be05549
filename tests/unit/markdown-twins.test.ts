/** Markdown made of entries: marks that hold whatever the text says, addresses that lead somewhere. */
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { blockParts } from '#logic/block-markdown.ts';
import { llmsText } from '#logic/llms-text.ts';
import { articleParts, line, markdownTwin, picture } from '#logic/markdown-twin.ts';
import { printMarkdown } from '#logic/mdast.ts';
import { readyParts, serviceParts, subsectionParts } from '#logic/service-markdown.ts';
import type { Block } from '#schemas/page.ts';
import { serviceSchema } from '#schemas/service.ts';

const resolve = (address: string) => new URL(address, 'https://firm.example').href;
/** Table columns are padded to their widest cell; here to none. */
const print = (parts: Parameters<typeof printMarkdown>[0]) =>
  printMarkdown(parts, resolve).replace(/ {2,}/g, ' ').replace(/-{2,}/g, '-');
const service = (rest: Record<string, unknown>) =>
  serviceParts(
    serviceSchema.parse({
      title: 'GST',
      order: 1,
      icon: 'receipt',
      summary: 'A summary that is long enough for a search result.',
      keywords: ['gst'],
      reviewed: '2026-11-21',
      ...rest,
    }),
  );

describe('a service', () => {
  test('every kind of section, in the order of the entry', () => {
    const parts = service({
      sections: [
        { field: 'keyPoint', text: ['Register', 'in time.'] },
        { field: 'subtitle', text: 'A line.' },
        { field: 'overview', text: ['One with a [link](/hr/x).', 'Two.'] },
        { field: 'documentsRequired', heading: 'Keep these ready', items: ['PAN'] },
        { field: 'benefits', items: ['Plain', { title: 'Bold', text: 'rest' }] },
        {
          field: 'process',
          steps: [
            { title: 'File', text: 'On the portal.', duration: '2 days' },
            { title: 'Wait', text: 'For the number.' },
          ],
        },
        { field: 'services', items: [{ title: 'Returns', text: 'Monthly.' }] },
      ],
      faqs: [{ question: 'Why?', answer: ['Because.', 'And so.'] }],
    });
    expect(print(parts)).toBe(
      [
        '> Register in time.',
        'A line.',
        '## Overview',
        'One with a [link](https://firm.example/hr/x).',
        'Two.',
        '## Keep these ready',
        '- [ ] PAN',
        '## Benefits',
        '- Plain\n- **Bold.** rest',
        '## Steps to Registration Process',
        '1. **File (2 days).** On the portal.\n2. **Wait.** For the number.',
        '## Our Services',
        '### Returns',
        'Monthly.',
        '## FAQs',
        '**Why?**',
        'Because.',
        'And so.\n',
      ].join('\n\n'),
    );
  });

  test('its subsections and the way to ask', () => {
    const below = { title: 'OPC', path: '/services/x(FAAS)/opc', summary: 'One person.' };
    expect(print([...subsectionParts([below]), ...readyParts('GST & more')])).toBe(
      '## [OPC](https://firm.example/services/x%28FAAS%29/opc)\n\nOne person.\n\n' +
        '## Ready to Get Started?\n\n[Get Started](https://firm.example/contact?subject=GST%20%26%20more)\n',
    );
  });
});

describe('a page of blocks', () => {
  test.each<[Block, string]>([
    [
      {
        block: 'table',
        heading: 'Forms',
        columns: ['Old', 'New'],
        rows: [['15CA | 15CB', '[145](/x)']],
        note: 'A note.',
      },
      '## Forms\n\n| Old | New |\n| - | - |\n| 15CA \\| 15CB | [145](https://firm.example/x) |\n\nA note.\n',
    ],
    [
      { block: 'cards', lead: 'Lead.', items: [{ title: 'A', text: 'b', href: '/a' }] },
      'Lead.\n\n### [A](https://firm.example/a)\n\nb\n',
    ],
    [{ block: 'list', items: ['**a** b', 'c'] }, '- **a** b\n- c\n'],
    [
      { block: 'steps', heading: 'Steps', steps: [{ title: 'A', text: 'b' }] },
      '## Steps\n\n1. **A.** b\n',
    ],
    [
      { block: 'stats', items: [{ value: '25+', label: 'Articles', note: 'To date.' }] },
      '- **25+ Articles.** To date.\n',
    ],
    [{ block: 'quote', text: 'Said.' }, '> Said.\n'],
    [{ block: 'faqs', faqs: [{ question: 'Q?', answer: ['A.'] }] }, '**Q?**\n\nA.\n'],
    [
      { block: 'prose', text: ['One.'], action: { label: 'Go', href: '/go' } },
      'One.\n\n[Go](https://firm.example/go)\n',
    ],
    [
      { block: 'cta', heading: 'Ask', text: 'Us.', action: 'Write', subject: 'S' },
      '## Ask\n\nUs.\n\n[Write](https://firm.example/contact?subject=S)\n',
    ],
  ])('%o', (block, expected) => {
    expect(print(blockParts(block))).toBe(expected);
  });
});

describe('an article', () => {
  test('tables, boxes and addresses of its body; its sources', () => {
    const body =
      '### A\n\n| a |\n| - |\n| [b](</x(F)/y>) |\n\n- [x] done\n\n#### B\n\n[c](/c "t /c")';
    const sources = [{ title: 'Act' }, { title: 'Rule', url: 'https://r.example' }];
    expect(print(articleParts(body, sources))).toBe(
      [
        '## A',
        '| a |\n| - |\n| [b](https://firm.example/x%28F%29/y) |',
        '- [x] done',
        '### B',
        '[c](https://firm.example/c "t /c")',
        '## Sources',
        '- Act\n- [Rule](https://r.example/)\n',
      ].join('\n\n'),
    );
  });

  test('without a heading, and without a body', () => {
    expect(print(articleParts('Text.'))).toBe('Text.\n');
    expect(print(articleParts(''))).toBe('');
  });
});

test.each(['# no heading', '- no list', '*no* _emphasis_', '[no](link)', '<b>', 'a | b', '1. no'])(
  'a text that looks like a mark stays a text: %s',
  (words) => {
    const printed = print([...line(words), ...picture('/p.svg', words)]);
    // Read back by the parser of bodies it is one paragraph of exactly these words.
    const [paragraph] = articleParts(printed);
    expect(paragraph).toMatchObject({
      type: 'paragraph',
      children: [{ type: 'text', value: words }],
    });
  },
);

test('the front part is YAML, whatever the title holds', () => {
  const front = {
    title: 'A: "b" #c',
    url: 'https://firm.example/blog/1',
    description: `${'long '.repeat(40)}- x`,
    date: '2026-11-21',
  };
  const twin = markdownTwin({ ...front, updated: undefined }, [], resolve);
  const [, yaml = '', body] = /^---\n([\s\S]*?)\n---\n\n([\s\S]*)$/.exec(twin) ?? [];
  expect(parseYaml(yaml, { schema: 'core' })).toEqual(front);
  expect(body).toBe('# A: "b" #c\n');
});

test('llms.txt: name, what it is, groups of links with one line each', () => {
  const contents = {
    firm: 'Firm',
    description: 'Accounts.',
    notes: ['A note.'],
    groups: [{ name: 'Articles', items: [{ title: 'T', path: '/t.md', about: 'One\nline.' }] }],
  };
  expect(llmsText(contents, resolve)).toBe(
    '# Firm\n\n> Accounts.\n\nA note.\n\n## Articles\n\n- [T](https://firm.example/t.md): One line.\n',
  );
});
