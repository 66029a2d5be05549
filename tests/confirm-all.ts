/** Confirms every item of the launch list in a copy of the content, as an owner does. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Removes every `example: true`. The caller must fill in `site.json`. */
export function confirmAll(contentDir: string): void {
  for (const file of globSync(join(contentDir, '**/*.{md,json}'))) {
    const source = readFileSync(file, 'utf8');
    const own = source
      .replace(/,\n *"example": true(?=\n)/g, '')
      .replace(/^ *"?example"?: true,?\n/gm, '');
    if (own !== source) writeFileSync(file, own);
  }
}
