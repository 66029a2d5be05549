/** The package of the CMS, and its code as both pages with forms get it. */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const CMS_FOLDER = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
export const CMS_MAIN = 'index.js';

const FONT_OF_CDN = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+)[^)'"`]*\.woff2/g;
/** Whether a list shows an entry so many folders below the one that is open. */
const IN_LIST = /return (\w+)\?(\w+)\?(\w+)===2:\3<=2:\3===1/;

/**
 * The code of the CMS, whose files have `address`. Its stylesheet names the fonts of a CDN, and the same
 * fonts lie beside it. A list whose entries lie in folders would begin empty; it begins with all of them.
 */
export function cmsCode(address: string): string {
  const fonts = readdirSync(join(CMS_FOLDER, 'assets'));
  return readFileSync(join(CMS_FOLDER, CMS_MAIN), 'utf8')
    .replace(FONT_OF_CDN, (url, name: string) => {
      const file = fonts.find((one) => one.startsWith(`${name}-`) && one.endsWith('.woff2'));
      return file === undefined ? url : `${address}/assets/${file}`;
    })
    .replace(IN_LIST, 'return $1?$2?$3===2:$3<=2:!$2||$3===1');
}
