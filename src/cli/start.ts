/** `npm start`: builds the site, then serves it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVED_HERE } from '#build/message-keys.ts';
import { compressSite } from '#build/precompress.ts';
import { StartError, orOneLine } from '#server/start-error.ts';
import { DIST_DIR } from '#site/build-folders.ts';
import { readArguments } from './arguments.ts';

readArguments({
  call: 'npm start',
  about: 'Builds the site and serves it. PORT (4321 unless told) and HOST choose the address.',
});

await orOneLine(async () => {
  await build();
  await compressSite(DIST_DIR);
  await import('#server/main.ts');
});

/** `astro build` under the same Node as this command. */
async function build(): Promise<void> {
  const packageFile = fileURLToPath(import.meta.resolve('astro/package.json'));
  const { bin } = JSON.parse(readFileSync(packageFile, 'utf8')) as { bin: { astro: string } };
  console.log('Building the site, about a minute …');
  const child = spawn(process.execPath, [join(dirname(packageFile), bin.astro), 'build'], {
    stdio: 'inherit',
    env: { ...process.env, [SERVED_HERE]: '1' },
  });
  // Ctrl+C reaches the build by itself; a stop from elsewhere is passed on.
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', stop);
  if (code !== 0) throw new StartError('The build failed, as told above; nothing is served');
}
