/** The answer that every tool gives, and how it is calculated from the visitor's answers. */
import type { ReactNode } from 'react';
import type { ToolForm } from '#collections/tool-forms.ts';
import { figureLookup, type FigureLookup, type ToolFigures } from './figures.logic.ts';
import { notesFor, readFormState, type Answers } from './questions.logic.ts';

export interface ToolData {
  readonly form: Omit<ToolForm, 'minutes' | 'usesFigures'>;
  readonly figures: ToolFigures;
  /** Day of the build; the worked examples are calculated on that day. */
  readonly day: string;
}

export interface AnswerContext<Data> {
  readonly answers: Answers;
  readonly data: Data;
  /** Today's date in India according to the visitor's device, but never before the day of the build. */
  readonly today: string;
  readonly figure: FigureLookup;
}

/** The pure function that each tool provides. The engine calls it only if every required question has an answer. */
export type AnswerFunction<Data> = (context: AnswerContext<Data>) => ToolAnswer;

export interface AnswerItem {
  readonly title: string;
  readonly reason?: string | undefined;
  readonly by?: string | undefined;
  readonly law?: string | undefined;
  /** Details that the visitor sees after opening "Why": rule, fee, note. */
  readonly why?: readonly (readonly [name: string, text: string | undefined])[];
  /** Link to more help, such as the page of the service. */
  readonly link?: readonly [label: string, href: string] | undefined;
}

/** A list in the answer, with a title. A `closed` list is folded, and shows each item on one line. */
export interface AnswerGroup {
  readonly title: string;
  readonly closed?: boolean;
  readonly items: readonly AnswerItem[];
}

export interface AnswerSum {
  readonly label: string;
  readonly value: string;
  /** The calculation, one line for each step. */
  readonly steps: readonly string[];
  /** Heading above this sum. If consecutive sums have the same heading, it is shown only once. */
  readonly heading?: string;
}

/** Example: `createSum('Late fee', '₹2,050', ['41 days × ₹50 = ₹2,050'])` */
export const createSum = (label: string, value: string, steps: readonly string[]): AnswerSum => ({
  label,
  value,
  steps,
});

export interface ToolAnswer {
  /** The answer in one sentence, shown as the heading. */
  readonly verdict: string;
  /** A short verdict for the bottom bar on a phone. If left out, the bar shows `verdict`. */
  readonly brief?: string | undefined;
  /** The most important part of the verdict, such as `₹2,050`, shown large above the verdict. */
  readonly figure?: string | undefined;
  readonly notes?: readonly (string | undefined)[] | undefined;
  /** Answers that decide which notes are shown: the visitor's and derived answers. Default: the visitor's answers. */
  readonly derived?: Answers | undefined;
  readonly sums?: readonly AnswerSum[] | undefined;
  readonly groups?: readonly AnswerGroup[];
  /** A sentence that tells the visitor which data a link to the result does not contain. */
  readonly linkNote?: string;
  /** A button below the verdict and the actions. */
  readonly belowVerdict?: ReactNode;
}

/** Returns the form's state, the notes to show and, if no answer is missing or invalid, the tool's answer. */
export function resultOf<Data extends ToolData>(
  answerTo: AnswerFunction<Data>,
  data: Data,
  query: string,
  today: string,
) {
  const figure = figureLookup(data.figures, today);
  const questions = data.form.groups.flatMap((group) => group.questions);
  const state = readFormState(questions, query, figure);
  const context = { answers: state.answers, data, today, figure };
  const answer = state.open.length === 0 ? answerTo(context) : undefined;
  const formNotes = notesFor(data.form.notes, answer?.derived ?? state.answers, figure);
  const notes = [...(answer?.notes ?? []), ...formNotes].filter((note) => note !== undefined);
  return { state, context, answer, notes };
}

/** Returns the worked examples of a tool, each with its answer on the day of the build. */
export const answerWorkedExamples = <Data extends ToolData>(
  answerTo: AnswerFunction<Data>,
  data: Data,
) =>
  (data.form.examples ?? []).map(({ title, answers: query }) => {
    const { state, answer } = resultOf(answerTo, data, query, data.day);
    if (!answer)
      throw new Error(
        `content/tools/questions.json: the example “${title}” leaves “${state.open[0]?.label}” without an answer`,
      );
    return { title, query, lines: state.lines, answer };
  });
