/** `npm run serve`: serves what was built. */
import { orOneLine, serveSite } from '#server/serve-site.ts';
import { loadSettings } from '#server/settings.ts';
import { readArguments } from './arguments.ts';

readArguments({
  call: 'npm run serve',
  about: 'Serves a finished dist/. PORT (4321 unless told) and HOST choose the address.',
});
await orOneLine(async () => serveSite(loadSettings()));
