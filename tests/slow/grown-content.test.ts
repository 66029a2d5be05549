/**
 * An editor's work breaks no test: in a copy with one more post, question, page, service and
 * subsection the tests of units and of the built site pass, and those browser tests that count.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProject } from '../project-copy.ts';
import { linkPackages, copyOfAll } from './copy.ts';

/** Of the port that the copy's own browser tests serve at. */
const PORT = Number(process.env['E2E_PORT'] ?? 4399) + 1;

/** Enough words for the doctor, no sentence of them twice in the site. */
const words = (what: string, times: number) =>
  Array.from(
    { length: times },
    (_, index) => `Step ${index + 1} of the ${what} has its own form and its own day.`,
  ).join(' ');

let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

const POST = `---
title: What the register of charges shows
excerpt: What the register of charges shows, who keeps it, and what a lender looks up in it first.
date: '2026-11-18'
author: Company secretarial team
category: Technology
image: /images/blog/2.svg
alt: Two crosses of dots, joined by one line
keywords: [register of charges]
---

A lender asks for the register of charges before anything else.

## What it shows

${words('register', 30)}
`;

const PAGE = {
  title: 'Refunds',
  description:
    'When a fee that was paid in advance is given back, and how long it takes to arrive.',
  keywords: ['refunds'],
  heading: 'Refunds',
  lead: 'When a fee comes back.',
  blocks: [{ block: 'prose', text: words('notice', 16) }],
};

const service = (what: string) => ({
  title: `Help with ${what}`,
  order: 40,
  icon: 'users',
  summary: `Sessions on ${what} for people who meet it for the first time, held over a quarter.`,
  keywords: [what],
  sections: [{ field: 'overview', text: words(what, 16) }],
  reviewed: '2026-11-20',
});

const QUESTION = {
  question: 'Which day does a new joiner go on the rolls?',
  answer: words('joining', 6),
};

beforeAll(() => {
  folder = copyOfAll();
  linkPackages(folder);
  write('content/blog/7.md', POST);
  write('content/pages/refunds.json', JSON.stringify(PAGE));
  write('content/services/hr/mentoring.json', JSON.stringify(service('mentoring')));
  write('content/services/faas/registrations/fssai.json', JSON.stringify(service('food licences')));
  const menus = join(folder, 'content/navigation.json');
  const { legal, ...others } = JSON.parse(readFileSync(menus, 'utf8')) as { legal: object[] };
  const grown = { ...others, legal: [...legal, { label: 'Refunds', href: '/refunds' }] };
  writeFileSync(menus, `${JSON.stringify(grown, null, 2)}\n`);
  const file = join(folder, 'content/faqs/hr.json');
  const list = JSON.parse(readFileSync(file, 'utf8')) as { faqs: { id: number }[] };
  const id = Math.max(...list.faqs.map((one) => one.id)) + 1;
  writeFileSync(file, JSON.stringify({ ...list, faqs: [...list.faqs, { id, ...QUESTION }] }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Runs a command in the copy; what it printed is in the error when it fails. */
function run(command: string, ...args: string[]): void {
  try {
    execFileSync(join(folder, 'node_modules/.bin', command), args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, E2E_PORT: String(PORT) },
    });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    expect.fail(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  }
}

test('the site builds, and its unit and built-site tests pass', async () => {
  await buildProject(folder);
  run('vitest', 'run', '--project', 'unit', '--project', 'site');
});

test('the browser tests that count entries pass', () => {
  run(
    'playwright',
    'test',
    ...[
      'e2e/blog',
      'slow/blog-at-scale',
      'e2e/faqs',
      'e2e/services',
      'accessibility/announcements',
    ].map((name) => `tests/${name}.spec.ts`),
  );
});
