/** The contact message (spec 3, 5, 7): its fields, what is sent of it, and the same as a mail. */
import { MESSAGES } from '#site/messages.ts';
import { SUSPECT_MARK, type MessageParams } from '#site/message-params.ts';

interface Field {
  /** Word for word from spec 5. */
  readonly label: string;
  /** The field inside a sentence: "Enter your first name". */
  readonly phrase: string;
  readonly type: 'text' | 'email' | 'tel' | 'area';
  readonly autoComplete: string;
}

/** In the order shown. All are required (spec 5). */
export const CONTACT_FIELDS = {
  firstName: {
    label: 'First Name *',
    phrase: 'your first name',
    type: 'text',
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'Last Name *',
    phrase: 'your last name',
    type: 'text',
    autoComplete: 'family-name',
  },
  email: {
    label: 'Email Address *',
    phrase: 'your e-mail address',
    type: 'email',
    autoComplete: 'email',
  },
  phone: {
    label: 'Phone Number *',
    phrase: 'your phone number',
    type: 'tel',
    autoComplete: 'tel',
  },
  company: {
    label: 'Company *',
    phrase: 'the name of your company',
    type: 'text',
    autoComplete: 'organization',
  },
  subject: {
    label: 'Subject (optional)',
    phrase: 'a subject',
    type: 'text',
    autoComplete: 'off',
  },
  message: {
    label: 'Message *',
    phrase: 'your message',
    type: 'area',
    autoComplete: 'off',
  },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof CONTACT_FIELDS;
export type ContactMessage = Readonly<Record<FieldName, string>>;
export const FIELD_NAMES = Object.keys(CONTACT_FIELDS) as FieldName[];

/** Everything goes out as typed; only a blank subject is replaced (spec 5). */
export function messageParams(message: ContactMessage): MessageParams {
  const { firstName, lastName, email, phone, company, subject } = message;
  return {
    first_name: firstName,
    last_name: lastName,
    email,
    phone,
    company,
    subject: subject.trim() === '' ? MESSAGES.defaultSubject : subject,
    message: message.message,
  };
}

/** A subscription, by the same call; all that is known is the address. */
export function newsletterParams(email: string): MessageParams {
  return {
    first_name: '',
    last_name: '',
    email,
    phone: '',
    company: '',
    subject: MESSAGES.newsletterSubject,
    message: 'Please add this address to the newsletter.',
  };
}

export function markSuspect(params: MessageParams): MessageParams {
  return { ...params, subject: SUSPECT_MARK + params.subject };
}

/** Windows opens no longer address; a mail that would be longer is cut. */
const MAIL_HREF_MAX_CHARS = 2_000;
const CUT_NOTE = '\r\n[…] The end did not fit here. Please copy it from the form.';

/** `mailto:` address of a mail that says the same as the message; `to` is the firm's address. */
export function mailHref(to: string, params: MessageParams): string {
  const { subject, message } = params;
  const facts = [
    ['Name', `${params.first_name} ${params.last_name}`.trim()],
    ['Email', params.email],
    ['Phone', params.phone],
    ['Company', params.company],
  ].filter(([, value]) => value !== '');
  const opening = facts.map(([label, value]) => `${label}: ${value}`).join('\r\n');
  const href = (text: string) =>
    `mailto:${to}?subject=${encode(subject)}&body=${encode(`${opening}\r\n\r\n${text}`)}`;

  const text = message.replaceAll(/\r?\n/g, '\r\n');
  if (href(text).length <= MAIL_HREF_MAX_CHARS) return href(text);
  // By code points, so that no character is cut in two.
  const characters = [...text].slice(0, MAIL_HREF_MAX_CHARS);
  let kept = characters.length;
  while (
    kept > 0 &&
    href(characters.slice(0, kept).join('') + CUT_NOTE).length > MAIL_HREF_MAX_CHARS
  )
    kept -= Math.ceil(kept / 40);
  return href(characters.slice(0, kept).join('') + CUT_NOTE);
}

/** A lone half of a surrogate pair, which a paste can bring, would make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
