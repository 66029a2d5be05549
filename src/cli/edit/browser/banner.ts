/** The line above the form: what the check says of it, the way to its page, and what can be undone. */
import { EDIT_PATH } from '#cli/edit/settings.ts';
import type { Report, ReportedFinding } from '#cli/edit/report.ts';
import type { Refused } from '#cli/edit/store.ts';
import type { Removed } from '#cli/edit/trash.ts';

const part = <Found extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(id) as Found;

/** The form that the line is about; an answer about another comes too late. */
let shown = '';
/** Counts what was said, so that the answer to an older question does not take its place. */
let turn = 0;
/** The CMS goes back to the list after a removal; what can be undone stays in sight there. */
const REMOVAL_STAYS_MS = 3000;
let removedAt = -Infinity;

export const isShown = (file: string): boolean => shown === file;

/** A form has been opened, or a list; `file` is empty then. */
export async function showFile(file: string): Promise<void> {
  shown = file;
  if (file === '' && performance.now() - removedAt < REMOVAL_STAYS_MS) {
    showAddress(undefined);
    return showKept();
  }
  say(file === '' ? 'Reading the texts …' : `Checking ${file} …`, [], false);
  showAddress(undefined);
  await askDoctor(file, file === '' ? '' : `${file}: `);
  if (shown === file) await showKept();
}

/** A new entry: there is no file to check yet. */
export function showNew(): void {
  shown = '';
  say('A new entry. Press Save to make it; it is checked then.', [], false);
  showAddress(undefined);
  part('removed').hidden = true;
}

export async function showSaved(file: string): Promise<void> {
  // A picture is saved with the entry that shows it, which is saved behind it.
  if (/\.(?:md|json)$/.test(file)) shown = file;
  // Said at once, so that an answer about the file before the save comes too late.
  say(`Saved ${file}. Checking …`, [], false);
  await askDoctor(shown, `Saved ${file}. `);
}

export async function showRemoved({ id, path }: Removed): Promise<void> {
  removedAt = performance.now();
  say(`Removed ${path}.`, [], false, [['Bring it back', () => void putBack(id)]]);
  await showKept();
}

/** `replace`: lets the next save pass, where the file holds another text. */
export function showRefusal(
  file: string,
  { says, now }: Refused,
  mine?: string,
  replace?: () => void,
): void {
  const message = `${file} was not saved: ${says}. `;
  if (now === undefined || mine === undefined) return say(message, [], true);
  const lines = differing(JSON.parse(now) as object, JSON.parse(mine) as object);
  const choose = () => {
    replace?.();
    say('Press Save again. The other text goes to “Removed and replaced”.', lines, true);
  };
  say(`${message}What you typed is still in the form.`, lines, true, [
    ['Let mine replace it', choose],
  ]);
}

/** What the file says now, where the form says otherwise. */
function differing(now: object, mine: object): string[] {
  const typed = mine as Record<string, unknown>;
  return Object.entries(now)
    .filter(([name]) => !name.startsWith('_'))
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(typed[name]))
    .map(([name, value]) => `The file now says, ${name}: ${inShort(value)}`);
}

const SHORT_CHARS = 300;
function inShort(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > SHORT_CHARS ? `${text.slice(0, SHORT_CHARS)} …` : text;
}

async function askDoctor(file: string, before: string): Promise<void> {
  const asked = turn;
  const answer = await fetch(`${EDIT_PATH}/doctor?file=${encodeURIComponent(file)}`);
  if (shown !== file || turn !== asked) return;
  if (!answer.ok) return say(`The content could not be checked: ${await answer.text()}`, [], true);
  const { findings, byHand, address } = (await answer.json()) as Report;
  const about = file === '' ? findings : findings.filter(({ here }) => here);
  const errors = about.filter(({ severity }) => severity === 'error');
  const elsewhere = findings.filter(({ severity, here }) => severity === 'error' && !here).length;
  const others = file === '' ? byHand.map((path) => `${path}: has to be mended by hand`) : [];
  say(
    before + verdict(errors, file === '' ? 0 : elsewhere),
    about
      .filter(({ severity }) => severity === 'error' || file !== '')
      .map(({ severity, text }) => (severity === 'error' ? text : `${text} (a warning)`))
      .concat(others),
    errors.length > 0,
  );
  showAddress(address);
}

function showAddress(address: string | undefined): void {
  const link = part<HTMLAnchorElement>('doctor-page');
  const beside = part('doctor-beside');
  const preview = part<HTMLIFrameElement>('preview');
  link.hidden = beside.hidden = address === undefined;
  if (address === undefined) return void (preview.hidden = true);
  link.href = address;
  // Loaded when it is looked at; the development server keeps it up to date after that.
  const load = () => {
    if (!preview.hidden && preview.getAttribute('src') !== address) preview.src = address;
  };
  beside.onclick = () => {
    preview.hidden = !preview.hidden;
    load();
  };
  load();
}

function verdict(errors: readonly ReportedFinding[], elsewhere: number): string {
  const others =
    elsewhere === 0 ? '' : ` Other files have ${elsewhere}; the list of texts names them.`;
  if (errors.length === 0) return `The check finds no errors.${others}`;
  const one = errors.length === 1;
  return `The check finds ${one ? '1 error' : `${errors.length} errors`}; the site is not built until ${one ? 'it is' : 'they are'} mended.${others}`;
}

type Action = readonly [label: string, run: () => void];

function say(
  says: string,
  lines: readonly string[],
  failed: boolean,
  actions: readonly Action[] = [],
): void {
  turn += 1;
  part('doctor').dataset['state'] = failed ? 'error' : 'sound';
  part('doctor-says').textContent = says;
  part('doctor-actions').replaceChildren(...actions.map(([label, run]) => button(label, run)));
  const more = part<HTMLDetailsElement>('doctor-more');
  more.hidden = lines.length === 0;
  more.open = failed && lines.length > 0;
  part('doctor-list').replaceChildren(...lines.map((line) => item(line)));
}

/** What was removed or replaced, in the lists; each can be put back. */
async function showKept(): Promise<void> {
  const answer = await fetch(`${EDIT_PATH}/removed`);
  const kept = answer.ok ? ((await answer.json()) as Removed[]) : [];
  part('removed').hidden = kept.length === 0 || shown !== '';
  part('removed-list').replaceChildren(
    ...kept.map(({ id, path, when, replaced }) =>
      item(
        `${path}, ${replaced ? 'replaced' : 'removed'} ${new Date(when).toLocaleString('en-GB')} `,
        button('Bring it back', () => void putBack(id)),
      ),
    ),
  );
}

async function putBack(id: string): Promise<void> {
  const answer = await fetch(`${EDIT_PATH}/removed/${id}`, { method: 'POST' });
  if (!answer.ok) return say(await answer.text(), [], true);
  // The lists are read anew.
  location.reload();
}

function item(text: string, ...more: readonly HTMLElement[]): HTMLLIElement {
  const line = document.createElement('li');
  line.append(text, ...more);
  return line;
}

function button(label: string, run: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.onclick = run;
  return made;
}
