import type { ReactNode, RefObject } from 'react';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';

interface Props {
  form: RefObject<HTMLFormElement | null>;
  /** What the form is, for those who do not see the heading above it. */
  label: string;
  onReset: () => void;
  children: ReactNode;
}

/** The fields of a tool. The result follows each change; on a phone it is below them, and the button leads there. */
export function ToolForm({ form, label, onReset, children }: Props) {
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      autoComplete="off"
      className="rounded-surface border border-rule bg-card p-5 sm:p-7 print:hidden [@media(scripting:none)]:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        showResult(event.currentTarget.nextElementSibling);
      }}
    >
      {children}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button type="submit" className={`${BUTTON} ${BUTTON_TONES.solid}`}>
          Show the result
        </button>
        <button type="button" className={`${BUTTON} ${BUTTON_TONES.quiet}`} onClick={onReset}>
          Start again
        </button>
        <p className="text-small text-muted">
          What you enter stays in this browser and in the address of this page.
        </p>
      </div>
    </form>
  );
}

function showResult(result: Element | null): void {
  if (!(result instanceof HTMLElement)) return;
  result.tabIndex = -1;
  result.focus();
}
