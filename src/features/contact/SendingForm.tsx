import { CircleAlert, CircleCheck } from 'lucide-react';
import {
  startTransition,
  useActionState,
  useState,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { TOASTS_VISIBLE_MAX } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import type { MessageParams } from '#site/message-params.ts';
import { BUTTON, BUTTON_TONES } from '#ui/button-classes.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import {
  FIELD_NAMES,
  describeError,
  mailHref,
  markSuspect,
  type FieldName,
} from './message.logic.ts';
import { failureReason, sendMessage, type MessageService } from './send.ts';
import { Toaster, type Toast } from './Toaster.tsx';

type FieldErrors = Partial<Record<FieldName, string>>;

export interface SendingProps {
  /** Id of the form's heading. */
  labelledBy: string;
  service: MessageService;
  /** Name and address that the toasts and the mail need. */
  firm: { readonly name: string; readonly email: string };
}

interface FormState {
  readonly errors: FieldErrors;
  readonly sending: boolean;
  /** The button that sends. */
  readonly button: ReactNode;
  /** How the last send ended, for whoever missed the toast, which has told it to screen readers. */
  readonly outcome: ReactNode;
}

interface Props extends SendingProps {
  ref?: Ref<HTMLFormElement>;
  buttonLabel: string;
  /** Subject of the mail that the form writes where there is no script. */
  mailSubject: string;
  read: (form: HTMLFormElement) => MessageParams;
  onInput?: (form: HTMLFormElement) => void;
  onReset?: () => void;
  children: (state: FormState) => ReactNode;
}

/** Matches none of the words by which browsers and password managers know a field. */
const HONEYPOT_NAME = 'remark';

/**
 * A form that sends a message. As printed, and without a script, it opens the visitor's mail
 * program with what was filled in; the island sends it itself.
 */
export function SendingForm({
  ref,
  labelledBy,
  service,
  firm,
  buttonLabel,
  mailSubject,
  read,
  onInput,
  onReset,
  children,
}: Props) {
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  /** The last outcome is no longer true of what the form holds. */
  const [outdated, setOutdated] = useState(false);

  const [outcome, send, sending] = useActionState<Toast | undefined, HTMLFormElement>(
    async (previous, form) => {
      const params = read(form);
      // It may have been the browser of a person: the message is marked, not dropped.
      const suspect = findField(form, HONEYPOT_NAME)?.value;
      const id = (previous?.id ?? 0) + 1;
      let toast: Toast;
      try {
        await sendMessage(suspect ? markSuspect(params) : params, service);
        form.reset();
        toast = {
          id,
          outcome: 'sent',
          title: MESSAGES.sendSucceededTitle,
          text: MESSAGES.sendSucceededText.replace('{firm}', () => firm.name),
        };
      } catch (error) {
        toast = {
          id,
          outcome: 'failed',
          title: MESSAGES.sendFailedTitle,
          text: MESSAGES.sendFailedText,
          reason: failureReason(error),
          mailHref: mailHref(firm.email, params),
        };
      }
      setToasts((shown) =>
        // After a success an earlier failure is no longer true.
        [
          ...shown.filter((old) => toast.outcome === 'failed' || old.outcome === 'sent'),
          toast,
        ].slice(-TOASTS_VISIBLE_MAX),
      );
      return toast;
    },
    undefined,
  );

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    const found = findErrors(form, FIELD_NAMES);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first === undefined) {
      setOutdated(false);
      startTransition(() => send(form));
    } else findField(form, first)?.focus();
  }

  return (
    <>
      <form
        ref={ref}
        aria-labelledby={labelledBy}
        action={`mailto:${firm.email}?subject=${encodeURIComponent(mailSubject)}`}
        method="post"
        encType="text/plain"
        noValidate={hydrated}
        onSubmit={submit}
        onInput={({ currentTarget }) => {
          // Only what is shown as wrong is looked at again.
          const wrong = FIELD_NAMES.filter((name) => name in errors);
          if (wrong.length > 0) setErrors(findErrors(currentTarget, wrong));
          if (outcome?.outcome === 'sent') setOutdated(true);
          onInput?.(currentTarget);
        }}
        onReset={() => {
          setErrors({});
          if (!sending) setOutdated(true);
          onReset?.();
        }}
      >
        {children({
          errors,
          sending,
          button: <SendButton label={buttonLabel} sending={sending} />,
          outcome: !sending && !outdated && outcome && <Outcome toast={outcome} />,
        })}
        <Honeypot active={hydrated} />
      </form>
      {hydrated && (
        <Toaster
          toasts={toasts}
          onDismiss={(id) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
        />
      )}
    </>
  );
}

function findField(form: HTMLFormElement, name: string) {
  const element = form.elements.namedItem(name);
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? element : undefined;
}

/** What the named fields still need; empty when all may be sent. */
function findErrors(form: HTMLFormElement, names: readonly FieldName[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of names) {
    const field = findField(form, name);
    const error = field && describeError(name, field);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** Stays focusable while it is disabled, so that the keyboard's place is not lost. */
function SendButton({ label, sending }: { label: string; sending: boolean }) {
  return (
    <button
      type="submit"
      aria-disabled={sending}
      aria-busy={sending}
      className={`${BUTTON} ${BUTTON_TONES.solid} relative min-w-[min(11rem,100%)] overflow-hidden aria-disabled:cursor-progress aria-disabled:border-brand aria-disabled:bg-brand`}
    >
      {sending ? MESSAGES.sending : label}
      {sending && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-1 animate-pulse bg-brass-lit motion-reduce:animate-none"
        />
      )}
    </button>
  );
}

/** Scrolls so far up that the toast covers neither it nor the lines below it. */
const clearOfToast = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

function Outcome({ toast: { outcome, reason, mailHref: href } }: { toast: Toast }) {
  const line = 'flex scroll-mb-[26rem] gap-2 text-small';
  if (outcome === 'sent')
    return (
      <p ref={clearOfToast} data-tone="green" className={line}>
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-tone" />
        It is on its way to us.
      </p>
    );
  return (
    <p ref={clearOfToast} className={line}>
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-error" />
      <span>
        Not sent. {reason} What you wrote is still here: {reason ? 'wait' : 'try again'}, or{' '}
        <a href={href} className="text-link underline underline-offset-4 hover:decoration-2">
          send it by e-mail
        </a>
        .
      </span>
    </p>
  );
}

/** A field that only a program fills in. Without its name while the form is a mail form, where it would show in the mail. */
function Honeypot({ active }: { active: boolean }) {
  return (
    <div inert aria-hidden="true" className="sr-only">
      <label>
        Leave this empty
        <input
          type="text"
          name={active ? HONEYPOT_NAME : undefined}
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </div>
  );
}
