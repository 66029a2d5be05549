import { CircleAlert } from 'lucide-react';
import { memo, useId, useState, type ReactNode } from 'react';
import type { ChecksField, ChoiceField, Field as FieldSpec, Fields } from './profile.logic.ts';
import type { Profile } from './use-profile.ts';

/** With more choices than this a list is opened; fewer are shown at once. */
const RADIOS_MAX = 5;

const BOX =
  'block min-h-12 w-full min-w-0 max-w-full rounded-control border border-control bg-card px-3.5 py-2.5 text-base text-ink aria-[invalid=true]:border-2 aria-[invalid=true]:border-error';
const LABEL = 'block text-small font-semibold';
const HINT = 'mt-0.5 text-fine text-muted';
const CHOICE = 'flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-base leading-snug';

interface Props<All extends Fields> {
  fields: All;
  profile: Profile<All>;
  /** Those to show, in this order; all when left out. */
  only?: readonly (keyof All & string)[];
  className?: string;
}

/** The fields of a tool, each with its hint and the error of what was typed. */
export function ToolFields<All extends Fields>({ fields, profile, only, className }: Props<All>) {
  const names = only ?? (Object.keys(fields) as (keyof All & string)[]);
  return (
    <div className={className ?? 'grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-6 sm:grid-cols-2'}>
      {names.map((name) => {
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
  if (field.kind === 'checks') return <Checks {...props} field={field} />;
  if (field.kind === 'choice' && field.choices.length <= RADIOS_MAX)
    return <Radios {...props} field={field} />;
  return <Box {...props} />;
});

/** A box to type in, or a list to choose from. Not Headless UI's Field, which prints a style the policy forbids. */
function Box({ name, field, typed, error, set }: OneProps) {
  // An error under the hands of someone who is typing is about what is not finished.
  const [focused, setFocused] = useState(false);
  const shown = focused ? undefined : error;
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const told = [field.hint && hintId, shown && errorId].filter(Boolean).join(' ');
  const shared = {
    id,
    name,
    value: typed,
    className: BOX,
    'aria-invalid': shown !== undefined,
    'aria-describedby': told || undefined,
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return (
    <div>
      <label htmlFor={id} className={LABEL}>
        {field.label}
      </label>
      {field.hint && (
        <p id={hintId} className={HINT}>
          {field.hint}
        </p>
      )}
      <div className="mt-1.5">
        {field.kind === 'choice' ? (
          <select {...shared} onChange={(event) => set(name, event.target.value)}>
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
            autoComplete="off"
            onChange={(event) => set(name, event.target.value)}
          />
        )}
      </div>
      {shown !== undefined && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-small text-error">
          <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {shown}
        </p>
      )}
    </div>
  );
}

function Radios({ name, field, typed, set }: OneProps & { field: ChoiceField }) {
  return (
    <Group field={field}>
      {field.choices.map(({ value, label }) => (
        <label key={value} className={CHOICE}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={typed === value}
            onChange={() => set(name, value)}
            className="size-5 shrink-0 accent-brand"
          />
          {label}
        </label>
      ))}
    </Group>
  );
}

function Checks({ name, field, typed, set }: OneProps & { field: ChecksField }) {
  const ticked = typed === '' ? [] : typed.split(',');
  const toggle = (value: string) =>
    set(
      name,
      field.choices
        .map((choice) => choice.value)
        .filter((one) => ticked.includes(one) !== (one === value))
        .join(','),
    );
  return (
    <Group field={field}>
      {field.choices.map(({ value, label }) => (
        <label key={value} className={CHOICE}>
          <input
            type="checkbox"
            name={`${name}[]`}
            value={value}
            checked={ticked.includes(value)}
            onChange={() => toggle(value)}
            className="size-5 shrink-0 accent-brand"
          />
          {label}
        </label>
      ))}
    </Group>
  );
}

function Group({ field, children }: { field: ChoiceField | ChecksField; children: ReactNode }) {
  const inline = field.choices.length <= 2;
  return (
    <fieldset>
      <legend className={LABEL}>{field.label}</legend>
      {field.hint && <p className={HINT}>{field.hint}</p>}
      <div className={`mt-1 ${inline ? 'flex flex-wrap gap-x-7' : ''}`}>{children}</div>
    </fieldset>
  );
}
