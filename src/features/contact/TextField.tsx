import CircleAlert from 'lucide-react/icons/circle-alert';
import { CONTACT_FIELDS, FIELD_HINTS, type ContactFieldName } from './message.logic.ts';

const FIELD_CLASS =
  'block min-h-12 w-full rounded-control border border-control bg-card px-3.5 py-2.5 text-ink read-only:opacity-70 aria-[invalid=true]:border-2 aria-[invalid=true]:border-error';

/** A field with its label above and its error below. `locked` is true while a message is being sent. */
export function TextField(props: {
  name: ContactFieldName;
  error: string | undefined;
  locked: boolean;
}) {
  const { name, error, locked } = props;
  const { label, type, autoComplete } = CONTACT_FIELDS[name];
  const id = `field-${name}`;
  const errorId = `${id}-error`;
  const hint = FIELD_HINTS[name];
  const hintId = hint ? `${id}-hint` : '';
  const shared = {
    id,
    name,
    autoComplete,
    required: true,
    readOnly: locked,
    className: FIELD_CLASS,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${hintId} ${error === undefined ? '' : errorId}`.trim() || undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="-mt-1 mb-1.5 text-fine text-muted">
          {hint}
        </p>
      )}
      {type === 'area' ? <textarea {...shared} rows={5} /> : <input {...shared} type={type} />}
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-small text-error">
          <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
