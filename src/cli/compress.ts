/** `npm run compress`: `.br` and `.gz` beside the text files of dist/, for servers of one's own (docs/hosting.md). */
import { existsSync } from 'node:fs';
import { compressSite } from '#build/precompress.ts';

const DIST_DIR = 'dist';

if (existsSync(`${DIST_DIR}/index.html`)) await compressSite(DIST_DIR);
else {
  console.error(`${DIST_DIR}/ holds no built site; run "npm run build" first`);
  process.exitCode = 1;
}
