/** A text laid out as `npm run format` would; the file's name decides the language. */
import { format, resolveConfig } from 'prettier';

export async function formatted(text: string, file: string): Promise<string> {
  return format(text, { ...(await resolveConfig('package.json')), filepath: file });
}
