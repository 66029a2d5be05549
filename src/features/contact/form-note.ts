/** A form whose script did not come says so: the button then opens the visitor's mail program. */
document.addEventListener('astro:hydration-error', ({ target }) => {
  const note = target instanceof Element && target.parentElement?.querySelector('[data-form-note]');
  if (note) note.removeAttribute('hidden');
});
