import { useState } from 'react';
import { findErrors, type FieldErrors } from './form-fields.ts';
import { FIELD_NAMES } from './contact-message.logic.ts';

interface ErrorControl {
  readonly errors: FieldErrors;
  /** Refused attempts so far. */
  readonly attempts: number;
  /** True when the form may be sent; otherwise its errors are shown. */
  check(form: HTMLFormElement): boolean;
  /** Looks again at the fields shown as wrong. */
  recheck(form: HTMLFormElement): void;
  /** The form was emptied. */
  reset(): void;
}

/** Errors of a form's fields: found when it is sent, taken back while the visitor mends them. */
export function useFieldErrors(): ErrorControl {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempts, setAttempts] = useState(0);

  return {
    errors,
    attempts,
    check(form) {
      const found = findErrors(form, FIELD_NAMES);
      setErrors(found);
      if (Object.keys(found).length === 0) return true;
      setAttempts(attempts + 1);
      return false;
    },
    recheck(form) {
      const wrong = FIELD_NAMES.filter((name) => name in errors);
      if (wrong.length > 0) setErrors(findErrors(form, wrong));
    },
    reset: () => setErrors({}),
  };
}
