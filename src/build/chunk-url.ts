/**
 * `import url from './later.ts?chunk-url'` builds the script as a separate chunk and gives its address; the page loads
 * the chunk with the browser's `import(url)`. With a plain `import('./later.ts')`, Vite adds code for preloading to
 * every page. `build.modulePreload: false` would remove the added code, but the script that every page needs at once
 * (features/frame/start.ts) would then contain an import, and Astro does not inline a script with an import.
 */
import type { Plugin } from 'vite';

const SUFFIX = '?chunk-url';

export const chunkUrlPlugin = (): Plugin => ({
  name: 'chunk-url',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(SUFFIX)) return null;
    const script = await this.resolve(source.slice(0, -SUFFIX.length), importer);
    return script && `\0${script.id}${SUFFIX}`;
  },
  load(id) {
    if (!id.endsWith(SUFFIX)) return null;
    const script = id.slice(1, -SUFFIX.length);
    const { mode, config } = this.environment;
    if (mode === 'dev') return `export default ${JSON.stringify(script.slice(config.root.length))}`;
    const chunk = this.emitFile({ type: 'chunk', id: script });
    return `export default import.meta.ROLLDOWN_FILE_URL_${chunk}`;
  },
});
