/**
 * Text that a new entry begins with: the headings an article of its kind needs. The copy check knows
 * the words "To be written", so none of it can be published by accident.
 */
const part = (mark: string, heading: string, what: string) =>
  `${mark} ${heading}\n\nTo be written: ${what}\n`;

const article = (mark: string, opening: string, parts: readonly (readonly [string, string])[]) =>
  [
    `To be written: ${opening}\n`,
    ...parts.map(([heading, what]) => part(mark, heading, what)),
  ].join('\n');

export const STARTERS = {
  posts: article('##', 'who this is for, and what they know at the end.', [
    ['What changed', 'the rule, the day it took effect and where it stands.'],
    ['Whom it concerns', 'who must act, and who need not.'],
    ['What to do now', 'the steps in order, each with its day.'],
    ['A worked example', 'one business, with figures that are marked as an example.'],
    ['Questions to settle first', 'what depends on facts that only the reader knows.'],
  ]),
  taxUpdates: article('####', 'the change in two sentences.', [
    ['What changed', 'the old rule and the new one.'],
    ['Who is concerned', 'who must act, and who need not.'],
    ['What to do now', 'the steps in order, each with its day.'],
  ]),
  guidance: article('###', 'the question that brings a reader here.', [
    ['The rule', 'what the law asks, and of whom.'],
    ['Steps', 'what to do, in order.'],
    ['What to keep', 'the records that show it was done.'],
  ]),
  policies: article('##', 'one sentence on what this policy is for.', [
    ['Purpose', 'what the policy settles.'],
    ['Scope', 'to whom it applies, and to whom it does not.'],
    ['Rules', 'what is expected, in order.'],
    ['Records', 'what is kept, where and for how long.'],
    ['Review', 'who reviews it, and when.'],
  ]),
  resources: article('##', 'what this document is for.', [
    ['How to use it', 'who fills it in, and when.'],
    ['Steps', 'the work in order.'],
    ['Records to keep', 'what shows that it was done.'],
  ]),
  documents: article('##', 'what this document is for.', [
    ['At a glance', 'the few lines a reader needs most.'],
    ['In detail', 'the rest, under headings of its own.'],
  ]),
} as const;

/** Sections of a new service. */
export const SERVICE_SECTIONS = [
  { field: 'overview', text: 'To be written: what the service is, and when it is needed.' },
  { field: 'whatWeDo', items: ['To be written: a task, as the client sees it.'] },
  { field: 'whoNeeds', items: ['To be written: who needs it.'] },
  {
    field: 'process',
    steps: [{ title: 'To be written', text: 'To be written: what happens in this step.' }],
  },
] as const;

/** Blocks of a new page. */
export const PAGE_BLOCKS = [
  { block: 'prose', heading: 'First part', text: 'To be written: the text of this part.' },
  {
    block: 'cta',
    heading: 'Talk to us',
    action: 'Contact us',
    subject: 'General enquiry',
  },
] as const;
