import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MESSAGE_BODY_MAX_BYTES } from '#site/limits.ts';
import { SUSPECT_MARK } from '#site/message-params.ts';
import { MESSAGES } from '#site/messages.ts';
import { SEND_PATH } from '#site/routes.ts';
import {
  CALL,
  FIRM,
  PARAMS,
  ask,
  sendCall,
  startTestSite,
  type TestSite,
} from '../../tests/server-harness.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };

const send = (params: Record<string, unknown> = {}, to = site) => sendCall(to, params);

const post = (body: string | Buffer, headers: Record<string, string | number> = JSON_TYPE) =>
  ask(site, SEND_PATH, { method: 'POST', headers, body });

const kept = () => (existsSync(site.outboxDir) ? readdirSync(site.outboxDir).sort() : []);

async function onlyMail() {
  const names = kept();
  expect(names).toHaveLength(1);
  const source = readFileSync(join(site.outboxDir, names[0] ?? ''));
  return { source: source.toString(), mail: await PostalMime.parse(source) };
}

describe('a message', () => {
  test('is answered as EmailJS answers and kept as one mail', async () => {
    const before = Date.now();
    const answer = await send();
    expect([answer.status, answer.text]).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const { mail } = await onlyMail();
    expect(mail.from).toEqual({ name: FIRM.name, address: FIRM.email });
    expect(mail.to).toEqual([{ name: FIRM.name, address: FIRM.email }]);
    expect(mail.replyTo).toEqual([{ name: 'Asha Rao', address: 'asha@visitor.example' }]);
    expect(mail.subject).toBe('GST registration');
    expect(mail.text?.trim().split('\n')).toEqual([
      'Name: Asha Rao',
      'Email: asha@visitor.example',
      'Phone: +91 98450 00000',
      'Company: Rao Exports',
      '',
      'Please call me.',
      '',
      'Asha',
    ]);
    const date = Date.parse(mail.date ?? '');
    expect(date).toBeGreaterThanOrEqual(Math.floor(before / 1000) * 1000);
    expect(date).toBeLessThanOrEqual(Date.now());
    expect(mail.messageId).toMatch(/^<[^>]+@firm\.example>$/);
    expect(mail.attachments).toEqual([]);
  });

  test('is told of in one line', async () => {
    await send({ subject: 'A\r\nfake line \u001b[31m' });
    expect(site.lines).toEqual([
      `message from asha@visitor.example: "A fake line [31m" → ${site.outboxDir}/${kept()[0]}`,
    ]);
  });

  test('is written with standard line ends', async () => {
    await send({ message: 'a\nb\r\nc\rd\u2028e' });
    const { source, mail } = await onlyMail();
    expect(source.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(mail.text?.trim().split('\n').slice(-5)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('a newsletter request needs the address alone', async () => {
    const { status } = await ask(site, SEND_PATH, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({
        ...CALL,
        template_params: { email: PARAMS.email, subject: MESSAGES.newsletterSubject, company: '' },
      }),
    });
    expect(status).toBe(200);
    const { mail } = await onlyMail();
    expect(mail.text?.trim()).toBe('Email: asha@visitor.example');
    expect(mail.replyTo).toEqual([{ name: '', address: 'asha@visitor.example' }]);
  });

  test.each(['Robot', MESSAGES.newsletterSubject])(
    'marked as possible spam is kept with its mark: %s',
    async (subject) => {
      const empty = subject === 'Robot' ? {} : { first_name: '', phone: '', message: '' };
      expect((await send({ ...empty, subject: SUSPECT_MARK + subject })).status).toBe(200);
      expect((await onlyMail()).mail.subject).toBe(`[Possible spam] ${subject}`);
    },
  );

  test('many in the same moment are each kept, whole', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const count = 40;
    const subjects = Array.from({ length: count }, (_, index) => `Message ${index}`);
    const answers = await Promise.all(subjects.map((subject) => send({ subject })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
    const mails = await Promise.all(
      kept().map((name) => PostalMime.parse(readFileSync(join(site.outboxDir, name)))),
    );
    expect(mails.map(({ subject }) => subject).sort()).toEqual(subjects.sort());
  });
});

describe('hostile and unusual text', () => {
  test.each([
    [
      'quotes and brackets',
      'A "quoted" <b>',
      "O'Neil, (x) <evil@x.example>",
      'Re: "<script>" & \\',
    ],
    ['other scripts', 'मलयालം', 'José ₹', 'Fee ₹ 5,000 – ജി.എസ്.ടി 🙂'],
    ['long text', 'N'.repeat(300), 'x', 'long subject '.repeat(60).trim()],
  ])('%s come back as they were', async (_, first_name, last_name, subject) => {
    const company = `${last_name} & Co. "₹" <x>`;
    const message = `${subject}\n.\n-- \nFrom me\n${'wide '.repeat(300)}₹`;
    expect((await send({ first_name, last_name, subject, company, message })).status).toBe(200);
    const { mail } = await onlyMail();
    expect(mail.subject).toBe(subject);
    expect(mail.replyTo).toEqual([{ name: `${first_name} ${last_name}`, address: PARAMS.email }]);
    expect(mail.text).toContain(`Name: ${first_name} ${last_name}\n`);
    expect(mail.text).toContain(`Company: ${company}\n`);
    expect(mail.text?.trimEnd().endsWith(message)).toBe(true);
  });

  test('encoded words are shown, not decoded', async () => {
    await send({ first_name: '=?utf-8?q?fake?=', subject: '=?utf-8?b?ZmFrZQ==?=' });
    const { mail } = await onlyMail();
    expect(mail.subject).toBe('= ?utf-8?b?ZmFrZQ== ?=');
    expect(mail.replyTo?.[0]?.name).toBe('= ?utf-8?q?fake?= Rao');
  });

  test.each([
    '\r\nBcc: all@evil.example',
    '\nBcc: all@evil.example',
    '\rBcc: x@evil.example',
    '\u2028Bcc: x',
    '\u0000\u0085Bcc: x',
  ])('no line can be smuggled in with %j', async (tail) => {
    const first_name = `Asha${tail}`;
    const values = { first_name, last_name: `Rao${tail}`, phone: `1${tail}`, company: `C${tail}` };
    expect((await send({ ...values, subject: `S${tail}\r\n\r\nbody` })).status).toBe(200);
    const { mail, source } = await onlyMail();
    const names = mail.headers.map(({ key }) => key).sort();
    expect(names).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(source).not.toMatch(/^bcc:/im);
    expect(mail.subject).toBe(`S ${tail.replace(/^\P{L}+/u, '')} body`);
    expect(mail.text?.trim().split('\n')).toHaveLength(4 + 1 + 3);
  });

  test.each([
    'a@b.example\r\nBcc: x@evil.example',
    'a@b.example, x@evil.example',
    '<x@evil.example>',
    'Asha <a@b.example>',
    'a@b.example>',
    'a b@c.example',
    '@',
    'a@',
    '',
  ])('the address %j is refused', async (email) => {
    const { status, text } = await send({ email });
    expect([status, text]).toEqual([
      400,
      'body: template_params.email: write a complete e-mail address',
    ]);
    expect(kept()).toEqual([]);
  });

  test.each([
    '=?utf-8?q?x?=@b.example',
    'a=?utf-8?b?eA==?=@b.example',
    `${'a'.repeat(300)}@b.example`,
  ])('the address %s is refused, which mail programs would read otherwise', async (email) => {
    expect((await send({ email })).status).toBe(400);
  });

  test.each([
    ['one word', 'x'.repeat(5_000)],
    ['many words', 'word '.repeat(2_000).trim()],
    ['one word of another script', 'ക'.repeat(3_000)],
  ])('%s that is too long for a line is folded', async (_, text) => {
    const values = Object.fromEntries(
      ['first_name', 'last_name', 'subject', 'message'].map((name) => [name, text]),
    );
    expect((await send(values)).status).toBe(200);
    const { source, mail } = await onlyMail();
    const longest = Math.max(...source.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(998);
    expect(mail.subject?.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(mail.text?.trimEnd().endsWith(text)).toBe(true);
    expect(mail.replyTo?.[0]?.address).toBe(PARAMS.email);
  });

  test('half a character does no harm', async () => {
    const body = JSON.stringify({ ...CALL, template_params: PARAMS }).replace(
      'GST registration',
      'GST \\ud83d.',
    );
    expect((await post(body)).status).toBe(200);
    expect((await onlyMail()).mail.subject).toBe('GST \ufffd.');
  });
});

describe('a faulty call', () => {
  test.each(['first_name', 'last_name', 'email', 'phone', 'company', 'subject', 'message'])(
    'without %s is refused by name',
    async (field) => {
      const { status, text } = await send({ [field]: undefined });
      expect([status, text]).toEqual([
        400,
        `body: template_params.${field}: is missing; expected text`,
      ]);
      expect(kept()).toEqual([]);
    },
  );

  test.each(['first_name', 'last_name', 'phone', 'company', 'subject', 'message'])(
    'with blank %s is refused by name',
    async (field) => {
      const { status, text } = await send({ [field]: ' \r\n ' });
      expect([status, text]).toEqual([
        400,
        `body: template_params.${field}: is empty; write some text`,
      ]);
    },
  );

  test.each(['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'])(
    'without %s is refused by name',
    async (field) => {
      const { status, text } = await post(
        JSON.stringify({ ...CALL, template_params: PARAMS, [field]: undefined }),
      );
      expect(status).toBe(400);
      expect(text).toMatch(new RegExp(`^body: ${field}: is missing; expected `));
    },
  );

  test('names every field at fault', async () => {
    const { text } = await send({ phone: '', company: '' });
    expect(text).toBe(
      'body: template_params.phone: is empty; write some text; body: template_params.company: is empty; write some text',
    );
  });

  test.each([
    ['a list', { message: ['x'] }, 'body: template_params.message: found ["x"]; expected text'],
    [
      'a number',
      { subject: 5 },
      'body: template_params.subject: found 5; expected text, so put it in quotes',
    ],
  ])('with %s for text is refused', async (_, params, line) => {
    expect(await send(params)).toMatchObject({ status: 400, text: line });
  });

  test.each(['', '{', '[1,', 'null x', Buffer.from([0x22, 0xff, 0xfe, 0x22])])(
    'that is no JSON (%j) is refused',
    async (body) => {
      const { status, text } = await post(body);
      expect(status).toBe(400);
      expect(text).toMatch(/^The body is not JSON: \S.*$/);
    },
  );

  test.each(['null', '5', '"x"', '[]'])('%s is refused', async (body) => {
    const { status, text } = await post(body);
    expect([status, text.split(':')[0]]).toEqual([400, 'body']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of type "%s" is refused',
    async (type) => {
      const answer = await post(
        JSON.stringify({ ...CALL, template_params: PARAMS }),
        type === '' ? {} : { 'Content-Type': type },
      );
      expect(answer.status).toBe(415);
      expect(kept()).toEqual([]);
    },
  );

  test.each(['application/json; charset=utf-8', 'Application/JSON'])(
    'of type "%s" is taken',
    async (type) => {
      expect(
        (await post(JSON.stringify({ ...CALL, template_params: PARAMS }), { 'Content-Type': type }))
          .status,
      ).toBe(200);
    },
  );

  test.each(['GET', 'PUT', 'OPTIONS', 'HEAD'])('by %s is refused', async (method) => {
    expect(await ask(site, SEND_PATH, { method })).toMatchObject({
      status: 405,
      headers: { allow: 'POST' },
    });
  });
});

describe('size', () => {
  /** A call whose body has exactly this many bytes. */
  const callOf = (bytes: number) => {
    const frame = JSON.stringify({ ...CALL, template_params: { ...PARAMS, message: '' } });
    const message = 'x'.repeat(bytes - Buffer.byteLength(frame));
    return JSON.stringify({ ...CALL, template_params: { ...PARAMS, message } });
  };
  const chunked = { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' };

  test.each([JSON_TYPE, chunked])('the largest message is taken', async (headers) => {
    expect((await post(callOf(MESSAGE_BODY_MAX_BYTES), headers)).status).toBe(200);
  });

  test.each([
    [1, JSON_TYPE],
    [1, chunked],
    [3_000_000, JSON_TYPE],
    [3_000_000, chunked],
  ])('%i bytes more are refused', async (more, headers) => {
    const answer = await post(callOf(MESSAGE_BODY_MAX_BYTES + more), headers);
    expect(answer).toMatchObject({ status: 413, text: 'The message is larger than 50000 bytes' });
    expect(kept()).toEqual([]);
  });
});

describe('the same message again', () => {
  const message_id = 'a4f1c0de';

  test('is kept once, also when it comes at once, and answered as the first', async () => {
    const answers = await Promise.all([send({ message_id }), send({ message_id })]);
    answers.push(await send({ message_id }));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      Array.from({ length: 3 }, () => [200, 'OK']),
    );
    expect(kept()).toHaveLength(1);
    expect(site.lines).toHaveLength(1);
  });

  test('is another when it was changed, has another id, or has none', async () => {
    await send({ message_id });
    await send({ message_id, message: 'Please write.' });
    await send({ message_id: 'b5' });
    for (const id of [undefined, undefined, '', '']) await send({ message_id: id });
    expect(kept()).toHaveLength(7);
  });

  test('is tried anew when it could not be kept', async () => {
    writeFileSync(site.outboxDir, '');
    expect((await send({ message_id })).status).toBe(500);
    rmSync(site.outboxDir);
    expect((await send({ message_id })).status).toBe(200);
    expect(kept()).toHaveLength(1);
  });

  test('is another after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await send({ message_id });
    vi.advanceTimersByTime(600_000);
    await send({ message_id });
    expect(kept()).toHaveLength(2);
  });

  test.each([['x'.repeat(101)], [5]])('an id like %s is refused', async (id) => {
    expect((await send({ message_id: id })).status).toBe(400);
  });
});

test('an outbox that cannot be written is told to both sides', async () => {
  writeFileSync(site.outboxDir, 'a file where the folder should be');
  const answer = await send();
  expect([answer.status, answer.text]).toEqual([500, 'The message could not be kept']);
  expect(site.lines).toEqual([
    `message from asha@visitor.example could not be kept in ${site.outboxDir} (EEXIST)`,
  ]);
  rmSync(site.outboxDir);
  expect((await send()).status).toBe(200);
});

describe('faults on request', () => {
  const FAULTS = ['fault:503', 'fault:400', 'fault:hang', 'fault:reset'];

  test.each(FAULTS)('%s is a subject like any other by default', async (subject) => {
    expect((await send({ subject })).status).toBe(200);
    expect((await onlyMail()).mail.subject).toBe(subject);
  });

  describe('when switched on', () => {
    let faulty: TestSite;
    beforeEach(async () => {
      faulty = await startTestSite({ faults: true });
    });
    afterEach(() => faulty.stop());
    const nothingKept = () => expect(existsSync(faulty.outboxDir)).toBe(false);

    test.each([400, 403, 429, 451, 500, 503])('fault:%i', async (status) => {
      expect((await send({ subject: `fault:${status}` }, faulty)).status).toBe(status);
      nothingKept();
    });

    test('fault:reset', async () => {
      await expect(send({ subject: 'fault:reset' }, faulty)).rejects.toMatchObject({
        code: 'ECONNRESET',
      });
      nothingKept();
    });

    test('fault:hang never answers', async () => {
      const settled = vi.fn();
      const hanging = send({ subject: 'fault:hang' }, faulty).then(settled, settled);
      // Others are answered after it was read, it is not.
      for (let turn = 0; turn < 5; turn += 1) await send({ subject: 'fault:429' }, faulty);
      expect(settled).not.toHaveBeenCalled();
      nothingKept();
      await faulty.stop();
      await hanging;
      expect(settled.mock.calls[0]?.[0]).toMatchObject({ code: 'ECONNRESET' });
      faulty = await startTestSite();
    });

    test.each(['fault:200', 'fault:', 'fault:x', 'fault:5033', 'my fault:503'])(
      '"%s" is none',
      async (subject) => {
        expect((await send({ subject }, faulty)).status).toBe(200);
      },
    );
  });
});
