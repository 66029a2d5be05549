/** Opens the answer that the address names (`/faqs#faq-12`), on arrival and whenever the hash changes. */
export function openFromHash(): void {
  const open = () => {
    const answer = document.getElementById(window.location.hash.slice(1));
    if (!(answer instanceof HTMLDetailsElement)) return;
    // Whoever has hidden it brings it back.
    if (answer.hidden) answer.dispatchEvent(new Event('reveal', { bubbles: true }));
    answer.open = true;
    // scroll-padding on the root keeps it clear of the sticky header.
    answer.scrollIntoView();
  };
  window.addEventListener('hashchange', open);
  open();
}
