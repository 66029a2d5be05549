/**
 * `client:touched`: hydrates an island when the visitor first uses it, because its HTML works without React.
 * At once if it is already in use: focused, opened, filled in, or named by the address.
 */
import type { AstroIntegration, ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touched'?: boolean;
  }
}

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'];
/** Longest wait for the end of a press, which is not seen here if it ends elsewhere. */
const PRESS_MAX_MS = 1_000;

const touched: ClientDirective = (load, _options, island) => {
  let begun = false;
  let press: Promise<unknown> = Promise.resolve();
  const begin = async () => {
    if (begun) return;
    begun = true;
    const hydrate = await load();
    await press;
    await hydrate();
  };
  // A press in progress acts on the HTML as printed, so React must not hydrate between its two halves.
  const hold = () => {
    press = new Promise((done) => {
      for (const end of ['click', 'keyup', 'pointercancel'])
        island.addEventListener(end, () => setTimeout(done), { once: true });
      setTimeout(done, PRESS_MAX_MS);
    });
  };
  for (const half of ['pointerdown', 'keydown']) island.addEventListener(half, hold);
  for (const sign of SIGNS) island.addEventListener(sign, begin, { once: true });

  // `:target` does not match yet.
  const named = document.getElementById(location.hash.slice(1));
  const used = island.querySelector(':focus, details[open], input:not(:placeholder-shown)');
  if (used || island.contains(named)) void begin();
};
export default touched;

/** Makes the directive known to Astro (astro.config.mjs). */
export const clientTouched = (): AstroIntegration => ({
  name: 'client-touched',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touched', entrypoint: './src/ui/touched.ts' }),
  },
});
