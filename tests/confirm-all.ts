/** What an owner does with the launch list, in a copy of the content: every item is confirmed. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Takes out every `example: true`, and the name of the city. What `site.json` holds is left to the caller. */
export function confirmAll(contentDir: string): void {
  for (const file of globSync(join(contentDir, '**/*.{md,json}'))) {
    const source = readFileSync(file, 'utf8');
    const own = source
      .replace(/,\n *"example": true(?=\n)/g, '')
      .replace(/^ *"?example"?: true,?\n/gm, '')
      .replaceAll('Bangalore', '{{site.locality}}');
    if (own !== source) writeFileSync(file, own);
  }
}
