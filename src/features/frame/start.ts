/** In the HTML of every page: what cannot wait for a file, and the request for the rest. */
import { afterFirstPaint } from '#lib/first-paint.ts';
import pageUrl from './page.ts?chunk-url';

/** How long a form waits for its island before it is sent without. */
const SUBMIT_HOLD_MAX_MS = 3_000;
/** After `astro:hydrate` React may still replace an island whose HTML was changed; it needs a moment for that. */
const HYDRATION_MS = 100;

/** A form that is sent before its island is there waits for it, three seconds at most; an empty one is not sent. */
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
    const values = [...new FormData(form).values()];
    if (values.some((value) => String(value).trim() !== '')) form.submit();
  }, SUBMIT_HOLD_MAX_MS);
  const sendNow = () => {
    clearTimeout(sendAnyway);
    // The form may be another element by then.
    const press = () => island.querySelector<HTMLElement>('[type=submit]')?.click();
    window.setTimeout(press, HYDRATION_MS);
  };
  island.addEventListener('astro:hydrate', sendNow, { once: true });
}

document.addEventListener('submit', holdSubmit);
afterFirstPaint(() => void import(/* @vite-ignore */ pageUrl));
