/** What the tools ask and how they answer: one entry per tool, registration, duty, charge or company form. */
import { z } from 'zod';
import { DUE_CALENDARS, DUE_LAWS, type DueCalendar } from '#site/compliance-year.ts';
import { ROUTES } from '#site/routes.ts';
import { collection } from './collection.ts';
import {
  choice,
  entry,
  figure,
  figureOrNumber,
  flag,
  formed,
  group,
  groups,
  id,
  internalPath,
  isoDate,
  kind,
  list,
  publication,
  report,
  text,
  title,
} from './fields.ts';

/** How a number is compared. */
const limit = {
  above: figureOrNumber('More than this.').optional(),
  from: figureOrNumber('This or more.').optional(),
  upTo: figureOrNumber('At most this.').optional(),
};
const comparison = {
  is: list('Answers, one of which is given or ticked.', text()).optional(),
  ...limit,
};
const ONE_WAY = 'write one of "is", "above", "from", "upTo"';
const ways = ({ is, above, from, upTo }: Partial<Record<keyof typeof comparison, unknown>>) =>
  [is, above, from, upTo].filter((one) => one !== undefined).length;
const asked = text('Name of the question, in content/tools/questions.json.');

const not = flag('Negates the condition.');

/** One condition on a visitor's answers: one answer compared, or `any` of several; `not` negates it. */
const condition = entry({
  field: asked.optional(),
  ...comparison,
  any: list(
    'Instead of a field: one of these is enough.',
    entry({ field: asked, ...comparison, not }).refine((one) => ways(one) === 1, {
      error: ONE_WAY,
    }),
    2,
  ).optional(),
  not,
}).refine(
  ({ field, any, ...one }) =>
    field === undefined ? any && ways(one) === 0 : !any && ways(one) === 1,
  { error: `write a "field" and ${ONE_WAY.slice(6)}; or "any" alone` },
);
const conditions = (about = 'All of these hold; an empty list always does.') =>
  z.array(condition).describe(about);
export type Condition = z.output<typeof condition>;

/** Fields that rules have besides their conditions. */
const common = {
  note: text('What is not certain, in words that visitors read.').optional(),
  ...publication(),
};

const bound = (about: string) =>
  formed(
    /^(\d+|\d{4}-\d{2}-\d{2})$/,
    'write a number, or a day as "YYYY-MM-DD" where a day is asked for',
    about,
  ).optional();

const question = entry({
  name: id(
    'Rules and links use this name. If the meaning of the question changes, give it a new name.',
  ),
  kind: choice(
    ['amount', 'count', 'date', 'one', 'some', 'sure'],
    'Rupees, a whole number, a day, one of the choices, any of them or none, or yes / no / not sure.',
  ),
  label: text('The question.'),
  hint: text('One sentence under it.').optional(),
  optional: flag('May be left empty.'),
  default: text('Choice that counts until another is made, for the kind "one".').optional(),
  folded: flag('Shown under "More", with its neighbours there.'),
  when: conditions('Asked unless one of these does not hold of the answers above it.').optional(),
  choices: groups('For "one" and "some"; left out where the rules are the choices.', {
    value: id('Rules and links use this name.'),
    label: text('Text beside the box.'),
    group: text('Heading in a long list.').optional(),
  }).optional(),
  min: bound('Least number, or first day.'),
  max: bound('Largest number, or last day.'),
});
export type Question = z.output<typeof question>;

const toolForm = entry({
  subject: text('Heading in print, and subject of the message to us.'),
  groups: groups('The form, group by group.', {
    title: text('Heading of the group.').optional(),
    questions: list('In the order in which they are asked.', question),
  }),
  notes: groups('What is said below the answer.', {
    when: conditions(),
    text: text('What the visitor reads.'),
  }).optional(),
});
export type ToolForm = z.output<typeof toolForm>;

/** One entry per tool, named like its page. */
export const toolForms = collection({
  files: 'tools/questions.json',
  isList: true,
  schema: toolForm,
  label: 'Questions of the tools',
});

const registrationRule = entry({
  title: title('Registration or duty: "Goods and services tax (GST)".'),
  act: text('What the reader does, after "You must": "register for GST".'),
  group: choice(
    ['Tax and trade', 'Labour', 'Karnataka', 'Committees and duties'],
    'Heading in the table of all.',
  ),
  law: text('Act and section.'),
  rule: text('Who comes under it, in words, with its threshold.'),
  only: conditions(
    'Left out of the answer unless all of these hold, such as a law of one State.',
  ).optional(),
  must: groups('Cases in which it is compulsory; one is enough.', {
    when: conditions(),
    why: text('What the visitor reads: why it is compulsory.'),
    by: text('By when, where this case has a day of its own.').optional(),
  }).optional(),
  may: groups('Cases in which it is a choice, or has to be checked.', {
    when: conditions(),
    why: text('What the visitor reads.'),
    check: flag('Not a choice: whether it is compulsory depends on what the tool does not ask.'),
  }).optional(),
  later: text('What would make it compulsory, where that is more than one number.').optional(),
  workers: flag('The law counts workers, the tool all employees; the page says so.'),
  who: text('Who acts.').optional(),
  by: text('By when.'),
  fee: text('Government fee, where it is certain.').optional(),
  service: internalPath('Page of the service that it leads to.').optional(),
  ...common,
});
export type RegistrationRule = z.output<typeof registrationRule>;

export const registrationRules = collection({
  files: 'tools/registrations.json',
  isList: true,
  schema: registrationRule,
  label: 'Registrations',
  address: (id) => `${ROUTES.registrations}#${id}`,
});

const month = (about: string) => z.int().min(1).max(12).describe(about);

/** When a duty falls due; each day and period is the id of a figure in the register. */
const due = z.discriminatedUnion('kind', [
  /** On a day of the month after each month, or after each quarter that ends in March, June, September or December. */
  entry({
    kind: kind('month'),
    day: figure('Figure with the day of the next month, such as "20th".'),
    quarter: choice(
      ['whole', 'first-two'],
      'Once for each quarter, or for its first two months alone; left out: every month.',
    ).optional(),
    march: figure('Day and month for March, such as "30 April".').optional(),
  }),
  /** On fixed days of the year. */
  entry({
    kind: kind('dates'),
    dates: groups('The days, in the order of the year.', {
      on: figure('Day and month, such as "31 October".'),
      plus: figure('Days after that day.').optional(),
      from: month('First month of the period it is for, 1 to 12.'),
      to: month('Last month of that period.'),
      running: flag('The period is still running on the day.'),
      part: text('Which of several it is, such as "first instalment".').optional(),
    }),
  }),
  /** A fixed period after the end of the financial year. */
  entry({
    kind: kind('year-end'),
    after: list('Months and days that are added up.', figure()),
    meeting: flag(
      'The first ends with the general meeting; its true day is used where it is known.',
    ),
  }),
  /** Once, on one day. */
  entry({
    kind: kind('once'),
    on: figure('A figure of unit "date".'),
    existedOn: isoDate('Not for a business that was formed after this day.').optional(),
  }),
  /** A fixed period after a day that the visitor gives; without that day there is no date. */
  entry({
    kind: kind('after-day'),
    since: choice(
      ['incorporated', 'board'],
      'Question with the day: of incorporation, or of the last board meeting.',
    ),
    after: list('Days and months that are added up.', figure()),
  }),
]);

const complianceRule = entry({
  title: title('The duty with its form: "GSTR-3B, monthly".'),
  law: choice(DUE_LAWS, 'Law by which the page filters.'),
  what: text('What is done, in a sentence.'),
  who: text('Whom it concerns, in a sentence.'),
  due: due.describe('On which days it falls due.'),
  for: conditions('Whom it concerns: all of these hold; an empty list is everybody.'),
  holiday: choice(
    ['none', 'general-clauses'],
    '"general-clauses" where section 10 of the General Clauses Act may give the next open day.',
  ),
  lateFee: figure('Entry in content/tools/late-fees.json with the cost of being late.').optional(),
  calendars: list(
    'Ready-made calendars that hold it.',
    z.enum(Object.keys(DUE_CALENDARS) as DueCalendar[]),
  ).optional(),
  ...common,
});
export type ComplianceRule = z.output<typeof complianceRule>;

export const complianceRules = collection({
  files: 'tools/compliance-rules.json',
  isList: true,
  schema: complianceRule,
  label: 'Rules of due dates',
  address: (id) => `${ROUTES.complianceYear}#${id}`,
});

const answerTo = (about: string) =>
  id(about, 'write the name of a question of late-fees in content/tools/questions.json').optional();

/** Fields that every charge may have. */
const charge = {
  label: text('What the charge is called.'),
  older: group('Where an earlier law had another name for it.', {
    dueBefore: isoDate('For what was due before this day.'),
    label: text('What the charge was called then.'),
  }).optional(),
  amount: answerTo('Question with the amount that it is counted on, in rupees.'),
  size: answerTo('Question whose answer decides the step: turnover, capital, income.'),
};
const capAtAmount = flag('Never more than the amount that was due.');
const days = z.int().min(1).optional().describe('Up to this many days late.');
/** Steps by size; the first that fits applies. */
const steps = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  groups('The first that fits counts.', {
    upTo: limit.upTo,
    below: z.number().optional().describe('The same where the limit is of the next step.'),
    ...shape,
  });

const anyCharge = z.discriminatedUnion('kind', [
  /** Fixed sum for each day, up to a cap. */
  entry({
    kind: kind('daily'),
    ...charge,
    each: answerTo('Question with a number of persons, each of whom pays it.'),
    capOf: answerTo('Question with the sum of which the cap is a percentage.'),
    steps: steps({
      nil: flag('For a nil return only.'),
      perDay: figure('Sum a day.'),
      cap: figure('Largest sum; with "capOf" a percentage.').optional(),
    }),
    capAtAmount,
  }),
  /** Simple interest on the amount, or a share of it. */
  entry({
    kind: kind('interest'),
    ...charge,
    rate: figure('Percent a year or a month.'),
    per: choice(
      ['year', 'year-by-month', 'month', 'month-from-april', 'calendar-month', 'once'],
      'By the day of a year, by months begun as parts of a year, by months begun, by months begun from the next 1 April on, by each month of the calendar touched, or once, however late.',
    ),
    plus: figure('Fixed sum that is added.').optional(),
    since: answerTo('Question with the day from which it runs; the due date when left out.'),
    then: group('A different rate after some months.', {
      months: z.int().min(1).describe('Months from the first day of delay.'),
      rate: figure('Percent from then on.'),
    }).optional(),
    capAtAmount,
    roundUp: z
      .int()
      .min(1)
      .optional()
      .describe('The sum is rounded up to a multiple of this many rupees.'),
  }),
  /** A single sum, by size and by length of delay. */
  entry({ kind: kind('once'), ...charge, steps: steps({ days, sum: figure('The sum.') }) }),
  /** A multiple of the form's own fee, by length of delay. */
  entry({
    kind: kind('multiple'),
    ...charge,
    fees: steps({ fee: figure('Fee of the form.') }),
    times: groups('The first that fits counts.', {
      days,
      times: figure('How many times the fee.'),
      perDay: figure('Added for each day beyond the step before.').optional(),
    }),
  }),
]);
export type Charge = z.output<typeof anyCharge>;

const lateFee = entry({
  title: title('What is late, with its form: "GST return GSTR-3B".'),
  group: choice(DUE_LAWS, 'Heading in the table and in the list of choices.'),
  due: text('When it is due, in a sentence.'),
  charges: list('In the order in which they are added up.', anyCharge),
  ordered: flag('A penalty that an officer may order, not a fee that the portal asks for.'),
  unless: groups('When no sum can be given.', {
    dueBefore: isoDate('Due before this day.').optional(),
    years: figure('Filed more than this many years after the due date.').optional(),
    sameYear: flag('Filed after 31 December of the year in which it was due.'),
    says: text('The answer, in place of a sum.'),
  }).optional(),
  after: text('What else follows: penalties, what is blocked.').optional(),
  ...common,
});
export type LateFee = z.output<typeof lateFee>;

/** What a delay costs: one entry per return, payment or form. */
export const lateFees = collection({
  files: 'tools/late-fees.json',
  isList: true,
  schema: lateFee,
  label: 'Late fees',
  address: (id) => `${ROUTES.lateFees}#${id}`,
});

/** `work`: it fits, but with more yearly work. */
const FITS = ['fits', 'work', 'conditions', 'no'] as const;
export type Fit = (typeof FITS)[number];

/** Answers to the questions that offer a choice. Answers that need no remark come last. */
export const ANSWERS = {
  foreign: ['nri', 'oci', 'foreign-person', 'foreign-company', 'no-foreigner'],
  investors: ['investor-later', 'investor', 'no-investor'],
  purpose: ['profit', 'producers', 'non-profit'],
  liability: ['protected', 'unprotected'],
} as const;
const WITHOUT_REMARK: readonly Answer[] = ['no-foreigner', 'no-investor', 'unprotected'];
const ALL_ANSWERS = Object.values(ANSWERS).flat();
export type Answer = (typeof ALL_ANSWERS)[number];

const verdict = {
  fit: choice(FITS, '"work" fits with more yearly work; "conditions" is possible with conditions.'),
  says: text('Why, in a sentence that visitors read.'),
};
/** Verdicts that depend on a number; each step applies up to its limit, and the last has none. */
const fitSteps = (about: string) =>
  groups(about, {
    upTo: figure('Figure up to which this step applies.').optional(),
    below: figure('The same where the figure belongs to the next step.').optional(),
    ...verdict,
  });

const companyForm = entry({
  title: title('Name of the form in full.'),
  short: text('Name for the head of a column.'),
  service: internalPath('Page of the service that sets it up.'),
  facts: group('The rows of the comparison.', {
    owners: text('Who may own it and how many, least and most.'),
    managers: text('Who runs it.'),
    capital: text('Least capital.'),
    liability: text('Who is liable for its debts.'),
    audit: text('When accounts are audited.'),
    filings: text('Yearly filings, with form numbers and days.'),
    foreign: text('Owners from abroad.'),
    money: text('How it raises money.'),
    cost: text('What the government charges to set it up.'),
    tax: text('Income tax rate.'),
    changes: text('What it can be changed into later.'),
    law: text('The law under which it is formed.'),
  }),
  picture: group('What its diagram shows, in a few words.', {
    owners: text('Who owns it.'),
    managers: text('Who runs it.'),
    liable: text('Who is liable for its debts.'),
    fewestOwners: figure('How many owners are drawn; one when left out.').optional(),
    ownerless: flag('Nobody owns it.'),
    fewestManagers: figure('How many managers are drawn; one when left out.').optional(),
    ownersRun: flag('The owners run it themselves.'),
    ownPerson: flag('It is a person in law, apart from its owners.'),
    claim: choice(
      ['owners', 'managers', 'business'],
      'How far a creditor may go: to the owners, to the managers, or no further.',
    ),
  }),
  owners: fitSteps('How the number of owners decides.'),
  turnover: fitSteps('What the expected turnover changes.'),
  reasons: groups('What each answer means for this form.', {
    answers: list('Answers to which this is the reply.', z.enum(ALL_ANSWERS)),
    ...verdict,
  }),
  ...common,
}).superRefine(({ reasons, owners, turnover }, context) => {
  for (const answer of ALL_ANSWERS) {
    const found = reasons.filter(({ answers }) => answers.includes(answer)).length;
    if (found > 1 || (found === 0 && !WITHOUT_REMARK.includes(answer)))
      report(context, ['reasons'], `has ${found} replies to "${answer}"; write one`);
  }
  for (const [name, list] of Object.entries({ owners, turnover }))
    for (const [place, step] of list.entries()) {
      const limits = [step.upTo, step.below].filter((one) => one !== undefined).length;
      if (limits !== (place === list.length - 1 ? 0 : 1))
        report(context, [name, place], 'expected one limit in each step, and none in the last');
    }
});
export type CompanyForm = z.output<typeof companyForm>;

/** The forms a business or charity can take, for the comparison and the six questions. */
export const companyForms = collection({
  files: 'tools/company-forms.json',
  isList: true,
  schema: companyForm,
  label: 'Company forms',
  address: (id) => `${ROUTES.companyForms}#${id}`,
});

const payField = id('Name of the field in the address of the calculator.');

const payComponent = entry({
  id: payField,
  label: text('What the part of pay is called.'),
  counts: choice(
    ['wages', 'unlisted', 'excluded', 'outside', 'kind'],
    'wages: named as wages. unlisted: named nowhere, so wages, with a note. excluded: counts up to the share that exclusions may reach. outside: left out altogether. kind: given in kind instead of wages.',
  ),
  base: flag('Part of the basic wages on which provident fund and gratuity were counted before.'),
  clause: text('Clause of the definition, such as "(f)".').optional(),
  hint: text('One sentence at the field.').optional(),
  about: text('What belongs to it, for the table.'),
  often: flag('Asked for at once; the others below "more".'),
  columns: list('Other names under which a column of an uploaded file may give it.', text()),
});
export type PayComponent = z.output<typeof payComponent>;

const payNote = entry({
  when: choice(
    ['always', 'unlisted', 'kind'],
    'Which results show it: all, those with pay that is named nowhere, or in kind.',
  ),
  text: text('What is not certain, in words that visitors read.'),
});
export type PayNote = z.output<typeof payNote>;

/** The parts of monthly pay, how the labour codes count each, and worked examples, in one file. */
export const payComponents = collection({
  files: 'pay-components/**/*.json',
  schema: entry({
    title: title(),
    components: list('The parts of pay, in the order of the form.', payComponent),
    notes: list('Shown beside a result and below the table.', payNote),
    examples: groups('Worked examples that the page prints.', {
      title: text('What the example shows.'),
      pay: groups('Monthly pay, part by part.', {
        id: payField,
        amount: z.number().min(0).describe('Rupees a month.'),
      }),
    }),
  }),
  label: 'Parts of pay',
});
