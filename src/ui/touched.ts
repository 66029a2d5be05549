/** `client:touched`: hydrates an island when the visitor first uses it, or at once if it is in use already. */
import type { ClientDirective } from 'astro';

const WAKE_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

const touched: ClientDirective = (load, _options, island) => {
  let hydrating = false;
  let release: Promise<unknown> = Promise.resolve();
  const hydrateOnce = async () => {
    if (hydrating) return;
    hydrating = true;
    const hydrate = await load();
    await release;
    await hydrate();
  };
  // React must not hydrate between press and release: the HTML from the server must still handle the click. The visitor
  // may release the mouse button outside the island.
  const waitForPressEnd = () => {
    release = new Promise((done) => {
      for (const end of ['click', 'keyup', 'pointercancel'])
        document.addEventListener(end, () => setTimeout(done), { once: true });
    });
  };
  for (const start of ['pointerdown', 'keydown']) island.addEventListener(start, waitForPressEnd);
  for (const event of WAKE_EVENTS) island.addEventListener(event, hydrateOnce, { once: true });

  if (island.querySelector(':focus, details[open]')) void hydrateOnce();
};
export default touched;
