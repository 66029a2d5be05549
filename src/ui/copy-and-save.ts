/** Copies a text and returns whether it worked. If the clipboard fails, copies from a hidden text area in `host`. */
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

/** Offers a text as a file to save: `saveFile('wages.csv', 'text/csv', text)`. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Deletes the address after a minute: some browsers read the text only after asking where to save the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
