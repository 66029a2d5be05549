/** The call to action that scrolls to the top (spec 2.6) and takes the focus to the form there. */
for (const link of document.querySelectorAll<HTMLElement>('main a[href="#main"]'))
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.scrollTo({ top: 0 }); // smooth or not, as the styles have it
    document.querySelector<HTMLElement>('[data-message-form]')?.focus({ preventScroll: true });
  });
