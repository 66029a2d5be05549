/** `npm start`: builds the site, then serves it. PORT (default 4321) and HOST choose the address. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkStart, orOneLine, serveSite } from '#server/serve-site.ts';
import { readSettings } from '#server/settings.ts';
import { StartFault } from '#server/start-fault.ts';

await orOneLine(async () => {
  const settings = readSettings(process.env);
  await checkStart(settings);
  await build();
  await serveSite(settings);
});

/** `astro build` under the same Node as this command. */
async function build(): Promise<void> {
  const packageFile = fileURLToPath(import.meta.resolve('astro/package.json'));
  const { bin } = JSON.parse(readFileSync(packageFile, 'utf8')) as { bin: { astro: string } };
  const child = spawn(process.execPath, [join(dirname(packageFile), bin.astro), 'build'], {
    stdio: 'inherit',
  });
  // Ctrl+C reaches the build by itself; a stop from elsewhere is passed on.
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', stop);
  if (code !== 0) throw new StartFault('The build failed, as told above; nothing is served');
}
