/**
 * `import url from './later.ts?chunk-url'` gives the address of a script that is built as a separate chunk, which the
 * page loads with the browser's `import(url)`. A usual `import('./later.ts')` makes Vite add code for preloading to
 * every page. With `build.modulePreload: false` Vite adds none, but Astro then no longer inlines the script that every
 * page needs at once (features/frame/start.ts), because that script contains an import.
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
