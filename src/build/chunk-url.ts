/**
 * `import url from './later.ts?chunk-url'` gives the address of a script that is built as a chunk of
 * its own, to be loaded with the browser's own `import(url)`. Vite's way, `import('./later.ts')`,
 * adds preloading code to every page, and pages without an island must load little script
 * (docs/decisions/islands.md).
 */
import type { Plugin } from 'vite';

const SUFFIX = '?chunk-url';

export function chunkUrl(): Plugin {
  let root = '';
  let serving = false;
  return {
    name: 'chunk-url',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      serving = config.command === 'serve';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const script = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return script && `\0${script.id}${SUFFIX}`;
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const script = id.slice(1, -SUFFIX.length);
      if (serving) return `export default ${JSON.stringify(script.slice(root.length))}`;
      const chunk = this.emitFile({ type: 'chunk', id: script });
      return `export default import.meta.ROLLDOWN_FILE_URL_${chunk}`;
    },
  };
}
