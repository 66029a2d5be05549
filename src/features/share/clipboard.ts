/** Copies a text. */

/**
 * True once the text is on the clipboard. Where the clipboard fails, which is logged, a hidden text
 * area inside `host` is copied by command; focus goes back to where it was.
 */
export async function copyText(text: string, host: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The clipboard failed, copying by command:', error);
    return copyByCommand(text, host);
  }
}

function copyByCommand(text: string, host: HTMLElement): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  // No keyboard comes up on phones, no zoom, nothing to see.
  area.readOnly = true;
  area.className = 'sr-only';
  area.setAttribute('aria-hidden', 'true');
  host.append(area);
  area.focus({ preventScroll: true });
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
