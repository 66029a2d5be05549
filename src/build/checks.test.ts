import type { AstroIntegrationLogger } from 'astro';
import { afterEach, expect, test, vi } from 'vitest';
import { checkBeforeBuild } from './checks.ts';

afterEach(() => vi.unstubAllEnvs());

const KEYS = ['PUBLIC_KEY', 'SERVICE_ID', 'TEMPLATE_ID'].map((name) => `PUBLIC_EMAILJS_${name}`);
test.each([
  ['no key, for a static host', 'build', [], KEYS],
  ['no key, under npm start', 'start', [], []],
  ['one key too few, under npm start', 'start', KEYS.slice(1), KEYS.slice(0, 1)],
  ['all keys', 'build', KEYS, []],
])('names the missing keys of the message service: %s', async (_what, script, set, missing) => {
  vi.stubEnv('npm_lifecycle_event', script);
  const { hooks } = checkBeforeBuild(Object.fromEntries(set.map((name) => [name, 'x'])));
  const warn = vi.fn<(line: string) => void>();
  const logger = { warn } as unknown as AstroIntegrationLogger;
  await hooks['astro:build:start']?.({ logger, setPrerenderer: () => undefined });
  const named = warn.mock.calls.flatMap(([line]) => line.match(/PUBLIC_EMAILJS_\w+/g) ?? []);
  expect(named).toEqual(missing);
});
