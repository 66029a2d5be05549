/** A question that is opened stays where it is on the screen when the open answer above it closes. */
export function keepPlace(): void {
  const note = (event: MouseEvent | KeyboardEvent) => {
    const { target, isTrusted } = event;
    const summary = target instanceof Element ? target.closest('.faqs summary') : null;
    // What scripts open has a place of its own: the address's answer goes to the top.
    if (!summary || !isTrusted || !('button' in event || ['Enter', ' '].includes(event.key)))
      return;
    const { top } = summary.getBoundingClientRect();
    // Before the next frame: the browser has opened the one and closed the other by then, and so has React.
    requestAnimationFrame(() => {
      const moved = summary.getBoundingClientRect().top - top;
      window.scrollBy({ top: moved, behavior: 'instant' });
    });
  };
  document.addEventListener('click', note, true);
  document.addEventListener('keydown', note, true);
}
