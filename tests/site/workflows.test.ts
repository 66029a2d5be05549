/** Tests the workflows under .github/: nothing is published without checks, and every action has a fixed version. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Workflow {
  readonly permissions: Record<string, string>;
  readonly jobs: Record<
    string,
    { needs?: string; permissions?: object; steps?: { run?: string; uses?: string }[] }
  >;
}

const FOLDER = '.github/workflows';
const sourceOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

test.each(readdirSync(FOLDER))('actions in %s have a fixed commit and may only read', (name) => {
  const uses = [...sourceOf(name).matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action);
  const fixed = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+[.]\d+[.]\d+$|^[.]\//;
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((action) => !fixed.test(action))).toEqual([]);
  expect((parse(sourceOf(name)) as Workflow).permissions).toEqual({ contents: 'read' });
});

test('a run publishes what it has built and checked, and only its last job has write permission', () => {
  const { jobs } = parse(sourceOf('deploy.yml')) as Workflow;
  const steps = (jobs['build']?.steps ?? []).map(({ run, uses = '' }) => run ?? uses);
  expect(steps.slice(2)).toEqual([
    'npm run build',
    'npm run doctor',
    "npm exec -c 'sh tests/run.sh published'",
    expect.stringMatching(/^actions\/upload-pages-artifact@/),
  ]);
  expect(jobs['publish']?.needs).toBe('build');
  expect(sourceOf('deploy.yml') + sourceOf('ci.yml')).not.toMatch(/^ *ref:/m);
  expect(Object.keys(jobs).filter((name) => jobs[name]?.permissions)).toEqual(['publish']);
});
