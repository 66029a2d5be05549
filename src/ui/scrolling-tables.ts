/** Makes wide tables tab stops, so that arrow keys can scroll them. Checks all tables again after each resize. */
export function watchTables(): void {
  const mark = () => {
    for (const frame of document.querySelectorAll<HTMLElement>('.table-frame'))
      frame.tabIndex = frame.scrollWidth > frame.clientWidth ? 0 : -1;
  };
  mark();
  window.addEventListener('resize', mark);
}
