/** The body of a send call: EmailJS protocol 4.4.1 (spec section 7). */
import { z } from 'zod';
import { SUSPECT_MARK, type MessageParams } from '#site/message-params.ts';
import { MESSAGES } from '#site/messages.ts';

/** RFC 5321, 4.5.3.1.3. */
const EMAIL_MAX_CHARS = 254;
const COMPLETE_ADDRESS = 'write a complete e-mail address';

/** A subscription, marked as one by a program or not. */
const SUBSCRIPTIONS: readonly (string | undefined)[] = [
  MESSAGES.newsletterSubject,
  SUSPECT_MARK + MESSAGES.newsletterSubject,
];
const REQUIRED = ['first_name', 'last_name', 'phone', 'company', 'subject', 'message'] as const;

/** Space and control characters become one space, so that no field can start a header or a line. */
const oneLine = () => z.string().transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());

/** Paragraphs stay; other control characters go. */
const severalLines = () =>
  z.string().transform((text) =>
    text
      .replace(/\r\n?|\p{Zl}|\p{Zp}/gu, '\n')
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .trim(),
  );

const templateParams = z
  .object({
    first_name: oneLine().optional(),
    last_name: oneLine().optional(),
    // The pattern of <input type="email">: what the browser let through is accepted here.
    email: z
      .email({ pattern: z.regexes.html5Email, error: COMPLETE_ADDRESS })
      .max(EMAIL_MAX_CHARS, COMPLETE_ADDRESS)
      // Mail programs would decode it, and answer to another address than the one that is shown.
      .refine((address) => !address.includes('=?'), COMPLETE_ADDRESS),
    phone: oneLine().optional(),
    company: oneLine().optional(),
    subject: oneLine().optional(),
    message: severalLines().optional(),
  })
  .superRefine((params, context) => {
    // The newsletter form knows nothing but the address.
    if (SUBSCRIPTIONS.includes(params.subject)) return;
    for (const field of REQUIRED)
      if (!params[field])
        context.addIssue({
          code: 'custom',
          path: [field],
          message:
            params[field] === undefined ? 'is missing; expected text' : 'is empty; write some text',
        });
  });

const filled = () => z.string().min(1, 'is empty');

const sendCallSchema = z.object({
  lib_version: filled(),
  user_id: filled(),
  service_id: filled(),
  template_id: filled(),
  template_params: templateParams,
});

/** The message in a parsed JSON body, or one sentence that names each field in error. */
export function readMessage(body: unknown): { message: MessageParams } | { error: string } {
  const { data, error } = sendCallSchema.safeParse(body);
  if (error) {
    const issues = error.issues.map(
      ({ path, message }) => `${['body', ...path].join('.')}: ${message}`,
    );
    return { error: issues.join('; ') };
  }
  const { first_name = '', last_name = '', email, ...rest } = data.template_params;
  const { phone = '', company = '', subject = '', message = '' } = rest;
  return { message: { first_name, last_name, email, phone, company, subject, message } };
}
