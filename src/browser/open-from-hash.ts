/** Opens the answer that the address names (`/faqs#faq-12`), on arrival and whenever the hash changes. */

/** `reveal` is called first with the answer; it may bring it into sight. */
export function openFromHash(reveal?: (answer: HTMLDetailsElement) => void): void {
  const open = () => {
    const answer = document.getElementById(window.location.hash.slice(1));
    if (!(answer instanceof HTMLDetailsElement)) return;
    reveal?.(answer);
    answer.open = true;
    // scroll-padding on the root keeps it clear of the sticky header.
    answer.scrollIntoView();
  };
  window.addEventListener('hashchange', open);
  open();
}
