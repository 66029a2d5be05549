import CircleAlert from 'lucide-react/icons/circle-alert';
import { startTransition, useActionState, useState, type ReactNode, type Ref } from 'react';
import { TOASTS_VISIBLE_MAX } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import {
  describeError,
  fieldOf,
  mailHref,
  markSuspect,
  messageParams,
  type ContactMessage,
  type FieldName,
} from './message.logic.ts';
import { messageService } from './message-service.ts';
import { sendMessage } from './send.ts';
import { TextField } from './TextField.tsx';
import { Toaster, type Toast } from './Toaster.tsx';

type FieldErrors = Partial<Record<FieldName, string>>;

export interface SendingProps {
  /** Id of the form's heading. */
  labelledBy: string;
  /** Name and address that the toasts and the mail need. */
  firm: { readonly name: string; readonly email: string };
}

interface Props extends SendingProps {
  ref?: Ref<HTMLFormElement>;
  fields: readonly FieldName[];
  /** Lays out the fields and, after them, the button. */
  className: string;
  buttonLabel: string;
  buttonClass?: string;
  /** What the message says without being asked. */
  given?: Partial<ContactMessage>;
  /** Called when the visitor types, and when a send has emptied the form. */
  onChange?: (form: HTMLFormElement) => void;
  /** Below the form. */
  children?: ReactNode;
}

/** Contains none of the words by which browsers and password managers recognise a field. */
const HONEYPOT_NAME = 'remark';

/**
 * A form that sends a message. Before React runs, and without a script, it opens the visitor's
 * e-mail program with what was filled in; the island sends it itself.
 */
export function SendingForm({
  ref,
  labelledBy,
  firm,
  fields,
  className,
  buttonLabel,
  buttonClass = '',
  given = {},
  onChange,
  children,
}: Props) {
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const addToast = (outcome: Toast['outcome'], mailHref?: string) =>
    setToasts((shown) => {
      const id = (shown.at(-1)?.id ?? 0) + 1;
      // A message that was sent in the end ends the failures before it.
      const others = outcome === 'sent' ? [] : shown;
      return [...others, { id, outcome, mailHref }].slice(-TOASTS_VISIBLE_MAX);
    });

  async function send(form: HTMLFormElement): Promise<string | undefined> {
    const params = messageParams({ ...given, ...Object.fromEntries(new FormData(form)) });
    // A person's browser may have filled it in, so the message is marked, not dropped.
    const suspect = fieldOf(form, HONEYPOT_NAME).value;
    try {
      await sendMessage(suspect ? markSuspect(params) : params, messageService);
      form.reset();
      onChange?.(form);
      addToast('sent');
      return undefined;
    } catch {
      const href = mailHref(firm.email, params);
      addToast('failed', href);
      return href;
    }
  }

  /** Sends the form, or clears the outcome: a `mailto:` address with the message that could not be sent. */
  const [unsentHref, dispatch, sending] = useActionState<
    string | undefined,
    HTMLFormElement | null
  >((_unsent, form) => (form ? send(form) : undefined), undefined);

  function submit(form: HTMLFormElement): void {
    if (sending) return;
    const found = findErrors(form, fields);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return fieldOf(form, first).focus();
    startTransition(() => dispatch(form));
  }

  return (
    <>
      <form
        ref={ref}
        aria-labelledby={labelledBy}
        action={`mailto:${firm.email}?subject=${encodeURIComponent(messageParams(given).subject)}`}
        method="post"
        encType="text/plain"
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
        onInput={({ currentTarget }) => {
          // Only fields that show an error are checked again.
          const wrong = fields.filter((name) => name in errors);
          if (wrong.length > 0) setErrors(findErrors(currentTarget, wrong));
          onChange?.(currentTarget);
        }}
        onReset={() => {
          setErrors({});
          // A send resets the form itself and sets its own outcome.
          if (!sending) startTransition(() => dispatch(null));
        }}
      >
        <div className={className}>
          {fields.map((name) => (
            <TextField key={name} name={name} error={errors[name]} locked={sending} />
          ))}
          {/* Stays focusable while it is disabled, so that keyboard focus is not lost. */}
          <div className={buttonClass}>
            <button
              type="submit"
              aria-disabled={sending}
              aria-busy={sending}
              className="button button-solid min-w-[min(11rem,100%)] aria-disabled:cursor-progress aria-disabled:border-brand aria-disabled:bg-brand"
            >
              {sending ? MESSAGES.sending : buttonLabel}
            </button>
          </div>
        </div>
        {/* For visitors who missed the toast; screen readers have already announced it. */}
        {unsentHref && !sending && (
          <p className="mt-4 flex gap-2 text-small">
            <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-error" />
            <span>
              Not sent. What you wrote is still here: try again, or{' '}
              <a
                href={unsentHref}
                className="text-link underline underline-offset-4 hover:decoration-2"
              >
                send it by e-mail
              </a>
              .
            </span>
          </p>
        )}
        {children}
        {/* A field that only a bot fills in. Without a name until React runs, because it would show in the e-mail. */}
        <div inert aria-hidden="true" className="sr-only">
          <label>
            Leave this empty
            <input
              type="text"
              name={hydrated ? HONEYPOT_NAME : undefined}
              tabIndex={-1}
              autoComplete="off"
            />
          </label>
        </div>
      </form>
      {hydrated && (
        <Toaster
          toasts={toasts}
          firm={firm.name}
          onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
        />
      )}
    </>
  );
}

/** The errors of the named fields; empty if they may be sent. */
function findErrors(form: HTMLFormElement, names: readonly FieldName[]): FieldErrors {
  const errors = names.map((name) => [name, describeError(name, fieldOf(form, name))] as const);
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}
