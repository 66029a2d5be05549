import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';

interface Props {
  href: string;
  className?: string;
  children?: ReactNode;
}

/** Button to the chat, which opens in a new tab. */
export function ChatButton({ href, className = '', children = 'WhatsApp' }: Props) {
  return (
    <a
      className={`button button-chat ${className}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <MessageCircle size={20} aria-hidden="true" />
      <span>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </span>
    </a>
  );
}
