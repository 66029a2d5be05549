/** `npm run new`: a complete, valid file from flags or answers, and nothing when something is wrong. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { check as isFormatted, resolveConfig } from 'prettier';
import { describe, expect, test } from 'vitest';
import type { Flags, Prompter } from './new/answers.ts';
import { createEntry } from './new/create.ts';
import { flagList, flagsOf, kindNamed } from './new/flags.ts';
import { KINDS } from './new/kinds.ts';
import { questionsFor } from './new/questions.ts';
import { timeRange } from './new/time-range.ts';
import { checkContent } from '#doctor/check.ts';
import { formatFinding } from '#collections/reading/finding.ts';
import { useContentCopy } from '../../tests/content-copy.ts';

const TODAY = '2026-11-21';
/** What comes next in content/, however much is in it. */
const { entries } = checkContent({ today: TODAY });
const POST = `blog/${Math.max(...entries.posts.map(({ id }) => Number(id))) + 1}`;
const QUESTION =
  Math.max(
    ...entries.faqs
      .filter(({ data }) => data.page === 'faqs')
      .flatMap(({ data }) => data.faqs.map(({ id }) => id)),
  ) + 1;
const orderAfter = (orders: readonly number[]) => Math.max(...orders) + 1;
const { contentDir, read, local } = useContentCopy();
const make = (word: string, flags: Record<string, string | string[]>, prompter?: Prompter) =>
  createEntry({
    kind: kindNamed(word),
    flags: Object.fromEntries(
      Object.entries(flags).map(([name, value]) => [name, [value].flat()]),
    ) as Flags,
    prompter,
    contentDir: contentDir(),
    today: TODAY,
  });
/** The lines that refuse to make the entry. */
const refusalOf = async (word: string, flags: Record<string, string | string[]>) => {
  try {
    await make(word, flags);
  } catch (error) {
    return local((error as Error).message).split('\n');
  }
  throw new Error('nothing was wrong');
};
const errors = () =>
  checkContent({ contentDir: contentDir(), today: TODAY })
    .findings.filter(({ severity }) => severity === 'error')
    .map(formatFinding)
    .map(local);

const SUMMARY = 'What the work is, for whom, and what is ready at the end of each month.';
const COMPLETE = {
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
    says: 'Day of an example.',
    unit: 'text',
    value: '11 January',
    law: 'An example',
    checkedAgainst: 'general knowledge',
    confidence: 'high',
    reviewBy: '2027-04-01',
  },
  redirect: { in: 'moved', from: '/our-old-page', to: '/about' },
} satisfies Record<string, Record<string, string | string[]>>;
type Word = keyof typeof COMPLETE;
const WORDS = Object.keys(COMPLETE) as Word[];

describe('a complete entry of every kind', () => {
  test('there is one for every word', () => {
    expect(KINDS.map(({ word }) => word).sort()).toEqual([...WORDS].sort());
  });

  test.each(WORDS.map((word) => [word]))('%s', async (word) => {
    const { files, draft } = await make(word, COMPLETE[word]);
    for (const file of files) expect(existsSync(file)).toBe(true);
    expect(errors()).toEqual([]);
    expect(draft).toBe(!['faq', 'fact', 'redirect'].includes(word));
    const style = await resolveConfig('package.json');
    for (const file of files.filter((one) => !one.endsWith('.svg')))
      expect(await isFormatted(readFileSync(file, 'utf8'), { ...style, filepath: file })).toBe(
        true,
      );
  });

  test('nothing but what is needed is asked for', () => {
    for (const word of WORDS) {
      const needed = questionsFor(kindNamed(word)).filter(({ required }) => required);
      expect(needed.map(({ name }) => name).sort(), word).toEqual(
        Object.keys(COMPLETE[word]).sort(),
      );
    }
  });
});

describe('what is counted, given and drawn', () => {
  test('a post gets the next number, a picture with words, and today', async () => {
    const { files, address } = await make('post', COMPLETE.post);
    expect(files.map(local)).toEqual([`${POST}.md`, `images/${POST}.svg`]);
    expect(address).toBe(`/${POST}`);
    expect(read(`${POST}.md`)).toMatch(
      /^---\ndraft: true\ntitle: What a board must minute in March\n/,
    );
    expect(read(`${POST}.md`)).toContain('date: 2026-11-21\n');
    expect(read(`${POST}.md`)).toMatch(
      new RegExp(`image: /images/${POST}\\.svg\nalt: 'Line drawing: \\d+ dots, `),
    );
    expect(read(`images/${POST}.svg`)).toMatch(/^<svg /);
  });

  test('a post with a picture of its own is not given another', async () => {
    const { files } = await make('post', {
      ...COMPLETE.post,
      image: '/images/blog/1.svg',
      alt: 'A bridge',
    });
    expect(files.map(local)).toEqual([`${POST}.md`]);
    expect(read(`${POST}.md`)).toContain('image: /images/blog/1.svg\nalt: A bridge\n');
  });

  test('a question goes to the end of its file under the next number of its page', async () => {
    const before = read('faqs/faas.json');
    const { address } = await make('faq', { ...COMPLETE.faq, in: 'faas' });
    expect(address).toBe(`/faqs#faq-${QUESTION}`);
    const after = read('faqs/faas.json');
    expect(after.startsWith(before.slice(0, before.lastIndexOf('\n    }')))).toBe(true);
    const { faqs } = JSON.parse(after) as { faqs: { id: number; question: string }[] };
    expect(faqs.at(-1)).toEqual({
      id: QUESTION,
      question: 'May we pay in cash?',
      answer: 'No. Pay by bank transfer.',
    });
  });

  test('an entry joins the end of its own list', async () => {
    const ordersOfPolicies = entries.policies
      .filter(({ data }) => data.category === COMPLETE.policy['category'])
      .map(({ data }) => data.order);
    const ordersOfRegistrations = entries.services
      .filter(({ id }) => id.startsWith('faas/registrations/'))
      .map(({ data }) => data.order);
    await make('policy', COMPLETE.policy);
    expect(read('policies/gifts-and-hospitality.md')).toContain(
      `order: ${orderAfter(ordersOfPolicies)}\n`,
    );
    await make('service', { ...COMPLETE.service, in: 'hr/payroll-management' });
    expect(read('services/hr/payroll-management/coaching-for-team-leads.json')).toContain(
      '"order": 1,',
    );
    await make('service', { ...COMPLETE.service, in: 'faas/registrations' });
    expect(read('services/faas/registrations/coaching-for-team-leads.json')).toContain(
      `"order": ${orderAfter(ordersOfRegistrations)}`,
    );
  });

  test('starter text cannot be published by accident', async () => {
    await make('post', { ...COMPLETE.post, draft: 'false' });
    expect(read(`${POST}.md`)).not.toContain('draft');
    expect(errors()[0]).toBe(
      `${POST}.md:14: "To be written" is a placeholder; write the real words`,
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
      await refusalOf('compliance', { title: 'GSTR-1', date: '2027-01-11', priority: 'high' }),
    ).toEqual([
      '--category is missing. Branch of law it belongs to. One of: Income Tax | GST | Company Law | Labour & Payroll.',
      '--description is missing. What is due, by whom, on which form.',
      '--jurisdiction is missing. Where the rule applies. One of: India | Karnataka.',
      '--status is missing. Set by hand; the build tells of stale ones. One of: upcoming | completed | overdue.',
    ]);
  });

  // What the schemas say is tested in src/collections/; here one of each way to be wrong.
  test.each<[Word, string, string | string[], string]>([
    [
      'post',
      'category',
      'Tax',
      '--category: found "Tax"; did you mean "Tax & Compliance"? allowed: "Financial Planning", "Tax & Compliance", "Corporate Law", "Technology", "Risk Management", "International Accounting"',
    ],
    ['post', 'draft', 'yes', '--draft: found "yes"; expected true or false'],
    ['post', 'keywords', ['one', ' '], '--keywords: is empty; write some text'],
    ['policy', 'order', 'first', '--order: found "first"; expected a number'],
    [
      'faq',
      'in',
      'hrr',
      '--in: found "hrr"; did you mean "hr"? allowed: "company-secretarial", "faas", "hr", "india"',
    ],
    ['event', 'name', 'Year End', '--name: found "Year End"; write it in lower case with hyphens'],
  ])('%s --%s %j', async (word, flag, value, message) => {
    expect(await refusalOf(word, { ...COMPLETE[word], [flag]: value })).toEqual([message]);
    expect(errors()).toEqual([]);
  });

  test('a file that exists is left as it is', async () => {
    await make('event', COMPLETE.event);
    const before = read('events/year-end-clinic.json');
    expect(await refusalOf('event', { ...COMPLETE.event, location: 'Elsewhere' })).toEqual([
      'events/year-end-clinic.json exists already and is left as it is; choose another name',
    ]);
    expect(read('events/year-end-clinic.json')).toBe(before);
    const { files } = await make('event', { ...COMPLETE.event, name: 'clinic-two' });
    expect(files.map(local)).toEqual(['events/clinic-two.json']);
  });

  test('a title without Latin letters needs a name', async () => {
    expect(await refusalOf('event', { ...COMPLETE.event, title: 'ಸಭೆ' })).toEqual([
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
        return String((COMPLETE.post as Record<string, unknown>)[name] ?? '');
      },
      choose: async ({ name }) => {
        asked.push(name);
        return String((COMPLETE.post as Record<string, unknown>)[name]);
      },
      list: async ({ name }) => {
        asked.push(name);
        return (COMPLETE.post as Record<string, unknown>)[name] as string[];
      },
    };
    await make('post', { author: 'Tax team' }, prompter);
    expect(asked).toEqual(['title', 'excerpt', 'category', 'image', 'keywords']);
    expect(read(`${POST}.md`)).toContain('author: Tax team\n');
    expect(errors()).toEqual([]);
  });

  test('a picture is looked for, and then asked about; questions come with their answers', async () => {
    const asked: string[] = [];
    const said: (string | undefined)[] = [];
    const prompter: Prompter = {
      text: async ({ name }, check) => {
        asked.push(name);
        if (name === 'image') said.push(check('services/none.svg'), check(''));
        if (name === 'imageAlt') said.push(check(''));
        return name === 'image' ? 'blog/1.svg' : 'One dot';
      },
      choose: async () => 'users',
      list: async ({ name }, check) => {
        asked.push(name);
        said.push(check(['Do we pay in cash?']));
        return ['May we pay in cash? No. Pay by bank transfer.', 'Who comes? A senior.'];
      },
    };
    await make('service', { ...COMPLETE.service, keywords: 'coaching, team leads ,' }, prompter);
    expect(asked).toEqual(['image', 'imageAlt', 'faqs']);
    expect(said.map((line) => line && local(line))).toEqual([
      'images/services/none.svg is not there; put the picture there first',
      undefined,
      // Decoration needs no words.
      undefined,
      'write a question with its mark, then its answer: May we pay in cash? No.',
    ]);
    const entry = JSON.parse(read('services/hr/coaching-for-team-leads.json')) as object;
    expect(entry).toMatchObject({
      keywords: ['coaching', 'team leads'],
      image: '/images/blog/1.svg',
      imageAlt: 'One dot',
      faqs: [
        { question: 'May we pay in cash?', answer: 'No. Pay by bank transfer.' },
        { question: 'Who comes?', answer: 'A senior.' },
      ],
    });
    expect(errors()).toEqual([]);
  });

  test.each([
    ['3 pm to 4 pm', '15:00-16:00'],
    ['3:30 pm – 5 pm', '15:30-17:00'],
    ['3 to 4.30 PM', '15:00-16:30'],
    ['11 to 1 pm', '11:00-13:00'],
    ['12 noon', undefined],
    ['11:30 a.m. - 12:15 p.m.', '11:30-12:15'],
    ['9:00 until 17:00', '09:00-17:00'],
    ['15:00-16:30', '15:00-16:30'],
  ])('a time is taken as people write it: %s', async (typed, time) => {
    expect(timeRange(typed)).toBe(time);
    if (time === undefined) return;
    await make('event', { ...COMPLETE.event, time: typed });
    expect(read('events/year-end-clinic.json')).toContain(`"time": "${time}"`);
  });

  test('a time that is none is refused in the words of the field', async () => {
    expect(await refusalOf('event', { ...COMPLETE.event, time: 'in the evening' })).toEqual([
      '--time: found "in the evening"; write start and end as "15:00-16:30"',
    ]);
    expect(await refusalOf('event', { ...COMPLETE.event, time: '4 pm to 3 pm' })).toEqual([
      '--time: ends before it starts',
    ]);
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
    const picture = { image: '/images/blog/1.svg', alt: 'A bridge' };
    await make('post', { excerpt: SUMMARY, author: 'Tax team', ...picture }, prompter);
    expect(said).toEqual([
      'has 61 characters; search results cut it after 60',
      'is empty; write some text',
      undefined,
      'has 0 items; write at least 1',
      undefined,
    ]);
  });
});

describe('the command line', () => {
  test('without a terminal and without a kind it lists the kinds, and fails', () => {
    const { status, stderr } = spawnSync(process.execPath, ['src/cli/new.ts'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const lines = stderr.trim().split('\n');
    expect(status).toBe(1);
    expect(lines[0]).toBe('Say what to add.');
    expect(lines.join('\n')).toContain('  tax-update  a tax update');
    expect(lines.at(-1)).toBe('Nothing was written.');
  });

  test.each([
    ['pots', [], 'There is no kind "pots"; did you mean "post"?'],
    ['post', ['--titel', 'x'], '--titel is no flag of "post"; did you mean --title? allowed: '],
    [
      'post',
      ['--title', 'A', 'board'],
      '"board" belongs to no flag; put a value of several words in quotes',
    ],
    ['post', ['--title'], '--title has no value after it'],
  ])('%s %j', (word, args, message) => {
    expect(() => flagsOf(kindNamed(word), args)).toThrow(message);
  });

  test('help tells the flags with their choices', () => {
    expect(flagList(kindNamed('event'))).toMatch(
      /--type +Kind of event\. One of: Conference \| Webinar/,
    );
  });
});
