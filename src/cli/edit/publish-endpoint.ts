/** Publishing, as the editing page asks for it: what would be published, and the act itself. */
import { json as jsonOf } from 'node:stream/consumers';
import type { IncomingMessage } from 'node:http';
import { formatFinding } from '#collections/reading/finding.ts';
import { checkContent } from '#doctor/check.ts';
import { gitIn } from './publish-git.ts';
import { planOf, publish, type Desk, type Plan, type Result } from './publish.ts';

const desk: Desk = {
  root: process.cwd(),
  git: gitIn(process.cwd()),
  check: () =>
    checkContent({})
      .findings.filter(({ severity }) => severity === 'error')
      .map(formatFinding),
};

/** Two at once would meet in git. */
let isBusy = false;

/** GET: the plan. POST: publishes it. The guard of the other requests has let it pass. */
export async function publishAnswer(request: IncomingMessage) {
  if (request.method !== 'POST') return answerWith(await planOf(desk));
  const asked = await jsonOf(request).catch(() => undefined);
  if (!isAsked(asked)) return { status: 422, body: 'What arrived is not what the page sends.' };
  if (isBusy) return { status: 409, body: 'Publishing is under way already.' };
  isBusy = true;
  try {
    return answerWith(await publish(desk, asked));
  } finally {
    isBusy = false;
  }
}

const answerWith = (value: Plan | Result) => ({
  status: 200,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

function isAsked(asked: unknown): asked is { summary: string; version: string } {
  if (typeof asked !== 'object' || asked === null) return false;
  const { summary, version } = asked as Record<string, unknown>;
  return typeof summary === 'string' && typeof version === 'string';
}
