/** Gives the visitor a file that was made in the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // After the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
