/** `npm run new`: a complete, valid file from flags or answers, and nothing when something is wrong. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { check as isFormatted, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import type { Flags, Prompter } from '../../src/commands/new/answers.ts';
import { createEntry } from '../../src/commands/new/create.ts';
import { KINDS, KIND_NAMES, type KindName } from '../../src/commands/new/kinds.ts';
import { questionsFor } from '../../src/commands/new/questions-for.ts';
import { checkContent } from '#entries/check.ts';
import { formatFault } from '#schemas/fault-text.ts';
import { useContentCopy } from '../content-copy.ts';

const TODAY = '2026-11-21';
const { contentDir, read, local } = useContentCopy();
const make = (kind: KindName, flags: Record<string, string | string[]>, prompter?: Prompter) =>
  createEntry({
    kind,
    flags: Object.fromEntries(
      Object.entries(flags).map(([name, value]) => [name, [value].flat()]),
    ) as Flags,
    prompter,
    contentDir: contentDir(),
    today: TODAY,
  });
/** The lines of the fault that making the entry ends with. */
const faultsOf = async (kind: KindName, flags: Record<string, string | string[]>) => {
  try {
    await make(kind, flags);
  } catch (error) {
    return local((error as Error).message).split('\n');
  }
  throw new Error('nothing was wrong');
};
const errors = () =>
  checkContent({ contentDir: contentDir(), today: TODAY })
    .findings.filter(({ severity }) => severity === 'error')
    .map(formatFault)
    .map(local);

const SUMMARY = 'What the work is, for whom, and what is ready at the end of each month.';
const COMPLETE: Record<KindName, Record<string, string | string[]>> = {
  post: {
    title: 'What a board must minute in March',
    excerpt: SUMMARY,
    author: 'Company secretarial team',
    category: 'Corporate Law',
    keywords: ['board minutes', 'year end'],
  },
  faq: { in: 'hr', question: 'May we pay in cash?', answer: 'No. Pay by bank transfer.' },
  event: {
    title: 'Year-end clinic',
    date: '2027-03-04',
    time: '15:00-16:30',
    location: 'Online',
    type: 'Webinar',
    status: 'upcoming',
    attendees: 'Finance leads',
    description: 'What to match before 31 March.',
    agenda: ['Credit', 'Rates'],
  },
  'tax-update': {
    title: 'A new form for deductors',
    description: SUMMARY,
    date: '2027-04-01',
    jurisdiction: 'India',
    priority: 'high',
    status: 'upcoming',
    impact: 'Medium',
  },
  policy: {
    title: 'Gifts and hospitality',
    description: SUMMARY,
    category: 'Employment and conduct',
    applicability: 'All employees',
  },
  resource: {
    title: 'Stock count sheets',
    description: SUMMARY,
    type: 'Toolkit',
    category: 'Inventory',
    icon: 'clipboard-check',
  },
  document: { title: 'Referral form', description: SUMMARY, group: 'recruitment' },
  'case-study': {
    title: 'A stock count in a day',
    industry: 'Retail',
    challenge: 'Counts took a week.',
    solution: 'Sheets by shelf.',
    result: 'One day.',
    savings: 'Illustrative: four days',
    icon: 'store',
  },
  compliance: {
    title: 'GSTR-1 for December',
    date: '2027-01-11',
    priority: 'high',
    category: 'GST',
    description: 'Outward supplies of December.',
    jurisdiction: 'India',
    status: 'upcoming',
  },
  guidance: {
    in: 'training',
    title: 'Stock counts for store teams',
    summary: SUMMARY,
    audience: 'Store teams',
  },
  service: {
    in: 'hr',
    title: 'Coaching for team leads',
    icon: 'users',
    summary: SUMMARY,
    keywords: 'coaching',
  },
  page: {
    name: 'firm/careers',
    title: 'Work with us',
    description: SUMMARY,
    keywords: 'careers',
    heading: 'Work with us',
    lead: 'Posts we have open.',
  },
  story: {
    title: 'Three clerks in five weeks',
    industry: 'Wholesale',
    challenge: 'Three left at once.',
    solution: 'A shortlist in a week.',
    result: 'All three posts filled.',
    positions: 'Three accounts clerks',
    timeframe: 'Five weeks',
    icon: 'users',
  },
  fact: {
    in: 'gst',
    id: 'gst-example-day',
    value: '11 January',
    says: 'Day of an example.',
    source: 'An example',
    reviewBy: '2027-04-01',
  },
  redirect: { in: 'moved', from: '/our-old-page', to: '/about' },
};

describe('a complete entry of every kind', () => {
  test.each(KIND_NAMES.map((kind) => [kind]))('%s', async (kind) => {
    const { files, draft } = await make(kind, COMPLETE[kind]);
    for (const file of files) expect(existsSync(file)).toBe(true);
    expect(errors()).toEqual([]);
    expect(draft).toBe(!['faq', 'fact', 'redirect'].includes(kind));
    const style = await resolveConfig('package.json');
    for (const file of files.filter((one) => !one.endsWith('.svg')))
      expect(await isFormatted(readFileSync(file, 'utf8'), { ...style, filepath: file })).toBe(
        true,
      );
  });

  test('nothing but what is needed is asked for', () => {
    for (const kind of KIND_NAMES) {
      const needed = questionsFor(KINDS[kind]).filter(({ required }) => required);
      expect(needed.map(({ name }) => name).sort(), kind).toEqual(
        Object.keys(COMPLETE[kind]).sort(),
      );
    }
  });
});

describe('what is counted, given and drawn', () => {
  test('a post gets the next number, a picture with words, and today', async () => {
    const { files, address } = await make('post', COMPLETE.post);
    expect(files.map(local)).toEqual(['blog/7.md', 'images/blog/7.svg']);
    expect(address).toBe('/blog/7');
    expect(read('blog/7.md')).toMatch(
      /^---\ndraft: true\ntitle: What a board must minute in March\n/,
    );
    expect(read('blog/7.md')).toContain('date: 2026-11-21\n');
    expect(read('blog/7.md')).toMatch(/image: blog\/7\.svg\nalt: 'Line drawing: \d+ dots, /);
    expect(read('images/blog/7.svg')).toMatch(/^<svg /);
  });

  test('a post with a picture of its own is not given another', async () => {
    const { files } = await make('post', {
      ...COMPLETE.post,
      image: 'blog/1.svg',
      alt: 'A bridge',
    });
    expect(files.map(local)).toEqual(['blog/7.md']);
    expect(read('blog/7.md')).toContain('image: blog/1.svg\nalt: A bridge\n');
  });

  test('a question goes to the end of its file under the next number of its page', async () => {
    const before = read('faqs/faas.json');
    const { address } = await make('faq', { ...COMPLETE.faq, in: 'faas' });
    expect(address).toBe('/faqs#faq-31');
    const after = read('faqs/faas.json');
    expect(after.startsWith(before.slice(0, before.lastIndexOf('\n    }')))).toBe(true);
    const { faqs } = JSON.parse(after) as { faqs: { id: number; question: string }[] };
    expect(faqs.at(-1)).toEqual({
      id: 31,
      question: 'May we pay in cash?',
      answer: 'No. Pay by bank transfer.',
    });
  });

  test('an entry joins the end of its own list', async () => {
    await make('policy', COMPLETE.policy);
    expect(read('policies/gifts-and-hospitality.md')).toContain('order: 4\n');
    await make('service', { ...COMPLETE.service, in: 'faas/registrations' });
    expect(read('services/faas/registrations/coaching-for-team-leads.json')).toContain(
      '"order": 13',
    );
  });

  test('a service gets its first part', async () => {
    await make('service', { ...COMPLETE.service, in: 'hr/payroll-management' });
    expect(read('services/hr/payroll-management/coaching-for-team-leads.json')).toContain(
      '"order": 1,',
    );
  });

  test('starter text cannot be published by accident', async () => {
    await make('post', { ...COMPLETE.post, draft: 'false' });
    expect(read('blog/7.md')).not.toContain('draft');
    expect(errors()[0]).toBe(
      'blog/7.md:14: "To be written" is a placeholder; write the real words',
    );
  });

  test('a date to wait for is kept', async () => {
    await make('event', { ...COMPLETE.event, draft: 'false', publishDate: '2026-12-03' });
    const { hidden } = checkContent({ contentDir: contentDir(), today: TODAY });
    expect(hidden.map(({ publication }) => publication)).toEqual([
      { state: 'waiting', until: '2026-12-03' },
    ]);
  });
});

describe('what is wrong is told at once, and nothing is written', () => {
  test('every missing flag, with what it takes', async () => {
    expect(
      await faultsOf('compliance', { title: 'GSTR-1', date: '2027-01-11', priority: 'high' }),
    ).toEqual([
      '--category is missing. Branch of law it belongs to. One of: Income Tax | GST | Company Law | Labour & Payroll.',
      '--description is missing. What is due, by whom, on which form.',
      '--jurisdiction is missing. Where the rule applies. One of: India | Karnataka.',
      '--status is missing. Set by hand; the build tells of stale ones. One of: upcoming | completed | overdue.',
    ]);
  });

  test.each<[KindName, string, string | string[], string]>([
    [
      'post',
      'category',
      'Tax',
      '--category: found "Tax"; did you mean "Tax & Compliance"? allowed: "Financial Planning", "Tax & Compliance", "Corporate Law", "Technology", "Risk Management", "International Accounting"',
    ],
    ['post', 'title', 'x'.repeat(61), '--title: has 61 characters; search results cut it after 60'],
    [
      'post',
      'excerpt',
      'Too short',
      '--excerpt: has 9 characters; write at least 40, so that it says what the page offers',
    ],
    ['post', 'draft', 'yes', '--draft: found "yes"; expected true or false'],
    ['post', 'keywords', ['one', ' '], '--keywords: is empty; write some text'],
    [
      'event',
      'date',
      '2027-02-30',
      '--date: found "2027-02-30"; write a real date as "YYYY-MM-DD"',
    ],
    ['event', 'time', '3 pm', '--time: found "3 pm"; write start and end as "15:00-16:30"'],
    ['policy', 'order', 'first', '--order: found "first"; expected a number'],
    [
      'faq',
      'in',
      'hrr',
      '--in: found "hrr"; did you mean "hr"? allowed: "company-secretarial", "faas", "hr", "india"',
    ],
    [
      'guidance',
      'in',
      'courses',
      '--in: found "courses"; allowed: "compliance-guides", "international-standards", "cfo-insights", "payroll-updates", "compliance-alerts", "training"',
    ],
    ['event', 'name', 'Year End', '--name: found "Year End"; write it in lower case with hyphens'],
  ])('%s --%s %j', async (kind, flag, value, message) => {
    expect(await faultsOf(kind, { ...COMPLETE[kind], [flag]: value })).toEqual([message]);
    expect(errors()).toEqual([]);
  });

  test('a file that exists is left as it is', async () => {
    await make('event', COMPLETE.event);
    const before = read('events/year-end-clinic.json');
    expect(await faultsOf('event', { ...COMPLETE.event, location: 'Elsewhere' })).toEqual([
      'events/year-end-clinic.json exists already and is left as it is; choose another name',
    ]);
    expect(read('events/year-end-clinic.json')).toBe(before);
    const { files } = await make('event', { ...COMPLETE.event, name: 'clinic-two' });
    expect(files.map(local)).toEqual(['events/clinic-two.json']);
  });

  test('a title without Latin letters needs a name', async () => {
    expect(await faultsOf('event', { ...COMPLETE.event, title: 'ಸಭೆ' })).toEqual([
      '--name is missing. The title has no Latin letters to name the file by.',
    ]);
  });
});

describe('asking', () => {
  test('only what no flag gives is asked, in the order of the schema', async () => {
    const asked: string[] = [];
    const prompter: Prompter = {
      text: async ({ name }) => {
        asked.push(name);
        return String(COMPLETE.post[name]);
      },
      choose: async ({ name }) => {
        asked.push(name);
        return String(COMPLETE.post[name]);
      },
      list: async ({ name }) => {
        asked.push(name);
        return COMPLETE.post[name] as string[];
      },
    };
    await make('post', { author: 'Tax team' }, prompter);
    expect(asked).toEqual(['title', 'excerpt', 'category', 'keywords']);
    expect(read('blog/7.md')).toContain('author: Tax team\n');
    expect(errors()).toEqual([]);
  });

  test('each answer is judged by the schema at once', async () => {
    const said: (string | undefined)[] = [];
    const prompter: Prompter = {
      text: async (_question, check) => {
        said.push(check('x'.repeat(61)), check(''), check('A title'));
        return 'A title';
      },
      choose: async () => 'Corporate Law',
      list: async (_question, check) => {
        said.push(check([]), check(['one']));
        return ['one'];
      },
    };
    await make('post', { excerpt: SUMMARY, author: 'Tax team' }, prompter);
    expect(said).toEqual([
      'has 61 characters; search results cut it after 60',
      'is empty; write some text',
      undefined,
      'has 0 items; write at least 1',
      undefined,
    ]);
  });
});

describe('the command', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['src/commands/new.ts', ...args],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    return { status, stdout, lines: stderr.trim().split('\n') };
  };

  test('without a terminal and without a kind it lists the kinds', () => {
    const { status, lines } = run();
    expect(status).toBe(1);
    expect(lines[0]).toBe('Say what to add.');
    expect(lines.join('\n')).toContain('  tax-update  a tax update');
  });

  test.each([
    [['pots'], 'There is no kind "pots"; did you mean "post"?'],
    [['post', '--titel', 'x'], '--titel is no flag of "post"; did you mean --title? allowed: '],
    [
      ['post', '--title', 'A', 'board'],
      '"board" belongs to no flag; put a value of several words in quotes',
    ],
    [['post', '--title'], '--title has no value after it'],
    [['event', '--title', 'A'], '--date is missing. Day of the event.'],
  ])('%j', (args, message) => {
    const { status, lines } = run(...args);
    expect(status).toBe(1);
    expect(lines[0]).toContain(message);
    expect(lines.at(-1)).toBe('Nothing was written.');
  });

  test('help tells the flags with their choices', () => {
    const { status, stdout } = run('event', '--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/--type +Kind of event\. One of: Conference \| Webinar/);
  });
});
