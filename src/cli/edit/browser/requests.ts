/** What the page asks the server for a file, and what it says. */
import type { Refused } from '#cli/edit/store.ts';
import { EDIT_PATH } from '#cli/edit/settings.ts';

export const urlOf = (path: string) =>
  `${EDIT_PATH}/files/${path.split('/').map(encodeURIComponent).join('/')}`;

export async function refusedBy(answer: Response): Promise<Refused> {
  const said = await answer.text();
  try {
    return { ...(JSON.parse(said) as Refused), status: answer.status as Refused['status'] };
  } catch {
    return { status: answer.status as Refused['status'], says: said };
  }
}

/** A form as text; nothing for a picture. */
export function sentForm(text: string): Record<string, string> | undefined {
  return text === '' ? undefined : (JSON.parse(text) as Record<string, string>);
}
