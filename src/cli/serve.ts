/** `npm run serve`: serves what was built. */
import { readArguments } from './arguments.ts';

readArguments({
  call: 'npm run serve',
  about: 'Serves a finished dist/. PORT (4321 unless told) and HOST choose the address.',
});
await import('#server/main.ts');
