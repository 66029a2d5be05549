/** Collects the values of an entry: from flags, and from the person for what no flag gives. */
import { choicesOf, errorOf, toValue, type Question } from './questions.ts';

/** Why no entry was made: each line names a flag and what to do. Nothing has been written. */
export class Refusal extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

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

/** Values by field. Without a prompter every error and every missing flag is reported at once. */
export async function collectAnswers(
  questions: readonly Question[],
  flags: Flags,
  prompter?: Prompter,
): Promise<Answers> {
  const answers: Answers = {};
  const open: Question[] = [];
  const errors: string[] = [];
  for (const question of questions) {
    const typed = flags[question.name];
    if (typed === undefined) {
      if (question.required || (question.offered && prompter)) open.push(question);
      continue;
    }
    const value = toValue(question, typed);
    const error = errorOf(question, value);
    if (error === undefined) answers[question.name] = value;
    else errors.push(`--${question.name}: ${error}`);
  }
  if (errors.length > 0 || (open.length > 0 && prompter === undefined))
    throw new Refusal([...errors, ...open.map(describeMissing)]);
  for (const question of open) {
    if (!prompter || (question.after !== undefined && answers[question.after] === undefined))
      continue;
    const value = await ask(question, prompter);
    if (value !== undefined) answers[question.name] = value;
  }
  return answers;
}

/** `--category is missing. Filter of the blog list it falls under. One of: …` */
function describeMissing(question: Question): string {
  return `--${question.name} is missing. ${describe(question)}`;
}

/** What a field takes, for lists of flags. */
export function describe(question: Question): string {
  const { about, shape } = question;
  const choices = choicesOf(question);
  const allowed = choices.length > 0 ? ` One of: ${choices.join(' | ')}.` : '';
  return `${about}${allowed}${shape.kind === 'list' ? ' May be repeated.' : ''}`;
}

/** Undefined for what is left out. */
async function ask(question: Question, prompter: Prompter): Promise<unknown> {
  const { kind } = question.shape;
  const isLeftOut = (typed: readonly string[]) =>
    !question.required && question.after === undefined && typed.every((line) => line.trim() === '');
  const check = (typed: readonly string[]) =>
    isLeftOut(typed) ? undefined : errorOf(question, toValue(question, typed));
  const answer = async () => {
    if (kind === 'list') return prompter.list(question, check);
    if (kind === 'choice') return [await prompter.choose(question)];
    return [await prompter.text(question, (text) => check([text]))];
  };
  const typed = await answer();
  return isLeftOut(typed) ? undefined : toValue(question, typed);
}
