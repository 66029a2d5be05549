import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CMS_FOLDER, cmsCode } from './cms-package.ts';

const code = cmsCode('/cms');

test('the fonts of the CMS are those that lie in its package', () => {
  expect(code).not.toContain('cdn.jsdelivr.net/fontsource');
  const fonts = [...code.matchAll(/\/cms\/(assets\/[\w-]+\.woff2)/g)].map(([, file = '']) => file);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((file) => !existsSync(join(CMS_FOLDER, file)))).toEqual([]);
});
