/** The service that receives messages: EmailJS, or a server with the same protocol (specification, section 7). */

/**
 * All fields of `template_params` in a request that sends a message. Only `message` may have several lines.
 * In a newsletter request, name, phone and company are empty.
 */
export interface TemplateParams {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly company: string;
  readonly subject: string;
  readonly message: string;
}

/** Returns the text of the mail: one line for each field that is not empty, then the message. */
export function mailText(params: TemplateParams): string {
  const { first_name, last_name, email, phone, company, message } = params;
  const name = `${first_name} ${last_name}`.trim();
  const lines = Object.entries({ Name: name, Email: email, Phone: phone, Company: company })
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`);
  return [lines.join('\n'), message].filter((part) => part !== '').join('\n\n');
}

/** Prefix for the subject of a message that a bot may have sent. */
export const SPAM_SUBJECT_PREFIX = '[Possible spam] ';

interface MessageEndpoint {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** `https://api.emailjs.com`, or '' for the origin of the page. */
  readonly origin: string;
}

const EMAILJS_ORIGIN = 'https://api.emailjs.com';

/**
 * Chooses where messages go: to our own server if none of the three PUBLIC_EMAILJS_… keys is set, otherwise to EmailJS.
 * If only some keys are set, EmailJS's library refuses to send, and the visitor sees the failure toast (specification,
 * section 8).
 */
export function chooseMessageEndpoint(
  keys: Record<keyof MessageEndpoint, string | undefined>,
): MessageEndpoint {
  const { publicKey = '', serviceId = '', templateId = '' } = keys;
  // The protocol requires the three keys; our own server accepts any values.
  if (publicKey + serviceId + templateId === '')
    return { publicKey: 'embedded', serviceId: 'embedded', templateId: 'embedded', origin: '' };
  const address = keys.origin || EMAILJS_ORIGIN;
  if (!/^https?:\/\/[^\s/]/.test(address)) {
    const stop = new Error(
      `PUBLIC_EMAILJS_ORIGIN is "${address}"; write the whole address, such as https://mail.example.com`,
    );
    delete stop.stack; // a build would print the stack below the message
    throw stop;
  }
  const { origin } = new URL(address);
  return { publicKey, serviceId, templateId, origin };
}
