/** States of a form that sends (spec 4): idle, sending, then sent or failed, and its toasts. */
import { TOASTS_VISIBLE_MAX } from '#site/limits.ts';
import { MESSAGES } from '#site/messages.ts';
import type { MessageParams } from '#site/message-params.ts';
import { mailHref } from './contact-message.logic.ts';

export interface Toast {
  readonly id: number;
  readonly outcome: 'sent' | 'failed';
  readonly title: string;
  readonly text: string;
  /** Why it failed, where the visitor can do something about it. */
  readonly reason?: string | undefined;
  /** Address of a mail with the message in it. */
  readonly mailHref?: string;
}

export interface Delivery {
  readonly phase: 'idle' | 'sending' | 'sent' | 'failed';
  /** Oldest first, never more than may be visible. */
  readonly toasts: readonly Toast[];
  /** Mail with the message that failed; '' when none did. */
  readonly mailHref: string;
  /** As in the failure's toast. */
  readonly reason?: string | undefined;
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
  | {
      readonly type: 'failed';
      readonly firm: Firm;
      readonly params: MessageParams;
      /** What the send was rejected with. */
      readonly error: unknown;
    }
  | { readonly type: 'edit' | 'reset' }
  | { readonly type: 'dismiss'; readonly id: number };

export const IDLE: Delivery = { phase: 'idle', toasts: [], mailHref: '', count: 0 };

export function deliver(state: Delivery, action: DeliveryAction): Delivery {
  switch (action.type) {
    case 'start':
      return { ...state, phase: 'sending', mailHref: '', reason: undefined };
    case 'sent': {
      // An earlier failure is no longer true.
      const toasts = state.toasts.filter(({ outcome }) => outcome !== 'failed');
      return show({ ...state, phase: 'sent', toasts }, sentToast(action.firm));
    }
    case 'failed': {
      const href = mailHref(action.firm.email, action.params);
      const reason = failureReason(action.error);
      return show({ ...state, phase: 'failed', mailHref: href, reason }, failedToast(href, reason));
    }
    case 'edit':
      // The mail offered after a failure holds the message as it was sent; it stays until the next try.
      return state.phase === 'sent' ? { ...state, phase: 'idle' } : state;
    case 'reset':
      // What was written is no longer there to be tried again.
      return state.phase === 'failed'
        ? { ...state, phase: 'idle', mailHref: '', reason: undefined }
        : state;
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

const failedToast = (href: string, reason: string | undefined): Omit<Toast, 'id'> => ({
  outcome: 'failed',
  title: MESSAGES.sendFailedTitle,
  text: MESSAGES.sendFailedText,
  reason,
  mailHref: href,
});

const TOO_MANY_REQUESTS = 429;

/**
 * What more there is to say of a failure than that it failed. The library passes on the status and
 * the text of an answer, not its Retry-After; our own server says the minutes in its text too.
 */
export function failureReason(error: unknown): string | undefined {
  const { status, text } = Object(error) as { status?: unknown; text?: unknown };
  if (status !== TOO_MANY_REQUESTS) return undefined;
  const [, minutes = 'a few'] = /\b(\d+) min\b/.exec(String(text)) ?? [];
  const unit = minutes === '1' ? 'minute' : 'minutes';
  return `Too many messages came in a short time: try again in ${minutes} ${unit}.`;
}
