interface Props {
  /** False while the form is a mail form, where its line would show in the mail. */
  set: boolean;
}

export const TRAP_NAME = 'website';

/** A field that only a program fills in; people and screen readers do not meet it. */
export function Trap({ set }: Props) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input type="text" name={set ? TRAP_NAME : undefined} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
