/** Opens the answer that the address names (`/faqs#faq-12`), on arrival and whenever the hash changes. */
export function openFromHash(): void {
  const open = () => {
    const answer = document.getElementById(window.location.hash.slice(1));
    if (!(answer instanceof HTMLDetailsElement)) return;
    // A search that has hidden it gives way.
    if (answer.hidden) answer.dispatchEvent(new Event('reveal', { bubbles: true }));
    // It may be among those that 'Show More' shows.
    const rest = answer.parentElement?.closest('details');
    if (rest) rest.open = true;
    answer.open = true;
    // scroll-padding on the root keeps it clear of the sticky header.
    answer.scrollIntoView();
  };
  window.addEventListener('hashchange', open);
  open();
}
