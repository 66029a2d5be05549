/** The contact message (specification, sections 3, 5, 7): fields, errors, parameters to send, and the e-mail. */
import { isPhoneNumber, readEmailAddress, withoutInvisible } from '#lib/contact-details.ts';
import { mailText, type TemplateParams } from '#site/message-endpoint.ts';

/** Labels, word for word from the specification (section 5), in the order on the page; all fields are required. */
export const CONTACT_FIELDS = {
  firstName: { label: 'First Name *', type: 'text', autoComplete: 'given-name' },
  lastName: { label: 'Last Name *', type: 'text', autoComplete: 'family-name' },
  email: { label: 'Email Address *', type: 'email', autoComplete: 'email' },
  phone: { label: 'Phone Number *', type: 'tel', autoComplete: 'tel' },
  company: { label: 'Company *', type: 'text', autoComplete: 'organization' },
  subject: { label: 'Subject *', type: 'text', autoComplete: 'off' },
  message: { label: 'Message *', type: 'area', autoComplete: 'off' },
} as const;
export const FIELD_HINTS: Partial<Record<ContactFieldName, string>> = {
  company: 'Your own name will do if there is no company yet.',
  message:
    'Say what your business does and where, what you need and by when. If you have received a notice, say who sent it. Do not send passwords or account numbers.',
};
/** Maximum number of characters by type of field. Even with full fields, a message is within the limit of EmailJS. */
const MAX_CHARS = { text: 200, email: 200, tel: 200, area: 10_000 } as const;

export type ContactFieldName = keyof typeof CONTACT_FIELDS;
export type ContactMessage = Readonly<Record<ContactFieldName, string>>;
export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as ContactFieldName[];

/**
 * Returns the parameters of the send call. The fields are sent as typed, except that a blank subject gets the default
 * (specification, section 5), the phone number loses its invisible characters, and the e-mail address is sent as
 * `readEmailAddress` returns it. A newsletter request has only some of the fields.
 */
export function createTemplateParams(fields: Partial<ContactMessage>): TemplateParams {
  const { firstName = '', lastName = '', email = '', phone = '', company = '' } = fields;
  const { subject = '', message = '' } = fields;
  return {
    first_name: firstName,
    last_name: lastName,
    email: readEmailAddress(email) ?? email,
    phone: withoutInvisible(phone),
    company,
    subject: subject.trim() === '' ? 'Contact Form Submission' : subject,
    message,
  };
}

/**
 * Returns the error of a field, or undefined. Adds rules to the browser's check (specification, section 5): a field
 * with only spaces counts as empty, except the subject, which then gets the default; an e-mail address needs a domain
 * with a dot; a phone number needs six digits; a text that is too long is an error.
 */
export function describeFieldError(
  name: ContactFieldName,
  field: Pick<HTMLInputElement, 'value' | 'validity' | 'validationMessage'>,
): string | undefined {
  const { label: marked, type } = CONTACT_FIELDS[name];
  const label = marked.replace(' *', '');
  const { value } = field;
  if ((name === 'subject' ? value : value.trim()) === '')
    return `Enter your ${label.toLowerCase()}`;
  const max = MAX_CHARS[type];
  if (value.length > max)
    return `${label}: ${formatCount(value.length)} characters; at most ${formatCount(max)} can be sent. Shorten the text.`;
  if (name === 'email')
    return readEmailAddress(value) ? undefined : 'Enter an e-mail address such as name@example.com';
  if (name === 'phone' && !isPhoneNumber(value))
    return 'Enter a phone number with its code, such as +91 80 1234 5678';
  return field.validity.valid ? undefined : `${label}: ${field.validationMessage}`;
}

const formatCount = (count: number) => count.toLocaleString('en-IN');

/** Returns the `mailto:` address of an e-mail with the text of the message; `to` is the firm's address. */
export function messageMailHref(to: string, params: TemplateParams): string {
  const text = mailText(params).replaceAll(/\r?\n/g, '\r\n');
  const note = 'Please copy the rest of your message from the form.';
  return filledMailHref(to, params.subject, text, note);
}

/** Windows does not open an address of more than about 2,000 characters. */
const MAIL_HREF_MAX_CHARS = 2_000;

/**
 * Returns the `mailto:` address of an e-mail with subject and text. A text that is too long is cut and followed by
 * `note`, which says where the whole text is. `to`: the recipient's e-mail address.
 */
export function filledMailHref(to: string, subject: string, text: string, note: string): string {
  const start = `mailto:${to}?subject=${encode(subject)}&body=`;
  const room = MAIL_HREF_MAX_CHARS - start.length;
  if (encode(text).length <= room) return start + encode(text);
  const end = encode(`…\r\n\r\n[…] Cut here to fit. ${note}`);
  let body = '';
  for (const character of text) {
    const longer = body + encode(character);
    if (longer.length + end.length > room) break;
    body = longer;
  }
  return start + body + end;
}

/** Encodes a text for a URL. Lone surrogates are replaced first, because `encodeURIComponent` rejects them. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
