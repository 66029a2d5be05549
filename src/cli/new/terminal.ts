/** The prompter of a terminal. */
import { autocomplete, cancel, isCancel, select, text } from '@clack/prompts';
import type { Prompter } from './answers.ts';
import { choicesOf, type Question } from './questions.ts';

/** More choices than this are searched by typing. */
const CHOICES_SHOWN = 8;

export const terminal: Prompter = {
  text: async (question, check) =>
    orLeave(await text({ message: messageOf(question), validate: (typed = '') => check(typed) })),
  choose: (question) =>
    choose(
      messageOf(question),
      choicesOf(question).map((value) => ({ value })),
    ),
  list: async (question, check) => {
    const lines: string[] = [];
    for (;;) {
      const line = orLeave(
        await text({
          message: `${messageOf(question)} (${lines.length + 1}; empty to go on)`,
          validate: (typed = '') => {
            const all = typed.trim() === '' ? lines : [...lines, typed];
            return check(all);
          },
        }),
      );
      if (line.trim() === '') return lines;
      lines.push(line);
    }
  },
};

/** Asks for one of several values, each with a hint. */
export async function choose<Value extends string>(
  message: string,
  options: readonly { readonly value: Value; readonly hint?: string }[],
): Promise<Value> {
  const shown = options.map(({ value, hint }) => ({ value, label: value, ...(hint && { hint }) }));
  const prompt = options.length > CHOICES_SHOWN ? autocomplete<string> : select<string>;
  return orLeave(await prompt({ message, options: shown, maxItems: CHOICES_SHOWN })) as Value;
}

function messageOf({ name, about, required, after, shape }: Question): string {
  const words = about === '' ? name : `${name}: ${about}`;
  return required || after !== undefined || shape.kind === 'list'
    ? words
    : `${words} (may be empty)`;
}

/** Ctrl+C or Escape ends the command before anything is written. */
function orLeave(answer: string | symbol): string {
  if (!isCancel(answer)) return String(answer);
  cancel('Nothing was written.');
  process.exit(130);
}
