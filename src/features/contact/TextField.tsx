import CircleAlert from 'lucide-react/icons/circle-alert';
import { CONTACT_FIELDS, type FieldName } from './message.logic.ts';

interface Props {
  name: FieldName;
  /** What is wrong with it. */
  error?: string | undefined;
  /** Read-only, because a message is being sent. */
  locked: boolean;
}

const FIELD_CLASS =
  'block min-h-12 w-full rounded-control border border-control bg-card px-3.5 py-2.5 text-ink read-only:opacity-70 aria-[invalid=true]:border-2 aria-[invalid=true]:border-error';
const MESSAGE_ROWS = 5;
/** In characters; all fields together stay below the limit of one send call. */
const MAX_LENGTH = { line: 200, message: 10_000 };

/** One field: label above, error below. */
export function TextField({ name, error, locked }: Props) {
  const { label, type, autoComplete } = CONTACT_FIELDS[name];
  const id = `field-${name}`;
  const errorId = `${id}-error`;
  const shared = {
    id,
    name,
    autoComplete,
    maxLength: type === 'area' ? MAX_LENGTH.message : MAX_LENGTH.line,
    // A message without a subject gets a default one.
    required: name !== 'subject',
    readOnly: locked,
    className: FIELD_CLASS,
    'aria-invalid': error !== undefined,
    'aria-describedby': error !== undefined ? errorId : undefined,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      {type === 'area' ? (
        <textarea {...shared} rows={MESSAGE_ROWS} />
      ) : (
        <input {...shared} type={type} />
      )}
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 flex gap-1.5 text-small text-error">
          <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
