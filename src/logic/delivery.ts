/** States of a form that sends (spec 4): idle, sending, then sent or failed, and its toasts. */
import { TOASTS_VISIBLE_MAX } from '#config/limits.ts';
import { MESSAGES } from '#config/messages.ts';
import type { MessageParams } from '#config/message-params.ts';
import { mailHref } from './contact-message.ts';

export interface Toast {
  readonly id: number;
  readonly outcome: 'sent' | 'failed';
  readonly title: string;
  readonly text: string;
  /** Address of a mail with the message in it. */
  readonly mailHref?: string;
}

export interface Delivery {
  readonly phase: 'idle' | 'sending' | 'sent' | 'failed';
  /** Oldest first, never more than may be visible. */
  readonly toasts: readonly Toast[];
  /** Mail with the message that failed; '' when none did. */
  readonly mailHref: string;
  /** Toasts shown so far: gives each its id. */
  readonly count: number;
}

/** Name and address that the toasts and the mail need. */
export interface Firm {
  readonly name: string;
  readonly email: string;
}

export type DeliveryAction =
  | { readonly type: 'start' }
  | { readonly type: 'sent'; readonly firm: Firm }
  | { readonly type: 'failed'; readonly firm: Firm; readonly params: MessageParams }
  | { readonly type: 'edit' }
  | { readonly type: 'dismiss'; readonly id: number };

export const IDLE: Delivery = { phase: 'idle', toasts: [], mailHref: '', count: 0 };

export function deliver(state: Delivery, action: DeliveryAction): Delivery {
  switch (action.type) {
    case 'start':
      return { ...state, phase: 'sending', mailHref: '' };
    case 'sent': {
      // An earlier failure is no longer true.
      const toasts = state.toasts.filter(({ outcome }) => outcome !== 'failed');
      return show({ ...state, phase: 'sent', toasts }, sentToast(action.firm));
    }
    case 'failed': {
      const href = mailHref(action.firm.email, action.params);
      return show({ ...state, phase: 'failed', mailHref: href }, failedToast(href));
    }
    case 'edit':
      // The mail offered after a failure holds the message as it was sent; it stays until the next try.
      return state.phase === 'sent' ? { ...state, phase: 'idle' } : state;
    case 'dismiss':
      return { ...state, toasts: state.toasts.filter(({ id }) => id !== action.id) };
  }
}

function show(state: Delivery, toast: Omit<Toast, 'id'>): Delivery {
  const toasts = [...state.toasts, { ...toast, id: state.count }];
  return { ...state, toasts: toasts.slice(-TOASTS_VISIBLE_MAX), count: state.count + 1 };
}

const sentToast = ({ name }: Firm): Omit<Toast, 'id'> => ({
  outcome: 'sent',
  title: MESSAGES.sendSucceededTitle,
  text: MESSAGES.sendSucceededText.replace('{firm}', () => name),
});

const failedToast = (href: string): Omit<Toast, 'id'> => ({
  outcome: 'failed',
  title: MESSAGES.sendFailedTitle,
  text: MESSAGES.sendFailedText,
  mailHref: href,
});
