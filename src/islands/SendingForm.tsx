import {
  useState,
  type ComponentProps,
  type InputEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { findField, type Faults } from '#browser/form-fields.ts';
import { loadLibrary } from '#browser/send-message.ts';
import type { MessageParams } from '#config/message-params.ts';
import type { FieldName } from '#logic/contact-message.ts';
import { FaultSummary } from './FaultSummary.tsx';
import { TRAP_NAME, Trap } from './Trap.tsx';
import { Toasts } from './Toasts.tsx';
import { fieldId } from './TextField.tsx';
import { useDelivery, type DeliveryProps } from './use-delivery.ts';
import { useEarlyTyping } from './use-early-typing.ts';
import { useFaults } from './use-faults.ts';
import { useHydrated } from './use-hydrated.ts';

interface FormState {
  readonly faults: Faults;
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
  const { delivery, start, edit, dismiss } = useDelivery({ service, firm, send });
  const { faults, attempts, check, recheck } = useFaults();
  const [touched, setTouched] = useState(false);
  const sending = delivery.phase === 'sending';

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending) return;
    if (!check(form)) {
      if (fields.length === 1) findField(form, fields[0] ?? '')?.focus();
      return;
    }
    // The trap has no name before the form has hydrated.
    const trapped = (findField(form, TRAP_NAME)?.value ?? '') !== '';
    if (await start(read(form), trapped)) form.reset();
  }

  function input({ currentTarget }: InputEvent<HTMLFormElement>): void {
    recheck(currentTarget);
    edit();
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
        onFocus={touch}
      >
        {fields.length > 1 && <FaultSummary key={attempts} faults={faults} />}
        {children({ faults, sending, delivery })}
        <Trap set={hydrated} />
      </form>
      <Toasts toasts={delivery.toasts} onDismiss={dismiss} expected={touched} />
    </>
  );
}
