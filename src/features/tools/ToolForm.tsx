import type { ReactNode } from 'react';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import type { Fields } from './profile.logic.ts';
import type { Profile } from './use-profile.ts';

interface Props<All extends Fields> {
  /** What the form is, for those who do not see the heading above it. */
  label: string;
  profile: Profile<All>;
  children: ReactNode;
  /** The result in a sentence; false until there is one. */
  headline: string | false | undefined;
  /** What follows from it, in another. */
  advice?: string | undefined;
  /** What is still to be done for a result. */
  hint: string;
}

/**
 * The fields of a tool and its answer in a sentence, which follows each change; on a phone it is below them, and
 * the button leads there.
 */
export function ToolForm<All extends Fields>(props: Props<All>) {
  const { label, children, headline, advice, hint } = props;
  const { form, reset } = props.profile;
  return (
    <>
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
          <button type="button" className={`${BUTTON} ${BUTTON_TONES.quiet}`} onClick={reset}>
            Start again
          </button>
          <p className="text-small text-muted">
            What you enter stays in this browser and in the address of this page.
          </p>
        </div>
      </form>
      <div role="status" className="mt-8 max-w-prose">
        {headline ? (
          <p className="font-display text-h3 text-heading">{headline}</p>
        ) : (
          <p className="text-muted [@media(scripting:none)]:hidden">{hint}</p>
        )}
        {headline && advice && <p className="mt-3">{advice}</p>}
      </div>
    </>
  );
}

function showResult(result: Element | null): void {
  if (!(result instanceof HTMLElement)) return;
  result.tabIndex = -1;
  result.focus();
}
