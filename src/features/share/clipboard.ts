/**
 * Returns true if the text was copied. If the clipboard fails, logs it and copies from a hidden text
 * area inside `host` by command; then focus returns to where it was.
 */
export async function copyText(text: string, host: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The clipboard failed, copying by command:', error);
  }
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr-only';
  host.append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
