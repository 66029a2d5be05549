/** Makes a table a tab stop only if it can scroll. Checks this again when the size of the window changes. */
export function watchTables(): void {
  const mark = () => {
    for (const frame of document.querySelectorAll<HTMLElement>('.table-frame'))
      frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
  };
  mark();
  window.addEventListener('resize', mark);
}
