/**
 * The directive `client:painted` (src/integrations/painted-islands.ts): hydrates an island when the
 * page has been loaded and shown, or after HYDRATE_WITHIN_MS where a file hangs or no frame is drawn,
 * as in a tab behind another.
 */
import type { ClientDirective } from 'astro';
import { FRAME_SHOWN_MS, HYDRATE_WITHIN_MS } from '#config/limits.ts';

const painted: ClientDirective = (load) => {
  let begun = false;
  const begin = async () => {
    if (begun) return;
    begun = true;
    const hydrate = await load();
    await hydrate();
  };
  const afterFrame = () => requestAnimationFrame(() => setTimeout(begin, FRAME_SHOWN_MS));
  if (document.readyState === 'complete') afterFrame();
  else window.addEventListener('load', afterFrame);
  setTimeout(begin, HYDRATE_WITHIN_MS);
};

export default painted;
