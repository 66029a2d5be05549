/** The script in the HTML of every page. Does the work that cannot wait for page.ts, and loads page.ts. */
import { afterFirstPaint } from '#ui/first-paint.ts';
import pageUrl from './page.ts?chunk-url';

/** Maximum time that a form waits for its island; after this time, the browser sends the form without the island. */
const SUBMIT_HOLD_MAX_MS = 3_000;
/** Time after `astro:hydrate` in which React may still replace the HTML of an island. */
const HYDRATION_MS = 100;

/** Delays the sending of a form until its island has hydrated, for at most three seconds. */
function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const island = form.closest('astro-island[ssr]');
  if (!island) return;
  event.preventDefault();
  if (island.hasAttribute('data-held')) return;
  island.setAttribute('data-held', '');
  const sendAnyway = window.setTimeout(() => {
    island.removeAttribute('data-held');
    island.removeEventListener('astro:hydrate', sendNow);
    form.submit();
  }, SUBMIT_HOLD_MAX_MS);
  const sendNow = () => {
    clearTimeout(sendAnyway);
    // React may have replaced the form, so the button is looked up again.
    const press = () => island.querySelector<HTMLElement>('[type=submit]')?.click();
    window.setTimeout(press, HYDRATION_MS);
  };
  island.addEventListener('astro:hydrate', sendNow, { once: true });
}

document.addEventListener('submit', holdSubmit);
afterFirstPaint(() => void import(/* @vite-ignore */ pageUrl));
