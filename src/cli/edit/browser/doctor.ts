/** The line above the form: what the doctor says, and the way to the page that shows the entry. */
import { EDIT_PATH } from '#cli/edit/settings.ts';
import type { Report, ReportedFinding } from '#cli/edit/report.ts';

const part = <Found extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(id) as Found;

/** Asks the doctor. `path`: the form just saved; empty for a first look. */
export async function askDoctor(path: string): Promise<void> {
  const answer = await fetch(`${EDIT_PATH}/doctor?file=${encodeURIComponent(path)}`);
  if (!answer.ok) return show(`The content could not be checked: ${await answer.text()}`, [], true);
  const { file, findings, byHand, address } = (await answer.json()) as Report;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const here = findings.filter((finding) => finding.here);
  const others = byHand.map((path) => `${path}: has to be mended by hand before it shows here`);
  show(
    `${file === '' ? '' : `Saved ${file}. `}${verdict(errors)}`,
    [...errors, ...here.filter(({ severity }) => severity === 'warning')]
      .sort((a, b) => Number(b.here) - Number(a.here))
      .map(({ severity, text }) => (severity === 'error' ? text : `${text} (a warning)`))
      .concat(others),
    errors.length > 0,
  );
  const link = part<HTMLAnchorElement>('doctor-page');
  link.hidden = address === undefined;
  if (address !== undefined) link.href = address;
}

/** A save that failed. */
export function showFailure(file: string, message: string): void {
  show(`${file} was not saved: ${message}`, [], true);
}

function verdict(errors: readonly ReportedFinding[]): string {
  if (errors.length === 0) return 'The check finds no errors.';
  const here = errors.filter((error) => error.here).length;
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  const where = here === 0 ? ', in other files' : '';
  return `The check finds ${count}${where}; the site is not built until ${errors.length === 1 ? 'it is' : 'they are'} mended.`;
}

function show(says: string, lines: readonly string[], failed: boolean): void {
  part('doctor').dataset['state'] = failed ? 'error' : 'sound';
  part('doctor-says').textContent = says;
  const more = part<HTMLDetailsElement>('doctor-more');
  more.hidden = lines.length === 0;
  more.open = failed && lines.length > 0;
  part('doctor-list').replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
}
