/** Logs the attempted path; under /blog/ the page reads 'Blog Post Not Found'. */

const { pathname } = window.location;
console.error(`Not found: ${pathname}`);

const post = document.querySelector<HTMLElement>('[data-not-found-post]');
// Its button leads to the list of posts; asking it spares this page the table of routes.
const list = post?.querySelector('a')?.pathname;
if (post && list !== undefined && pathname.startsWith(`${list}/`)) {
  document.querySelector('[data-not-found-page]')?.remove();
  post.hidden = false;
  document.title = post.querySelector('h1')?.textContent ?? document.title;
}
