/** Hostile calls of the message endpoint: each kept whole as one mail, or refused in one line. */
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MESSAGE_BODY_MAX_BYTES } from '#site/limits.ts';
import { SEND_PATH } from '#site/routes.ts';
import { FIRM, ask, startTestSite, type Answer, type TestSite } from '../server-harness.ts';
import { hostileValue } from './hostile-addresses.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { randomFrom, type Random } from './random.ts';
import { amount, settle } from './record.ts';

const AREA = 'Hostile messages';
/** What a body may take where it drips; elsewhere the server's own limit holds. */
const SLOW_MS = 2_000;

let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
});
afterEach(() => site.stop());

const PARAMS: Readonly<Record<string, unknown>> = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@visitor.example',
  phone: '+91 98450 00000',
  company: 'Rao Exports',
  subject: 'GST registration',
  message: 'Please call me.',
};
const FIELDS = Object.keys(PARAMS);
const CALL: Readonly<Record<string, unknown>> = {
  lib_version: '4.4.1',
  user_id: 'local',
  service_id: 'local',
  template_id: 'local',
};
const JSON_TYPE = { 'Content-Type': 'application/json' };

const post = (body: string | Buffer, headers: Record<string, string | number> = JSON_TYPE) =>
  ask(site, SEND_PATH, { method: 'POST', headers, body });
const callWith = (params: object) =>
  JSON.stringify({ ...CALL, template_params: { ...PARAMS, ...params } });

const kept = () => (existsSync(site.outboxDir) ? readdirSync(site.outboxDir).sort() : []);
const readMail = (name: string) => PostalMime.parse(readFileSync(join(site.outboxDir, name)));

const MAIL_HEADERS = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

/** A mail that goes to the firm alone, with no header that a visitor could have written. */
function mailFault({
  headers,
  from,
  to,
  cc,
  bcc,
  replyTo,
  attachments,
}: Email): string | undefined {
  const names = headers.map(({ key }) => key).sort();
  if (names.join() !== MAIL_HEADERS.join()) return `headers: ${names.join()}`;
  if (to?.length !== 1 || to[0]?.address !== FIRM.email || from?.address !== FIRM.email)
    return `goes to ${JSON.stringify(to)}`;
  if ((cc ?? []).length + (bcc ?? []).length + attachments.length > 0)
    return 'has more than a text';
  return replyTo?.length === 1 ? undefined : `answers go to ${JSON.stringify(replyTo)}`;
}

/** What is wrong with a refusal. */
function refusalFault({ status, text }: Answer): string | undefined {
  if (![400, 408, 413, 415].includes(status)) return `status ${status}`;
  return /^[^\n]+$/.test(text) ? undefined : 'does not say why in one line';
}

/** Sends each and finds what was neither kept soundly nor refused clearly. */
async function trySending(bodies: readonly (string | Buffer)[]): Promise<string[]> {
  const broken: string[] = [];
  for (const body of bodies) {
    const answer = await post(body);
    const names = kept();
    const fault =
      answer.status === 200
        ? names.length === 1
          ? mailFault(await readMail(names[0] ?? ''))
          : `${names.length} mails kept`
        : (refusalFault(answer) ?? (names.length === 0 ? undefined : 'refused and kept'));
    if (fault !== undefined)
      broken.push(`${JSON.stringify(body.toString().slice(0, 300))}: ${fault}`);
    for (const name of names) rmSync(join(site.outboxDir, name));
  }
  return broken;
}

const INJECTIONS = [
  '\r\nBcc: all@evil.example',
  '\nBcc: x',
  '\rBcc: x',
  '\u2028Bcc: x',
  '\u0085Bcc: x',
  '\u0000',
  '%0d%0aBcc: x',
  '=?utf-8?q?=0d=0aBcc:x?=',
  '\r\n\r\n<script>',
  '\r\n.\r\n',
  '"\r\nBcc: x',
  ', all@evil.example',
  '<all@evil.example>',
  '\\\r\nBcc: x',
  '\r\nContent-Type: text/html',
];

test('lines, headers and addresses smuggled into each field', async () => {
  const bodies = FIELDS.flatMap((field) =>
    [...INJECTIONS, ...HOSTILE_TEXTS].flatMap((text) => [
      callWith({ [field]: `${String(PARAMS[field])}${text}` }),
      callWith({ [field]: `${text}${String(PARAMS[field])}` }),
    ]),
  );
  settle(AREA, 'texts smuggled into each field', bodies.length, await trySending(bodies));
});

const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  [],
  [[]],
  {},
  { toString: 1 },
  ['a'],
  { length: 5 },
  '',
];

function fuzzedBody(random: Random): string | Buffer {
  const key = () =>
    random.pick([
      ...FIELDS,
      '__proto__',
      'constructor',
      'toString',
      'bcc',
      'to',
      'headers',
      'attachments',
    ]);
  const value = () =>
    random.below(2) === 0 ? random.pick(VALUES) : hostileValue(random, ['a@b.example']);
  const valid = callWith({});
  return random.pick<() => string | Buffer>([
    () =>
      callWith(
        Object.fromEntries([
          [key(), value()],
          [key(), value()],
        ]),
      ),
    () => JSON.stringify({ ...CALL, [key()]: value(), template_params: value() }),
    () => valid.replace('"local"', `"local","${key()}":${JSON.stringify(value())}`),
    () =>
      valid.replace('{', `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},`),
    () => valid.replace('"first_name"', '"__proto__":{"polluted":1},"first_name"'),
    () => valid.slice(0, random.below(valid.length)),
    () => valid.slice(0, 20) + hostileValue(random, ['x']) + valid.slice(20),
    () => '['.repeat(random.below(40_000)),
    () => `${'{"a":'.repeat(random.below(8_000))}1`,
    () => `${'9'.repeat(random.below(1_000))}`,
    () => Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256))),
    () =>
      Buffer.concat([
        Buffer.from(valid.slice(0, -3)),
        Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80, 0xff]),
        Buffer.from('"}}'),
      ]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(valid)]),
    () => Buffer.from(valid, 'utf16le'),
  ])();
}

test('bodies of every wrong shape', async () => {
  const random = randomFrom(31);
  const bodies = Array.from({ length: amount({ short: 500, long: 3_000 }) }, () =>
    fuzzedBody(random),
  );
  settle(AREA, 'bodies of every wrong shape', bodies.length, await trySending(bodies));
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test('other types, codings and lengths', async () => {
  const body = callWith({});
  const headers: Record<string, string>[] = [
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/json-seq' },
    { 'Content-Type': 'application/xml' },
    { 'Content-Type': '' },
    { 'Content-Type': 'application/json, text/plain' },
    {},
  ];
  const refused = await Promise.all(headers.map((header) => post(body, header)));
  const gzipped = await post(Buffer.from([0x1f, 0x8b, 8, 0]), {
    ...JSON_TYPE,
    'Content-Encoding': 'gzip',
  });
  const broken = [...refused, gzipped].flatMap((answer) => refusalFault(answer) ?? []);
  expect(kept()).toEqual([]);
  settle(AREA, 'other types and codings', headers.length + 1, broken);
});

test('hundreds at once, sound and unsound mixed: nothing is lost', async () => {
  const count = amount({ short: 200, long: 1_000 });
  const random = randomFrom(37);
  const calls = Array.from({ length: count }, (_, index) => ({
    sound: index % 2 === 0,
    body: index % 2 === 0 ? callWith({ subject: `Message ${index}` }) : fuzzedBody(random),
  }));
  // In rounds, as the machine has only so many sockets.
  const answers: Answer[] = [];
  for (let start = 0; start < count; start += 200)
    answers.push(
      ...(await Promise.all(calls.slice(start, start + 200).map(({ body }) => post(body)))),
    );
  const broken = calls.flatMap(({ sound }, index) =>
    sound && answers[index]?.status !== 200 ? [`message ${index}: ${answers[index]?.status}`] : [],
  );
  const mails = await Promise.all(kept().map(readMail));
  const subjects = new Set(mails.map(({ subject }) => subject));
  for (const [index, { sound }] of calls.entries())
    if (sound && !subjects.has(`Message ${index}`)) broken.push(`message ${index} is lost`);
  broken.push(...mails.flatMap((mail) => mailFault(mail) ?? []));
  expect(mails).toHaveLength(answers.filter(({ status }) => status === 200).length);
  settle(AREA, 'calls at once, none lost', count, broken);
});

test('huge bodies are refused without being kept in memory', async () => {
  const count = amount({ short: 40, long: 200 });
  const huge = Buffer.alloc(4_000_000, 'x');
  const before = process.memoryUsage();
  const broken: string[] = [];
  for (let start = 0; start < count; start += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        // With its length told, and in pieces of which nobody knows how many come.
        post(huge, index % 2 === 0 ? JSON_TYPE : { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }),
      ),
    );
    broken.push(...answers.flatMap(({ status }) => (status === 413 ? [] : [`status ${status}`])));
  }
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  const grown =
    heapUsed + external + arrayBuffers - before.heapUsed - before.external - before.arrayBuffers;
  // All bodies together are 160 MB and more; kept ones would be seen.
  expect(grown, `grown by ${Math.round(grown / 1e6)} MB`).toBeLessThan(count * huge.length * 0.5);
  settle(AREA, `bodies of 4 MB (the limit is ${MESSAGE_BODY_MAX_BYTES / 1000} KB)`, count, broken);
});

test('bodies that drip are given up, and others are served meanwhile', async () => {
  await site.stop();
  site = await startTestSite({ requestTimeoutMs: SLOW_MS });
  const count = amount({ short: 50, long: 200 });
  const head = `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 40000\r\n\r\n`;
  const drips = Array.from({ length: count }, () => drip(head));
  const meanwhile = await post(callWith({ subject: 'Meanwhile' }));
  expect(meanwhile.status).toBe(200);
  const answers = await Promise.all(drips);
  const broken = answers.flatMap((text) =>
    /^HTTP\/1\.1 408 /.test(text) ? [] : [JSON.stringify(text.slice(0, 80))],
  );
  expect(kept()).toHaveLength(1);
  settle(AREA, 'bodies that come byte by byte', count, broken);
});

/** Sends a byte whenever the last one has left, and returns what came until the server closed. */
function drip(head: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(site.port, '127.0.0.1', () => socket.write(head));
    const timer = setInterval(() => socket.write('x'), SLOW_MS / 20);
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', () => undefined); // the server closes while a byte is on its way
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}
