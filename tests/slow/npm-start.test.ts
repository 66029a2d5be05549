/** A newcomer's first minute, with the machine's own Node: a copy without node_modules. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { useFolder } from '../temp-folder.ts';

const at = useFolder();

/** The caller's PATH without this project's own Node, as on a machine that never saw it. */
const outerPath = (process.env.PATH ?? '')
  .split(':')
  .filter((part) => !part.includes('node_modules'))
  .join(':');

/** Runs a command in the folder. `onOutput` gets all that was printed, and what sends Ctrl-C. */
async function run(
  command: readonly [string, ...string[]],
  env: Record<string, string>,
  onOutput: (printed: string, stop: () => void) => unknown = () => undefined,
) {
  const [name, ...args] = command;
  const child = spawn(name, args, {
    cwd: at(),
    detached: true,
    env: { HOME: process.env.HOME, PATH: outerPath, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      onOutput(printed, () => process.kill(-(child.pid ?? 0), 'SIGINT'));
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

test('npm start in a copy without node_modules → installed, built and served', async () => {
  // What is tracked and what is new, as git sees the folder.
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) cpSync(file, at(file));
  let asked: Promise<Response[]> | undefined;
  // Of somebody who has never used Astro.
  const env = { PORT: '0', XDG_CONFIG_HOME: at('config') };
  const { printed } = await run(['npm', 'start'], env, (output, stop) => {
    const [url] = /http:\S+:\d+(?= )/.exec(output) ?? [];
    if (url === undefined) return;
    asked ??= Promise.all([fetch(url), fetch(`${url}/nowhere`)]).finally(stop);
  });
  const [home, nowhere] = (await asked) ?? [];
  expect([home?.status, nowhere?.status], printed).toEqual([200, 404]);
  expect(printed).not.toMatch(/telemetry/i);
  expect(printed.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(10);
});

describe('the installation', () => {
  beforeEach(() => writeFileSync(at('package-lock.json'), '{}'));

  /** With a script in the place of npm, so that it does not wait for the registry. */
  const ready = (npm: string) => {
    writeFileSync(at('npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
    return run(['node', resolve('src/cli/ready.mjs')], { PATH: `${at()}:${outerPath}` });
  };
  const installs = 'mkdir -p node_modules; echo "$@" > asked';
  const begins =
    'Downloading and unpacking the packages of package-lock.json: one minute, or several on a slow line …\n';

  test.each([
    ['echo down >&2; exit 1', 'down\nThe packages could not be installed; run the command again.'],
    [
      'echo "npm error code EUSAGE" >&2; exit 1',
      'package-lock.json does not fit package.json; run "npm install" and commit both.',
    ],
  ])('fails (%s) → said what to do', async (npm, says) => {
    expect(await ready(npm)).toEqual({ code: 1, printed: `${begins}${says}\n` });
  });

  test('runs again → once for each lockfile', async () => {
    expect(await ready(installs)).toEqual({ code: 0, printed: begins });
    expect(readFileSync(at('asked'), 'utf8')).toBe('ci --include=dev --ignore-scripts\n');
    expect(await ready(installs)).toEqual({ code: 0, printed: '' });
    writeFileSync(at('package-lock.json'), '{ }');
    expect(await ready(installs)).toEqual({ code: 0, printed: begins });
  });
});

test('every script → preceded by the installation', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const own = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  expect(own.filter((name) => scripts[`pre${name}`] !== 'node src/cli/ready.mjs')).toEqual([]);
});
