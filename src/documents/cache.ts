/** Keeps what is slow to draw between builds, by a hash of everything that goes into it. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DIRECTORY = 'node_modules/.cache/drawn';

/** The bytes made before from the same `input`, or made now. A cache that cannot be written does no harm. */
export async function cached(
  input: unknown,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const file = join(DIRECTORY, name);
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) return new Uint8Array(known);
  const bytes = await make();
  try {
    await mkdir(DIRECTORY, { recursive: true });
    // Written aside and moved, so that a build broken off leaves no half file behind.
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
  } catch {
    // Drawn again next time.
  }
  return bytes;
}
