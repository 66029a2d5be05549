/**
 * The directive `client:touched` (src/build/client-directives.ts): hydrates an island at the first
 * sign of use, because what is printed works without it. At once where something in it is in use already:
 * focused, opened, filled in, or named by the address.
 */
import type { ClientDirective } from 'astro';

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input'] as const;
/** A press that ends elsewhere gives no sign here. */
const PRESS_MAX_MS = 1_000;

const touched: ClientDirective = (load, _options, element) => {
  let begun = false;
  let press: Promise<unknown> = Promise.resolve();
  const begin = async () => {
    if (begun) return;
    begun = true;
    const hydrate = await load();
    // A press under way belongs to what is printed: React must not come between its two halves.
    await press;
    await hydrate();
    // Astro reports a failure and resolves; the printed part goes on, and the next sign tries again.
    begun = !element.hasAttribute('ssr');
    element.toggleAttribute('data-failed', !begun);
    if (begun) for (const sign of SIGNS) element.removeEventListener(sign, begin);
  };
  const hold = () => {
    press = new Promise((done) => {
      const end = () => setTimeout(done);
      for (const sign of ['click', 'keyup', 'pointercancel'])
        element.addEventListener(sign, end, { once: true });
      setTimeout(done, PRESS_MAX_MS);
    });
  };
  for (const sign of ['pointerdown', 'keydown']) element.addEventListener(sign, hold);
  for (const sign of SIGNS) element.addEventListener(sign, begin);
  if (inUse(element)) void begin();
};

function inUse(element: HTMLElement): boolean {
  const named = document.getElementById(location.hash.slice(1));
  const filled = [...element.querySelectorAll('input')].some(({ value }) => value !== '');
  const opened = element.querySelector('details[open]') !== null;
  return filled || opened || [named, document.activeElement].some((one) => element.contains(one));
}

export default touched;
