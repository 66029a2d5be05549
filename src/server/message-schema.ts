/** The body of a send call: EmailJS protocol 4.4.1 (spec section 7). */
import { z } from 'zod';
import type { MessageParams } from '#config/message-params.ts';
import { MESSAGES } from '#config/messages.ts';
import { validate } from '#schemas/fault-text.ts';

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
    email: z.email({ pattern: z.regexes.html5Email, error: describeEmail }),
    phone: oneLine().optional(),
    company: oneLine().optional(),
    subject: oneLine().optional(),
    message: severalLines().optional(),
  })
  .superRefine((params, context) => {
    // The newsletter form knows nothing but the address.
    if (params.subject === MESSAGES.newsletterSubject) return;
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

/** The message in a parsed JSON body, or one sentence that names each field at fault. */
export function readMessage(body: unknown): { message: MessageParams } | { fault: string } {
  const result = validate(sendCallSchema, body, 'body');
  if ('faults' in result)
    return {
      fault: result.faults
        .map(
          ({ file, field, message }) => `${[file, field].filter(Boolean).join(': ')}: ${message}`,
        )
        .join('; '),
    };
  const { first_name = '', last_name = '', email, ...rest } = result.data.template_params;
  const { phone = '', company = '', subject = '', message = '' } = rest;
  return { message: { first_name, last_name, email, phone, company, subject, message } };
}

function describeEmail({ input }: { input?: unknown }): string {
  return input === undefined ? 'is missing; expected text' : 'write a complete e-mail address';
}
