import CircleAlert from 'lucide-react/icons/circle-alert';
import type { AriaAttributes, ReactNode } from 'react';
import type { Question, ToolForm } from '#collections/tool-forms.ts';
import { groupByKey } from '#lib/group-by-key.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { toggleBox } from './form-fields.ts';
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
  /** Value of each field that was changed or has a suggestion. "More" is open if it contains such a field. */
  values: URLSearchParams;
  /** Names of the questions whose answer the tool has suggested. */
  suggested: readonly string[];
  /** Called with all values of a field when the visitor changes it. An emptied field has the value ''. */
  onAnswer: (name: string, values: readonly string[]) => void;
}

export function ToolQuestions({ groups, asked, errors, values, suggested, onAnswer }: Props) {
  const fields = (questions: readonly Question[]) => (
    <div className="fields sm:grid-cols-2">
      {questions.map((question) => (
        <Field
          key={question.name}
          question={withSuggestionNote(question, suggested.includes(question.name))}
          values={valuesOf(question, values)}
          error={errors[question.name]}
          onAnswer={(values) => onAnswer(question.name, values)}
        />
      ))}
    </div>
  );
  return groups.map(({ title, questions }, index) => {
    const shown = questions.filter((question) => asked.includes(question));
    const folded = shown.filter((question) => question.folded);
    if (shown.length === 0) return null;
    const firstLabels = folded.slice(0, 3).map(({ label }) => label.toLowerCase());
    const hasAnswer = folded.some(({ name }) => values.has(name));
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

function valuesOf({ name, default: preset }: Question, all: URLSearchParams): string[] {
  const values = all.getAll(name).filter(Boolean);
  return values.length === 0 && preset ? [preset] : values;
}

interface FieldProps {
  question: Question;
  values: readonly string[];
  error: string | undefined;
  onAnswer: (values: readonly string[]) => void;
}

function Field({ question, values, error, onAnswer }: FieldProps) {
  const { name, kind, hint } = question;
  const choices = questionChoices(question);
  const hintId = `ask-${name}-hint`;
  const errorId = `ask-${name}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const state = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  const isBoxes = kind === 'some' || (choices.length > 0 && choices.length <= RADIOS_MAX);
  const Control = isBoxes ? ChoiceBoxes : InputOrSelect;
  return (
    <Control {...{ question, choices, values, state, onAnswer }}>
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
  onAnswer: FieldProps['onAnswer'];
  /** Hint and error of a question, shown below its label. */
  children: ReactNode;
}

function ChoiceBoxes({ question, choices, values, state, onAnswer, children }: ControlProps) {
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
              checked={values.includes(choice.value)}
              onChange={() => onAnswer(isRadio ? [choice.value] : toggleBox(values, choice.value))}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function InputOrSelect({ question, choices, values, state, onAnswer, children }: ControlProps) {
  const { name, kind, label } = question;
  const id = `ask-${name}`;
  const isWide = choices.some((choice) => choice.label.length > HALF_MAX);
  const fieldProps = {
    id,
    name,
    value: values.at(-1) ?? '',
    onChange: ({ target }: { target: { value: string } }) => onAnswer([target.value]),
    ...state,
  };
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
