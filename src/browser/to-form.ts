/** The call to action that scrolls to the top (spec 2.6) and takes the focus to the form there. */
import { prefersStill } from './motion.ts';

for (const link of document.querySelectorAll<HTMLElement>('main a[href="#main"]'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.scrollTo({ top: 0, behavior: prefersStill() ? 'instant' : 'smooth' });
    document.querySelector<HTMLElement>('[data-message-form]')?.focus({ preventScroll: true });
  });
