import {
  PUBLIC_EMAILJS_ORIGIN,
  PUBLIC_EMAILJS_PUBLIC_KEY,
  PUBLIC_EMAILJS_SERVICE_ID,
  PUBLIC_EMAILJS_TEMPLATE_ID,
} from 'astro:env/client';
import emailjs from '@emailjs/browser';
import CircleAlert from 'lucide-react/icons/circle-alert';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import {
  SPAM_SUBJECT_PREFIX,
  chooseMessageEndpoint,
  type TemplateParams,
} from '#site/message-endpoint.ts';
import {
  describeFieldError,
  messageMailHref,
  createTemplateParams,
  type ContactMessage,
  type ContactFieldName,
} from './message.logic.ts';
import { TextField } from './TextField.tsx';
import { Toaster, type Toast } from './Toaster.tsx';

const TOASTS_VISIBLE_MAX = 3;
const SEND_TIMEOUT_MS = 30_000;

const { publicKey, serviceId, templateId, origin } = chooseMessageEndpoint({
  publicKey: PUBLIC_EMAILJS_PUBLIC_KEY,
  serviceId: PUBLIC_EMAILJS_SERVICE_ID,
  templateId: PUBLIC_EMAILJS_TEMPLATE_ID,
  origin: PUBLIC_EMAILJS_ORIGIN,
});

type FieldErrors = Partial<Record<ContactFieldName, string>>;

export interface MessageFormProps {
  labelledBy: string;
  /** Name and e-mail address of the firm, for the toasts and the e-mail. */
  firm: { readonly name: string; readonly email: string };
}

interface Props extends MessageFormProps {
  ref?: Ref<HTMLFormElement>;
  fields: readonly ContactFieldName[];
  /** Classes of the element that contains the fields and, after them, the button. */
  className: string;
  buttonLabel: string;
  buttonClass?: string;
  /** Values of fields that the form does not show. */
  prefilled?: Partial<ContactMessage>;
  /** Called when the visitor types in a field. */
  onInput?: (form: HTMLFormElement, name: string) => void;
  /** Called when a message is sent and the form is empty again. */
  onSent?: () => void;
  /** Returns the element that replaces the fields after a message is sent. Calling `again` brings the fields back. */
  showSent?: (message: TemplateParams, again: () => void) => ReactNode;
  children?: ReactNode;
}

/** Name of the honeypot field: a word that autofill does not recognise. */
const HONEYPOT_NAME = 'remark';

/** A form that sends a message. Until React runs, the form opens the visitor's e-mail program instead. */
export function MessageForm({
  ref,
  labelledBy,
  firm,
  fields,
  className,
  buttonLabel,
  buttonClass = '',
  prefilled = {},
  onInput,
  onSent,
  showSent,
  children,
}: Props) {
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<FieldErrors>({});
  /** `mailto:` address with the message that could not be sent. */
  const [unsentHref, setUnsentHref] = useState<string>();
  /** The last message sent; undefined once the visitor begins another message. */
  const [sent, setSent] = useState<TemplateParams>();
  const [sending, startSending] = useTransition();
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);
  // A disabled button loses the focus. After sending, the button gets the focus back if no other element has it.
  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
    wasSending.current = sending;
  }, [sending]);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const addToast = (outcome: Toast['outcome'], mailHref?: string) =>
    setToasts((shown) => {
      const id = (shown.at(-1)?.id ?? 0) + 1;
      // A new toast removes the toasts about the other outcome (sent or failed).
      const others = shown.filter((toast) => toast.outcome === outcome);
      return [...others, { id, outcome, mailHref }].slice(-TOASTS_VISIBLE_MAX);
    });

  const isReplaced = sent !== undefined && showSent !== undefined;

  async function send(form: HTMLFormElement): Promise<void> {
    const params = createTemplateParams({
      ...prefilled,
      ...Object.fromEntries(new FormData(form)),
    });
    // The browser of a real visitor may have filled in the honeypot, so the message is marked, not rejected.
    const mark = formFieldNamed(form, HONEYPOT_NAME).value ? SPAM_SUBJECT_PREFIX : '';
    try {
      await sendMessage({ ...params, subject: mark + params.subject });
      form.reset();
      onSent?.();
      setSent(params);
      addToast('sent');
    } catch {
      const href = messageMailHref(firm.email, params);
      setUnsentHref(href);
      addToast('failed', href);
    }
  }

  function submit(form: HTMLFormElement): void {
    if (sending) return;
    const newErrors = findErrors(form, fields);
    setErrors(newErrors);
    const [first] = Object.keys(newErrors);
    if (first !== undefined) return formFieldNamed(form, first).focus();
    startSending(() => send(form));
  }

  return (
    <>
      <form
        ref={ref}
        aria-labelledby={labelledBy}
        action={`mailto:${firm.email}?subject=${encodeURIComponent(createTemplateParams(prefilled).subject)}`}
        method="post"
        encType="text/plain"
        noValidate={hydrated}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
        onInput={({ currentTarget, target }) => {
          setSent(undefined);
          // While the visitor types, only fields that show an error are checked again.
          const wrong = fields.filter((name) => name in errors);
          if (wrong.length > 0) setErrors(findErrors(currentTarget, wrong));
          onInput?.(currentTarget, (target as HTMLInputElement).name);
        }}
        onReset={() => {
          setErrors({});
          setUnsentHref(undefined);
        }}
      >
        {sent &&
          showSent?.(sent, () => {
            flushSync(() => setSent(undefined));
            document.getElementById(`field-${fields[0]}`)?.focus();
          })}
        <div className={className} hidden={isReplaced}>
          {fields.map((name) => (
            <TextField key={name} name={name} error={errors[name]} locked={sending} />
          ))}
          <div className={buttonClass}>
            <button
              ref={button}
              type="submit"
              disabled={sending}
              aria-busy={sending}
              className="button button-solid min-w-[min(11rem,100%)] disabled:cursor-progress disabled:border-brand disabled:bg-brand dark:disabled:border-brass-lit dark:disabled:bg-brass-lit"
            >
              {sending ? 'Sending...' : buttonLabel}
            </button>
          </div>
        </div>
        {/* This notice is for visitors who missed the toast. Screen readers have already announced the toast. */}
        {unsentHref && !sending && (
          <p ref={showInFull} className="mt-4 flex gap-2 text-small">
            <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-error" />
            <span>
              Your message was not sent. It is still here: try again, or{' '}
              <a href={unsentHref} className="link">
                send it by e-mail
              </a>
              .
            </span>
          </p>
        )}
        {sent && !showSent && (
          <p ref={showInFull} className="mt-4 text-small">
            Your message has been sent. The form is ready for another.
          </p>
        )}
        <div hidden={isReplaced}>{children}</div>
        {/* The honeypot: visitors do not see this field, but bots fill it in. Until React runs, the field has no name,
            so that the visitor's e-mail does not contain the field. */}
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

/** Returns false on the server and during hydration, then true. */
const useHydrated = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );

/** Returns the field of a form by its name; the form must have such a field. */
export const formFieldNamed = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** Scrolls the notice into the middle of the window, where no toast covers it. */
const showInFull = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'center' });

function findErrors(form: HTMLFormElement, names: readonly ContactFieldName[]): FieldErrors {
  const errors = names.map(
    (name) => [name, describeFieldError(name, formFieldNamed(form, name))] as const,
  );
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

/**
 * Sends a message to EmailJS or to our own server, depending on the build (docs/decisions/message-endpoint.md). Throws
 * an error if the answer is not `OK`. Status 200 is not enough: the login page of a public network has this status too.
 */
async function sendMessage(params: TemplateParams): Promise<void> {
  emailjs.init({ publicKey }, origin || window.location.origin);
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), SEND_TIMEOUT_MS);
  });
  const answer = await Promise.race([emailjs.send(serviceId, templateId, { ...params }), timeout]);
  if (answer.status !== 200 || answer.text !== 'OK') throw answer;
}
