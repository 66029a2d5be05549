/**
 * `npm start`: builds the site, then serves it in this process. A shell between npm and the server would not pass on
 * the signal that ends them, so the script in package.json begins with `exec`; the shell of Windows does not know that
 * command and runs the second half instead.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('node', ['--run', 'build'], { stdio: 'inherit' });
if (status === 0) await import('../server/main.ts');
else process.exitCode = status ?? 1;
