/** Makes each table that scrolls sideways a tab stop, so that arrow keys can scroll it. Checks again on each resize. */
export function watchTables(): void {
  const mark = () => {
    for (const frame of document.querySelectorAll<HTMLElement>('.table-frame'))
      frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
  };
  mark();
  window.addEventListener('resize', mark);
}
