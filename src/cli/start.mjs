/**
 * `npm start`: builds the site, then serves it in this process. A shell between npm and the server would not pass on
 * the signal that ends them, so the script in package.json begins with `exec`; the shell of Windows does not know that
 * command and runs the second half instead.
 */
await import('./build.mjs');
if (process.exitCode === 0) await import('../server/main.ts');
