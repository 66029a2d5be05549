interface Props {
  /** False while the form is a mail form, where its line would show in the mail. */
  active: boolean;
}

/** Matches none of the words by which browsers and password managers know a field. */
export const HONEYPOT_NAME = 'remark';
const HONEYPOT_LABEL = 'Leave this empty';

/** What password managers ask for before they leave a field alone; browsers pass over inert ones. */
const NO_AUTOFILL = {
  autoComplete: 'off',
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
};

/** A field that only a program fills in. A message with it is sent all the same, marked. */
export function Honeypot({ active }: Props) {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label>
        {HONEYPOT_LABEL}
        <input
          {...NO_AUTOFILL}
          type="text"
          name={active ? HONEYPOT_NAME : undefined}
          tabIndex={-1}
        />
      </label>
    </div>
  );
}
