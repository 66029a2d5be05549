/** Which file the form at an address is of. */
import type { Setup } from '#cli/edit/endpoint.ts';

type Known = Pick<Setup, 'config' | 'places' | 'numbers'>;

const ENTRY = /^#\/collections\/([^/]+)\/entries\/([^?]+)/;
const NEW = /^#\/collections\/([^/?]+)\/new$/;

/** Undefined where no form is open. */
export function fileAt(hash: string, { config, places }: Known): string | undefined {
  const [, name = '', entry = ''] = ENTRY.exec(hash) ?? [];
  const id = decodeURIComponent(entry);
  const files = config.collections?.flatMap((one) =>
    'files' in one && one.name === name ? one.files : [],
  );
  const single = files?.find((file) => file.name === id);
  if (single !== undefined) return single.file;
  const place = places[name];
  return place === undefined || id === '' ? undefined : `${place.folder}/${id}.${place.extension}`;
}

/** The address of a new entry with its number, where entries of the kind have one. */
export function numberedNew(hash: string, { numbers }: Known): string | undefined {
  const [, name = ''] = NEW.exec(hash) ?? [];
  const number = numbers[name];
  return number === undefined ? undefined : `${hash}?_slug=${number}`;
}
