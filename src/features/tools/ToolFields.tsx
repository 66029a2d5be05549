import { CircleAlert } from 'lucide-react';
import { memo, useState, type ChangeEvent } from 'react';
import type { ChoiceField, Field as FieldSpec, Fields } from './profile.logic.ts';
import type { Profile } from './use-profile.ts';

/** With more choices than this a list is opened; fewer are shown at once. */
const RADIOS_MAX = 5;

interface Props<All extends Fields> {
  fields: All;
  profile: Profile<All>;
  /** Those to show, in this order. */
  only: readonly (keyof All & string)[];
  columns?: string;
}

/** The fields of a tool, each with its hint and the error of what was typed. */
export function ToolFields<All extends Fields>(props: Props<All>) {
  const { fields, profile, only, columns = 'sm:grid-cols-2' } = props;
  return (
    <div className={`fields ${columns}`}>
      {only.map((name) => {
        const field = fields[name];
        return (
          field && (
            <OneField
              key={name}
              name={name}
              field={field}
              typed={profile.typed[name]}
              error={profile.errors[name]}
              set={profile.set}
            />
          )
        );
      })}
    </div>
  );
}

interface OneProps {
  name: string;
  field: FieldSpec;
  typed: string;
  error: string | undefined;
  set: (name: string, text: string) => void;
}

/** Drawn anew only when it changes: a keystroke in one field must not cost all of them. */
const OneField = memo(function OneField(props: OneProps) {
  const { field } = props;
  return 'choices' in field && (field.kind === 'checks' || field.choices.length <= RADIOS_MAX) ? (
    <Choices {...props} field={field} />
  ) : (
    <Box {...props} />
  );
});

/** A box to type in, or a list to choose from. Not Headless UI's Field, which prints a style the policy forbids. */
function Box({ name, field, typed, error, set }: OneProps) {
  // An error under the hands of someone who is typing is about what is not finished.
  const [focused, setFocused] = useState(false);
  const shown = focused ? undefined : error;
  const id = `field-${name}`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const told = [field.hint && hintId, shown && errorId].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value: typed,
    'aria-invalid': shown ? true : undefined,
    'aria-describedby': told || undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      set(name, event.target.value),
  };
  return (
    <div>
      <label htmlFor={id}>{field.label}</label>
      {field.hint && <p id={hintId}>{field.hint}</p>}
      {'choices' in field ? (
        <select {...shared}>
          <option value="">Choose …</option>
          {field.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={field.kind === 'date' ? 'date' : 'text'}
          inputMode={field.kind === 'count' ? 'numeric' : undefined}
        />
      )}
      {shown && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-small text-error">
          <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {shown}
        </p>
      )}
    </div>
  );
}

/** One of a few, or any number of them. */
function Choices({ name, field, typed, set }: OneProps & { field: ChoiceField }) {
  const several = field.kind === 'checks';
  const ticked = several ? typed.split(',') : [typed];
  const toggled = (value: string) =>
    field.choices
      .map((choice) => choice.value)
      .filter((one) => ticked.includes(one) !== (one === value))
      .join(',');
  return (
    <fieldset>
      <legend>{field.label}</legend>
      {field.hint && <p>{field.hint}</p>}
      <div className={field.choices.length > 2 ? undefined : 'flex flex-wrap gap-x-7'}>
        {field.choices.map(({ value, label }) => (
          <label key={value}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={several ? `${name}[]` : name}
              value={value}
              checked={ticked.includes(value)}
              onChange={() => set(name, several ? toggled(value) : value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
