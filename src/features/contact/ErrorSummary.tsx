import type { MouseEvent } from 'react';
import type { FieldErrors } from './form-fields.ts';
import { FIELD_NAMES, type FieldName } from './contact-message.logic.ts';
import { fieldId } from './TextField.tsx';

interface Props {
  errors: FieldErrors;
}

const HEADING_ID = 'error-summary';

/** What stopped the message, with a link to each field. Takes the focus when it appears. */
export function ErrorSummary({ errors }: Props) {
  const names = FIELD_NAMES.filter((name) => name in errors);
  if (names.length === 0) return null;
  return (
    <div
      ref={takeFocus}
      role="group"
      tabIndex={-1}
      aria-labelledby={HEADING_ID}
      className="mb-8 border-l-4 border-error bg-card px-5 py-4"
    >
      <h3 id={HEADING_ID} className="text-h4">
        {names.length === 1 ? 'One field needs' : `${names.length} fields need`} your attention
      </h3>
      <ul className="mt-2">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              onClick={(event) => goTo(event, name)}
              className="inline-block py-1 text-error underline underline-offset-4 hover:decoration-2"
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const takeFocus = (summary: HTMLElement | null) => summary?.focus();

/** Without a new entry in the history: Back should lead to the page before. */
function goTo(event: MouseEvent, name: FieldName): void {
  event.preventDefault();
  document.getElementById(fieldId(name))?.focus();
}
