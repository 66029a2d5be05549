/** Makes `client:painted` and `client:touched` known to Astro. */
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:painted'?: boolean;
    'client:touched'?: boolean;
  }
}

export const clientDirectives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['painted', 'touched'])
        addClientDirective({ name, entrypoint: `./src/ui/${name}.ts` });
    },
  },
});
