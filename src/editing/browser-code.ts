/**
 * The page's own script as one file. The development server would hand it over too, but with its live
 * reload, which throws a half-written text away whenever a file under content/ changes.
 */
import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';

const ENTRY = fileURLToPath(new URL('browser/start.ts', import.meta.url));
let code: Promise<string> | undefined;

/** Bundled at the first call. */
export const browserCode = (): Promise<string> => (code ??= bundle());

async function bundle(): Promise<string> {
  const results = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['es'], fileName: 'start' },
    },
  });
  const [result] = [results].flat() as Rollup.RollupOutput[];
  return result?.output[0].code ?? '';
}
