import { useReducer, useRef } from 'react';
import type { sendMessage } from '#browser/send-message.ts';
import type { MessageParams } from '#config/message-params.ts';
import { IDLE, deliver, type Delivery, type Firm } from '#logic/delivery.ts';
import type { MessageService } from '#logic/message-service.ts';

export interface DeliveryProps {
  readonly service: MessageService;
  readonly firm: Firm;
  readonly send: typeof sendMessage;
}

interface DeliveryControl {
  readonly delivery: Delivery;
  /**
   * Sends unless a send is under way. Resolves to true when the message was taken, to false for
   * every other outcome; never rejects. `pretend`: show success and send nothing.
   */
  start(params: MessageParams, pretend?: boolean): Promise<boolean>;
  /** The visitor goes on typing. */
  edit(): void;
  dismiss(id: number): void;
}

/** Sends a form's message once at a time and keeps its state and toasts. */
export function useDelivery({ service, firm, send }: DeliveryProps): DeliveryControl {
  const [delivery, dispatch] = useReducer(deliver, IDLE);
  // A second click can come before React has drawn the first one's state.
  const busy = useRef(false);

  async function start(params: MessageParams, pretend = false): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    dispatch({ type: 'start' });
    const sent = pretend || (await succeeds(send(params, service)));
    busy.current = false;
    dispatch(sent ? { type: 'sent', firm } : { type: 'failed', firm, params });
    return sent;
  }

  return {
    delivery,
    start,
    edit: () => dispatch({ type: 'edit' }),
    dismiss: (id) => dispatch({ type: 'dismiss', id }),
  };
}

async function succeeds(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
