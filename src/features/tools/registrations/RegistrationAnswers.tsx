import { Check, CircleDashed, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { workersNote, type Answer, type Finding } from '#features/tools/registrations.logic.ts';

const GROUPS = [
  {
    answer: 'must',
    title: 'Compulsory',
    about: 'The law requires it of the business you described.',
  },
  {
    answer: 'may',
    title: 'Optional or to be checked',
    about: 'You may choose it, or it depends on something we did not ask.',
  },
  {
    answer: 'not-yet',
    title: 'Not yet required',
    about: 'Not required today; see what would change that.',
  },
] as const satisfies readonly { answer: Answer; title: string; about: string }[];

const MARKS = { must: Check, may: CircleDashed, 'not-yet': Minus };

interface Props {
  found: readonly Finding[];
  supervisorWage: number;
}

/** The answer in three groups, an empty one left out. */
export function RegistrationAnswers({ found, supervisorWage }: Props) {
  return GROUPS.map(({ answer, title, about }) => {
    const group = found.filter((one) => one.answer === answer);
    const Mark = MARKS[answer];
    return (
      group.length > 0 && (
        <section key={answer} aria-labelledby={`answer-${answer}`} className="mt-10">
          <h2
            id={`answer-${answer}`}
            className="flex items-center gap-3 border-b-2 border-tone pb-3 text-h3"
          >
            <Mark size={22} aria-hidden="true" className="shrink-0 text-brass" />
            {title}
            <span className="font-sans text-base font-normal text-muted">{group.length}</span>
          </h2>
          <p className="mt-3 text-muted">{about}</p>
          <ul className="mt-2">
            {group.map((one) => (
              <OneAnswer key={one.rule.id} finding={one} supervisorWage={supervisorWage} />
            ))}
          </ul>
        </section>
      )
    );
  });
}

function OneAnswer({ finding, supervisorWage }: { finding: Finding; supervisorWage: number }) {
  const { rule, why, distance, answer } = finding;
  const due = answer !== 'not-yet';
  const notes = [due && rule.workers && workersNote(supervisorWage), rule.note]
    .filter(Boolean)
    .join(' ');
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-rule py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:break-inside-avoid">
      <div>
        <h3 className="text-base font-semibold">{rule.title}</h3>
        {distance && <p className="mt-1 text-small font-semibold text-brass">{distance}</p>}
        <p className="mt-1 text-fine text-muted">{rule.law}</p>
      </div>
      <div>
        {why.map((sentence) => (
          <p key={sentence} className="mb-2">
            {sentence}
          </p>
        ))}
        <dl className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-[6rem_minmax(0,1fr)]">
          <Row name="Rule">{rule.rule}</Row>
          {due && (
            <>
              <Row name="By when">{rule.by}</Row>
              <Row name="Fee">{rule.fee}</Row>
              <Row name="Who">{rule.who}</Row>
            </>
          )}
        </dl>
        {notes && <p className="mt-2 text-small text-muted">{notes}</p>}
        {rule.href && (
          <p className="linked mt-2 text-small print:hidden">
            <a href={rule.href} aria-label={`How we help: ${rule.title}`}>
              How we help
            </a>
          </p>
        )}
      </div>
    </li>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    children && (
      <>
        <dt className="font-semibold">{name}</dt>
        <dd className="max-sm:mb-1">{children}</dd>
      </>
    )
  );
}

/** One line of the message that a visitor sends. */
export function inText({ rule, answer, distance }: Finding): string {
  const title = GROUPS.find((one) => one.answer === answer)?.title;
  return `${title}: ${rule.title}${distance ? ` (${distance})` : ''}`;
}
