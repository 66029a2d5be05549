import type { Answer, Item } from '#features/tool-engine/answer.ts';
import { labelsOf } from '#features/tool-engine/questions.logic.ts';
import { tool, type Asked } from '#features/tool-engine/tool.tsx';
import type { RegistrationsData } from './registration-rules.ts';
import { MARKS, findings, verdict, workersNote, type Finding } from './findings.logic.ts';

/** Answers from three groups of questions which registrations are required, possible or not needed yet. */
export const Registrations = tool<RegistrationsData>(answerTo);

function answerTo({ answers, data, figure }: Asked<RegistrationsData>): Answer {
  const found = findings(data.rules, answers, figure);
  const labels = labelsOf(data.form);
  const count = (mark: string) => found.filter((one) => one.mark === mark).length;
  const item = ({ rule, mark, why, by, distance, unsure }: Finding): Item => {
    const open = unsure.map((name) => `It depends on your answer to “${labels.get(name)}”.`);
    const note = [rule.workers && workersNote(figure('supervisor-wage')), rule.note];
    return {
      mark,
      title: rule.act.charAt(0).toUpperCase() + rule.act.slice(1),
      reason:
        mark === 'not-yet' || mark === 'have'
          ? distance && `${distance.replace(/\.$/, '')}.`
          : [...open, ...why].join(' '),
      by: by ?? distance,
      law: rule.law,
      why: [
        ['Rule', rule.rule],
        ['By when', mark === 'must' ? undefined : rule.by],
        ['Fee', rule.fee],
        ['Who', rule.who],
        ['Note', note.filter(Boolean).join(' ')],
      ],
      link: rule.service ? ['How we help', rule.service] : undefined,
    };
  };
  return {
    verdict: verdict(found),
    brief: `${count('must')} you must, ${count('check')} to check`,
    marks: MARKS,
    items: found.map(item),
  };
}
