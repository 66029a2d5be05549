import { useState } from 'react';
import { findFaults, type Faults } from '#browser/form-fields.ts';
import { FIELD_NAMES } from '#logic/contact-message.ts';

interface FaultControl {
  readonly faults: Faults;
  /** Refused attempts so far. */
  readonly attempts: number;
  /** True when the form may be sent; otherwise its faults are shown. */
  check(form: HTMLFormElement): boolean;
  /** Looks again at the fields shown as faulty. */
  recheck(form: HTMLFormElement): void;
}

/** Faults of a form's fields: found when it is sent, taken back while the visitor mends them. */
export function useFaults(): FaultControl {
  const [faults, setFaults] = useState<Faults>({});
  const [attempts, setAttempts] = useState(0);

  return {
    faults,
    attempts,
    check(form) {
      const found = findFaults(form, FIELD_NAMES);
      setFaults(found);
      if (Object.keys(found).length === 0) return true;
      setAttempts(attempts + 1);
      return false;
    },
    recheck(form) {
      const faulty = FIELD_NAMES.filter((name) => name in faults);
      if (faulty.length > 0) setFaults(findFaults(form, faulty));
    },
  };
}
