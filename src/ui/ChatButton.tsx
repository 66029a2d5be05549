import MessageCircle from 'lucide-react/icons/message-circle';
import type { ComponentProps } from 'react';

/** Button that opens the WhatsApp chat in a new tab. */
export const ChatButton = ({
  className = 'button-chat',
  children = 'WhatsApp',
  ...link
}: ComponentProps<'a'>) => (
  <a {...link} className={`button ${className}`} target="_blank" rel="noopener noreferrer">
    <MessageCircle size={20} aria-hidden="true" />
    <span>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </span>
  </a>
);
