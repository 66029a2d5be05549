import { useReducer, useRef } from 'react';
import type { sendMessage } from './send-message.ts';
import type { MessageParams } from '#site/message-params.ts';
import { markSuspect } from './contact-message.logic.ts';
import { IDLE, deliver, type Delivery, type Firm } from './delivery.logic.ts';
import type { MessageService } from './message-target.logic.ts';

export interface DeliveryProps {
  readonly service: MessageService;
  readonly firm: Firm;
  readonly send: typeof sendMessage;
}

interface DeliveryControl {
  readonly delivery: Delivery;
  /**
   * Sends unless a send is under way. Resolves to true when the message was taken, to false for
   * every other outcome; never rejects. `suspect`: a program seems to have filled in the form; what
   * it sends is marked, not dropped, because it may have been the browser of a person.
   */
  start(params: MessageParams, suspect: boolean): Promise<boolean>;
  /** The visitor goes on typing. */
  edit(): void;
  /** The form was emptied. */
  reset(): void;
  dismiss(id: number): void;
}

/** Sends a form's message once at a time and keeps its state and toasts. */
export function useDelivery({ service, firm, send }: DeliveryProps): DeliveryControl {
  const [delivery, dispatch] = useReducer(deliver, IDLE);
  // A second click can come before React has drawn the first one's state.
  const busy = useRef(false);

  async function start(params: MessageParams, suspect: boolean): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    dispatch({ type: 'start' });
    try {
      await send(suspect ? markSuspect(params) : params, service);
      dispatch({ type: 'sent', firm });
      return true;
    } catch (error) {
      dispatch({ type: 'failed', firm, params, error });
      return false;
    } finally {
      busy.current = false;
    }
  }

  return {
    delivery,
    start,
    edit: () => dispatch({ type: 'edit' }),
    reset: () => dispatch({ type: 'reset' }),
    dismiss: (id) => dispatch({ type: 'dismiss', id }),
  };
}
