/** `npm run serve`: serves what was built. PORT (default 4321) and HOST choose the address. */
import { orOneLine, serveSite } from '#server/serve-site.ts';
import { loadSettings } from '#server/settings.ts';

await orOneLine(async () => serveSite(loadSettings()));
