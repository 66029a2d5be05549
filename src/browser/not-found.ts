/** Logs the attempted path (spec 2.19); under /blog/ the page reads 'Blog Post Not Found' (decisions, Routes). */
import { ROUTES } from '#config/routes.ts';

const { pathname } = window.location;
console.error(`Not found: ${pathname}`);

if (pathname.startsWith(`${ROUTES.blog}/`)) {
  document.querySelector<HTMLElement>('[data-not-found-page]')?.remove();
  const post = document.querySelector<HTMLElement>('[data-not-found-post]');
  if (post) {
    post.hidden = false;
    document.title = post.querySelector('h1')?.textContent ?? document.title;
  }
}
