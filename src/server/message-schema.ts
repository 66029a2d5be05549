/** The body of a send call: EmailJS protocol 4.4.1 (spec section 7). */
import { z } from 'zod';
import { SUSPECT_MARK, type MessageParams } from '#site/message-service.ts';
import { FIXED_TEXTS } from '#site/texts.ts';

/** RFC 5321, 4.5.3.1.3. */
const EMAIL_MAX_CHARS = 254;
const COMPLETE_ADDRESS = 'write a complete e-mail address';

/** Subjects of a subscription, without and with the spam mark. */
const SUBSCRIPTIONS = [FIXED_TEXTS.newsletterSubject, SUSPECT_MARK + FIXED_TEXTS.newsletterSubject];

/** White space and control characters become one space, so that no field can start a header or a line. */
const oneLine = z
  .string()
  .default('')
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());

/** Keeps line breaks and removes other control characters. */
const severalLines = z
  .string()
  .default('')
  .transform((text) =>
    text
      .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim(),
  );

const templateParams = z
  .object({
    first_name: oneLine,
    last_name: oneLine,
    // The pattern of <input type="email">: what the browser accepts is accepted here.
    email: z
      .email({ pattern: z.regexes.html5Email, error: COMPLETE_ADDRESS })
      .max(EMAIL_MAX_CHARS, COMPLETE_ADDRESS)
      // Mail programs would decode it and reply to a different address from the one shown.
      .refine((address) => !address.includes('=?'), COMPLETE_ADDRESS),
    phone: oneLine,
    company: oneLine,
    subject: oneLine,
    message: severalLines,
  })
  .superRefine((params, { addIssue }) => {
    // The newsletter form sends only the address.
    if (SUBSCRIPTIONS.includes(params.subject)) return;
    for (const [field, text] of Object.entries(params))
      if (text === '') addIssue({ code: 'custom', path: [field], message: 'write some text' });
  });

const filled = z.string().min(1);

const sendCall = z.object({
  lib_version: filled,
  user_id: filled,
  service_id: filled,
  template_id: filled,
  template_params: templateParams,
});

/** The message in a parsed JSON body, or one sentence that names each field in error. */
export function readMessage(body: unknown): { message: MessageParams } | { error: string } {
  const { data, error } = sendCall.safeParse(body);
  if (data) return { message: data.template_params };
  const issues = error.issues.map(
    ({ path, message }) => `${['body', ...path].join('.')}: ${message}`,
  );
  return { error: issues.join('; ') };
}
