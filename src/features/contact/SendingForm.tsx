import {
  useState,
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { findField, type FieldErrors } from './form-fields.ts';
import { loadLibrary } from './send-message.ts';
import type { MessageParams } from '#site/message-params.ts';
import type { FieldName } from './contact-message.logic.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { HONEYPOT_NAME, Honeypot } from './Honeypot.tsx';
import { Toasts } from './Toasts.tsx';
import { fieldId } from './TextField.tsx';
import { useDelivery, type DeliveryProps } from './use-delivery.ts';
import { useEarlyTyping } from './use-early-typing.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

interface FormState {
  readonly errors: FieldErrors;
  readonly sending: boolean;
  readonly delivery: ReturnType<typeof useDelivery>['delivery'];
}

interface Props extends DeliveryProps, Pick<ComponentProps<'form'>, 'ref' | 'className'> {
  /** Names the form for screen readers. */
  labelledBy: string;
  /** Subject of the mail that the form writes where there is no script. */
  mailSubject: string;
  fields: readonly FieldName[];
  read: (form: HTMLFormElement) => MessageParams;
  children: (state: FormState) => ReactNode;
}

/**
 * A form that sends a message. As printed, and without a script, it opens the visitor's mail
 * program with what was filled in; the island sends it itself.
 */
export function SendingForm({ fields, read, children, labelledBy, mailSubject, ...rest }: Props) {
  const { service, firm, send, ...native } = rest;
  const hydrated = useHydrated();
  useEarlyTyping(fields.map(fieldId));
  const { delivery, start, edit, reset, dismiss } = useDelivery({ service, firm, send });
  const fieldErrors = useFieldErrors();
  const { errors, attempts } = fieldErrors;
  const [touched, setTouched] = useState(false);
  const sending = delivery.phase === 'sending';

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    if (!fieldErrors.check(form)) {
      if (fields.length === 1) findField(form, fields[0] ?? '')?.focus();
      return;
    }
    // The honeypot has no name before the form has hydrated.
    const suspect = (findField(form, HONEYPOT_NAME)?.value ?? '') !== '';
    if (await start(read(form), suspect)) form.reset();
  }

  function input({ currentTarget }: InputEvent<HTMLFormElement>): void {
    fieldErrors.recheck(currentTarget);
    edit();
  }

  /** After a success, and when the visitor empties the form. */
  function emptied(): void {
    fieldErrors.reset();
    reset();
  }

  /** Loads what sending needs while there is a connection. */
  function touch(): void {
    if (touched) return;
    setTouched(true);
    loadLibrary().catch(() => undefined); // sending tries again
  }

  return (
    <>
      <form
        {...native}
        aria-labelledby={labelledBy}
        action={`mailto:${firm.email}?subject=${encodeURIComponent(mailSubject)}`}
        method="post"
        encType="text/plain"
        noValidate={hydrated}
        onSubmit={(event) => void submit(event)}
        onInput={input}
        onReset={emptied}
        onFocus={touch}
      >
        {fields.length > 1 && <ErrorSummary key={attempts} errors={errors} />}
        {children({ errors, sending, delivery })}
        <Honeypot active={hydrated} />
      </form>
      <Toasts toasts={delivery.toasts} onDismiss={dismiss} expected={touched} />
    </>
  );
}
