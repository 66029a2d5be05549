/** A visitor's message as a standard mail (RFC 5322) that any mail program opens. */
import { createTransport } from 'nodemailer';
import type { MessageParams } from '#site/message-service.ts';

/** Name and address of the firm, from `content/site.json`. */
export interface Mailbox {
  readonly name: string;
  readonly email: string;
}

// Writes into memory; nothing is sent anywhere.
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** `sentAt`: when the message arrived. Replies go to the visitor, through Reply-To. */
export async function composeMail(
  message: MessageParams,
  firm: Mailbox,
  sentAt: Date,
): Promise<Buffer> {
  const visitor = `${message.first_name} ${message.last_name}`.trim();
  const mail = await composer.sendMail({
    from: { name: firm.name, address: firm.email },
    to: { name: firm.name, address: firm.email },
    replyTo: { name: headerText(visitor), address: message.email },
    subject: headerText(message.subject),
    date: sentAt,
    text: mailText(message, visitor),
  });
  if (!Buffer.isBuffer(mail.message)) throw new TypeError('the mail came as a stream');
  return mail.message;
}

/**
 * Mail programs would decode a visitor's `=?…?=` and show something else. A header line can be
 * folded only at a space, and must not be longer than 998 characters.
 */
function headerText(text: string): string {
  return text.replaceAll('=?', '= ?').replace(/\S{500}(?=\S)/gu, '$& ');
}

/** One line per fact, then the message; empty fields are left out. */
function mailText(message: MessageParams, visitor: string): string {
  const facts = Object.entries({
    Name: visitor,
    Email: message.email,
    Phone: message.phone,
    Company: message.company,
  });
  const lines = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  return [lines.join('\n'), message.message].filter((part) => part !== '').join('\n\n') + '\n';
}
