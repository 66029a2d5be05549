import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState, type AriaAttributes, type ReactNode } from 'react';
import type { Question, ToolForm } from '#collections/tool-forms.ts';
import { groupByKey } from '#lib/group-by-key.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { questionChoices } from './questions.logic.ts';

/** Maximum number of choices for radio buttons. A question with more choices has a select list. */
const RADIOS_MAX = 3;
/** Choices are shown side by side if they have at most this number of letters in total. */
const BESIDE_MAX = 40;
/** A select list spans both columns of the form if one of its choices has more letters than this number. */
const HALF_MAX = 28;

interface Props {
  groups: ToolForm['groups'];
  asked: readonly Question[];
  /** Errors to show now, by the name of the question. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Query of the page's address. If the query answers a question under "More", "More" is open from the start. */
  start: string;
  /** Last value of each field, as a query string. A hidden field that is shown again gets its last value back. */
  entered: string;
  /** Dates that the tool has suggested as answers, by the name of the question. */
  suggested: Readonly<Record<string, string>>;
}

export function ToolQuestions({ groups, asked, errors, start, entered, suggested }: Props) {
  const fields = (questions: readonly Question[]) => (
    <div className="fields sm:grid-cols-2">
      {questions.map((question) => (
        <Field
          key={question.name}
          question={withSuggestionNote(question, question.name in suggested)}
          entered={entered}
          error={errors[question.name]}
        />
      ))}
    </div>
  );
  return groups.map(({ title, questions }, index) => {
    const shown = questions.filter((question) => asked.includes(question));
    const folded = shown.filter((question) => question.folded);
    if (shown.length === 0) return null;
    const firstLabels = folded.slice(0, 3).map(({ label }) => label.toLowerCase());
    const hasAnswer = folded.some(({ name }) => new URLSearchParams(start).has(name));
    const Group = title ? 'section' : 'div';
    return (
      <Group key={title ?? index} aria-label={title} className="mt-8 first:mt-0">
        {title && <h2 className="mb-4 border-b border-rule pb-2 text-h4">{title}</h2>}
        {fields(shown.filter((question) => !question.folded))}
        {folded.length > 0 && (
          <Disclosure
            className="mt-4 border-b border-rule"
            open={hasAnswer}
            head={`More: ${firstLabels.join(', ')} …`}
          >
            <div className="pb-5 pt-3">{fields(folded)}</div>
          </Disclosure>
        )}
      </Group>
    );
  });
}

function withSuggestionNote(question: Question, isSuggested: boolean): Question {
  const hints = [question.hint, isSuggested && 'Change if it was another day'];
  return { ...question, hint: hints.filter(Boolean).join(' ') || undefined };
}

type FieldProps = Pick<Props, 'entered'> & { question: Question; error: string | undefined };

function Field({ question, entered, error }: FieldProps) {
  const { name, kind, hint } = question;
  const choices = questionChoices(question);
  const hintId = `ask-${name}-hint`;
  const errorId = `ask-${name}-error`;
  const [values] = useState(() => {
    const last = new URLSearchParams(entered).getAll(name);
    return last.length === 0 && question.default ? [question.default] : last;
  });
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const state = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  const isBoxes = kind === 'some' || (choices.length > 0 && choices.length <= RADIOS_MAX);
  const Control = isBoxes ? ChoiceBoxes : InputOrSelect;
  return (
    <Control question={question} choices={choices} values={values} state={state}>
      {hint && (
        <span id={hintId} className="mt-0.5 block text-fine font-normal text-muted">
          {hint}
        </span>
      )}
      {error && (
        <span id={errorId} className="mt-1 flex gap-1.5 text-small font-normal text-error">
          <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </span>
      )}
    </Control>
  );
}

interface ControlProps {
  question: Question;
  choices: ReturnType<typeof questionChoices>;
  values: readonly string[];
  state: AriaAttributes;
  /** Hint and error of a question, shown below its label. */
  children: ReactNode;
}

function ChoiceBoxes({ question, choices, values, state, children }: ControlProps) {
  const { name, kind, label } = question;
  const isRadio = kind !== 'some';
  const isBeside = choices.map((choice) => choice.label).join('').length <= BESIDE_MAX;
  return (
    <fieldset
      role={isRadio ? 'radiogroup' : undefined}
      {...state}
      className={isRadio ? `sm:col-span-2 ${isBeside ? 'choice-row' : ''}` : undefined}
    >
      <legend>
        {label}
        {children}
      </legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              name={isRadio ? name : `${name}[]`}
              value={choice.value}
              defaultChecked={values.includes(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function InputOrSelect({ question, choices, values, state, children }: ControlProps) {
  const { name, kind, label } = question;
  const id = `ask-${name}`;
  const isWide = choices.some((choice) => choice.label.length > HALF_MAX);
  const fieldProps = { id, name, defaultValue: values.at(-1) ?? '', ...state };
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={id}>{label}</label>
      {children}
      {choices.length === 0 ? (
        <input
          {...fieldProps}
          type={kind === 'date' ? 'date' : 'text'}
          inputMode={kind === 'count' ? 'numeric' : undefined}
        />
      ) : (
        <select {...fieldProps}>
          {question.default === undefined && <option value="">Choose …</option>}
          {[...groupByKey(choices, ({ group = '' }) => group)].map(([group, groupChoices]) => {
            const options = groupChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ));
            return group ? <optgroup key={group} label={group} children={options} /> : options;
          })}
        </select>
      )}
    </div>
  );
}
