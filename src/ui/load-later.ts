/** Loads a chunk at its first use (build/chunk-url.ts); undefined where it does not come. */
export function loadLater<Module>(url: string): Promise<Module | undefined> {
  return import(/* @vite-ignore */ url).catch(() => undefined);
}
