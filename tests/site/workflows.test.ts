/** The workflows under .github/: nothing is published untested, and no action can change under its name. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Job {
  readonly needs?: string;
  readonly uses?: string;
  readonly permissions?: Record<string, string>;
}
interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions: Record<string, string>;
  readonly jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const sourceOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const read = (name: string) => parse(sourceOf(name)) as Workflow;

test.each(readdirSync(FOLDER))(
  '%s names each action by its commit, and says the version',
  (name) => {
    const uses = [...sourceOf(name).matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    const loose = uses.filter(
      (action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+[.]\d+[.]\d+$|^[.]\//.test(action),
    );
    expect(loose).toEqual([]);
    expect(read(name).permissions).toEqual({ contents: 'read' });
  },
);

describe('deploying', () => {
  const { jobs } = read('deploy.yml');

  test('follows the tests of the same commit, job by job', () => {
    expect(jobs['test']?.uses).toBe(`./${FOLDER}/ci.yml`);
    expect(jobs['build']?.needs).toBe('test');
    expect(jobs['publish']?.needs).toBe('build');
    expect(Object.keys(jobs)).toHaveLength(3);
    // What is checked out is the commit of the run, in the tests as in the build.
    expect(sourceOf('deploy.yml') + sourceOf('ci.yml')).not.toMatch(/^ *ref:/m);
    expect(read('ci.yml').on).toHaveProperty('workflow_call');
  });

  test('only the last job may write', () => {
    const writers = Object.keys(jobs).filter((name) => jobs[name]?.permissions !== undefined);
    expect(writers).toEqual(['publish']);
  });
});
