/**
 * `client:painted` hydrates an island when the page has been painted (src/browser/painted.ts). Astro's
 * own `client:idle` may begin before that, and React then comes ahead of what the visitor waits for.
 */
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

export function paintedIslands(): AstroIntegration {
  return {
    name: 'painted-islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'painted', entrypoint: './src/browser/painted.ts' }),
    },
  };
}
