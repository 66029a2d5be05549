/**
 * `npm start`: builds the site, then serves it in this process. The script in package.json begins with `exec`, because
 * a shell between npm and the server would not pass on the signal that ends the server. The shell of Windows does not
 * know `exec`, so it runs the command after `||`.
 */
await import('./build.mjs');
if (process.exitCode === 0) await import('../server/main.ts');
