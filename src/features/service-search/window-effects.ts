/** What an island does to the window, to be passed as props. */

export function goTo(url: string): void {
  window.location.assign(url);
}

/** Shows a text in the browser's alert dialog and waits for its closing. */
export function alertVisitor(text: string): void {
  window.alert(text);
}
