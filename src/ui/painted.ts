/** `client:painted`: hydrates an island after the page has appeared, so that no script delays the first frame. */
import type { ClientDirective } from 'astro';
import { afterFirstPaint } from '#ui/first-paint.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
    'client:touched'?: boolean;
  }
}

const painted: ClientDirective = (load) => {
  afterFirstPaint(async () => {
    const hydrate = await load();
    await hydrate();
  });
};
export default painted;
