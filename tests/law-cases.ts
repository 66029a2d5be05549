/**
 * Reads the worked cases of the tools, `cases/<tool>.yaml` in the copy of the law: what a visitor answers, and what the
 * tool must then say according to the law. docs/law.md explains the format.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Question } from '#collections/tool-forms.ts';
import { questionChoices } from '#features/tool-engine/questions.logic.ts';
import { FROZEN_LAW_DIR } from './frozen-law.ts';

export const CASES_DIR = `${FROZEN_LAW_DIR}/cases`;

const text = z.string().min(1);
const day = z.iso.date();

/** Returns a schema that accepts the answers to the question, and returns their texts in a link to the tool. */
function answerSchema(question: Question) {
  const choices = questionChoices(question).map(({ value }) => value);
  const one = choices.length > 0 ? z.coerce.string().pipe(z.enum(choices)) : z.coerce.string();
  if (question.kind !== 'some') return one.transform((value) => [value]);
  // A list of boxes in which nothing is ticked, not even “None of these”, has the answer `unsure`.
  return z.union([
    z.array(one),
    one.transform((value) => [value]),
    z.literal('unsure').transform(() => []),
  ]);
}

function casesSchema(questions: readonly Question[], ruleIds: readonly string[]) {
  const rule = z.enum(ruleIds);
  const isFilled = (value: object) => Object.keys(value).length > 0;
  const byRule = z.partialRecord(rule, text).refine(isFilled, 'is empty');
  const answers = z
    .strictObject(
      Object.fromEntries(
        questions.map((question) => [question.name, answerSchema(question).optional()]),
      ),
    )
    .default({});
  const expectations = z
    .strictObject({
      total: z.int().min(1),
      sentence: text,
      group: byRule,
      lists: z.record(text, z.array(rule)).refine(isFilled, 'is empty'),
      says: byRule,
      dates: byRule,
      allDates: byRule,
      none: z.array(rule).min(1),
      notes: z.array(text),
      calculation: z.array(text).min(1),
    })
    .partial();
  const isExpecting = (row: object) => Object.keys(row).some((key) => key in expectations.shape);
  const row = expectations.extend({ day: day.optional(), answers });
  const whole = row
    .extend({
      law: text.optional(),
      rows: z.array(row.refine(isExpecting, 'expects nothing')).min(1).optional(),
    })
    .refine((value) => value.rows ?? isExpecting(value), 'expects nothing')
    .refine(
      (value) => !value.rows || !isExpecting(value),
      'expects something itself and in its rows; write it in each row',
    );
  return z.strictObject({ day, answers, cases: z.record(text, whole) });
}

/** Returns the cases in a text. A case with `rows` becomes one case for each row. */
export function parseCases(
  yaml: string,
  questions: readonly Question[],
  ruleIds: readonly string[],
) {
  const { data, error } = casesSchema(questions, ruleIds).safeParse(parse(yaml));
  if (error) throw new Error(z.prettifyError(error));
  const { day, answers: shared, cases } = data;
  return Object.entries(cases).flatMap(([sentence, { rows, ...whole }]) =>
    (rows ?? [whole]).map((row) => {
      const own = { ...whole.answers, ...row.answers };
      return {
        ...row,
        name: rows ? `${sentence} (${queryOf(row.answers)})` : sentence,
        day: row.day ?? whole.day ?? day,
        query: queryOf({ ...shared, ...own }),
        /** Names of the questions that the case itself answers. The tool must ask them. */
        answered: Object.keys(own),
      };
    }),
  );
}

/** Returns the answers as a link to the tool contains them: `form=llp&turnover=40+lakh`. */
function queryOf(answers: Readonly<Record<string, readonly string[] | undefined>>): string {
  const pairs = Object.entries(answers).flatMap(([name, values = []]) =>
    values.map((value) => [name, value]),
  );
  return new URLSearchParams(pairs).toString();
}

export const readCases = (
  tool: string,
  questions: readonly Question[],
  ruleIds: readonly string[],
) => parseCases(readFileSync(`${CASES_DIR}/${tool}.yaml`, 'utf8'), questions, ruleIds);

export type LawCase = ReturnType<typeof parseCases>[number];
