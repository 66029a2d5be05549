/**
 * When islands are hydrated: `client:painted` once the page is on the screen (src/ui/painted.ts),
 * `client:touched` at the first sign of use (src/ui/touched.ts). Astro's own `client:idle` may begin
 * before the first paint, and React then comes ahead of what the visitor waits for.
 */
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
    'client:touched'?: boolean;
  }
}

export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['painted', 'touched'])
          addClientDirective({ name, entrypoint: `./src/ui/${name}.ts` });
      },
    },
  };
}
