/** Collects the values of an entry: from flags, and from the person for what no flag gives. */
import { NewFault } from './fault.ts';
import { faultOf, toValue, type Question } from './questions.ts';

/** What was typed for each flag; a list's flag may be repeated. */
export type Flags = Readonly<Record<string, readonly string[]>>;

/** Asks a person; an answer comes back only when `check` finds nothing wrong with it. */
export interface Prompter {
  text: (question: Question, check: (typed: string) => string | undefined) => Promise<string>;
  choose: (question: Question) => Promise<string>;
  /** One line after the other until an empty one. */
  list: (question: Question, check: (typed: string[]) => string | undefined) => Promise<string[]>;
}

export type Answers = Record<string, unknown>;

/** Values by field. Without a prompter every fault and every missing flag is told at once. */
export async function collectAnswers(
  questions: readonly Question[],
  flags: Flags,
  prompter?: Prompter,
): Promise<Answers> {
  const answers: Answers = {};
  const open: Question[] = [];
  const faults: string[] = [];
  for (const question of questions) {
    const typed = flags[question.name];
    if (typed === undefined) {
      if (question.required) open.push(question);
      continue;
    }
    const value = toValue(question, typed);
    const fault = faultOf(question, value);
    if (fault === undefined) answers[question.name] = value;
    else faults.push(`--${question.name}: ${fault}`);
  }
  if (faults.length > 0 || (open.length > 0 && prompter === undefined))
    throw new NewFault([...faults, ...open.map(describeMissing)]);
  for (const question of open) if (prompter) answers[question.name] = await ask(question, prompter);
  return answers;
}

/** `--category is missing. Filter of the blog list it falls under. One of: …` */
function describeMissing(question: Question): string {
  return `--${question.name} is missing. ${describe(question)}`;
}

/** What a field takes, for lists of flags. */
export function describe({ about, choices, shape }: Question): string {
  const allowed = choices.length > 0 ? ` One of: ${choices.join(' | ')}.` : '';
  return `${about}${allowed}${shape === 'list' ? ' May be repeated.' : ''}`;
}

async function ask(question: Question, prompter: Prompter): Promise<unknown> {
  const check = (typed: readonly string[]) => faultOf(question, toValue(question, typed));
  if (question.shape === 'list') return prompter.list(question, check);
  const typed =
    question.shape === 'choice'
      ? await prompter.choose(question)
      : await prompter.text(question, (text) => check([text]));
  return toValue(question, [typed]);
}
