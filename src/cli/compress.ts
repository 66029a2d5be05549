/** `npm run compress`: `.br` and `.gz` beside the text files of dist/, for servers of one's own (docs/hosting.md). */
import { existsSync } from 'node:fs';
import { compressSite } from '#build/precompress.ts';
import { StartError, orOneLine } from '#server/start-error.ts';
import { DIST_DIR } from '#site/build-folders.ts';
import { readArguments } from './arguments.ts';

readArguments({
  call: 'npm run compress',
  about: 'Writes .br and .gz copies into dist/, for servers that do not compress by themselves.',
});
await orOneLine(async () => {
  if (!existsSync(`${DIST_DIR}/index.html`))
    throw new StartError('dist/ holds no built site; run "npm run build" first');
  await compressSite(DIST_DIR);
});
