/** The button and the dialog of publishing. */
import { EDIT_PATH } from '#cli/edit/settings.ts';
import type { Plan, Result } from '#cli/edit/publish.ts';

const PUBLISH_URL = `${EDIT_PATH}/publish`;
const part = <Found extends HTMLElement = HTMLElement>(id: string) =>
  document.getElementById(`publish${id}`) as Found;

/** What the dialog shows; what is left out is hidden. */
interface View {
  readonly state: 'busy' | 'ready' | 'problem' | 'done';
  readonly says: string;
  readonly todo?: string;
  readonly list?: readonly string[];
  readonly others?: string;
  /** Summary to be edited, and where it goes. */
  readonly line?: { readonly summary: string; readonly target: string };
  readonly links?: readonly { readonly text: string; readonly url: string }[];
}

/** The plan that is shown. */
let version = '';

/** `hasUnsaved`: whether a form holds text that is in no file yet. `afterwards`: files may have changed. */
export function addPublish(hasUnsaved: () => boolean, afterwards: () => void): void {
  part('-open').addEventListener('click', () => void open(hasUnsaved()));
  part('-send').addEventListener('click', () => void send(afterwards));
  part('-summary').addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    // Enter would press the first button of the form, which closes it.
    event.preventDefault();
    void send(afterwards);
  });
  // While git is at work there is nothing to go back to.
  part<HTMLDialogElement>('').addEventListener('cancel', (event) => {
    if (part('').dataset['state'] === 'busy') event.preventDefault();
  });
}

async function open(isUnsaved: boolean): Promise<void> {
  show({ state: 'busy', says: 'Looking at what has changed …' });
  part<HTMLDialogElement>('').showModal();
  part('-title').focus();
  const plan = await asked<Plan>();
  if (typeof plan === 'string') return show({ state: 'problem', says: plan });
  ({ version } = plan);
  show(viewOf(plan, isUnsaved));
}

async function send(afterwards: () => void): Promise<void> {
  const summary = part<HTMLInputElement>('-summary').value;
  show({ state: 'busy', says: 'Publishing …' });
  part('-title').focus();
  const result = await asked<Result>({ summary, version });
  if (typeof result === 'string') return show({ state: 'problem', says: result });
  afterwards();
  if (result.kind === 'not-published') {
    const { says, todo, errors } = result;
    return show({ state: 'problem', says, todo, ...(errors !== undefined && { list: errors }) });
  }
  show({ state: 'done', says: result.says, links: result.links });
}

/** The server's answer, or why there is none. */
async function asked<Answer>(body?: object): Promise<Answer | string> {
  try {
    const answer = await fetch(
      PUBLISH_URL,
      body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
    );
    return answer.ok ? ((await answer.json()) as Answer) : await answer.text();
  } catch {
    return 'The editing server does not answer. Is “npm run edit” still running?';
  }
}

function viewOf(plan: Plan, isUnsaved: boolean): View {
  const { changes, others, waiting, errors, problem, summary, target = '' } = plan;
  const unsaved = isUnsaved
    ? ' A form has changes that are not saved yet; they are not part of this.'
    : '';
  const list = changes.map(({ words }) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`);
  if (problem !== undefined)
    return { state: 'problem', says: problem.says + unsaved, todo: problem.todo, list };
  if (changes.length === 0 && waiting === 0)
    return {
      state: 'done',
      says: `Nothing has changed since the last time, so there is nothing to publish.${unsaved}`,
      ...left(others),
    };
  if (errors.length > 0)
    return {
      state: 'problem',
      says: `The check finds ${errors.length === 1 ? 'an error' : `${errors.length} errors`}; nothing is published until ${errors.length === 1 ? 'it is' : 'they are'} mended.${unsaved}`,
      list: errors,
    };
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  const before = waiting === 0 ? '' : ` With ${waiting} recorded earlier on this machine.`;
  return {
    state: 'ready',
    says:
      changes.length === 0
        ? `The check finds no errors. What was recorded earlier on this machine (${waiting}) goes to the site.${unsaved}`
        : `The check finds no errors. ${count} will go to the site.${before}${unsaved}`,
    list,
    line: { summary, target },
    ...left(others),
  };
}

/** Says what is not published. */
function left(others: readonly string[]): { others?: string } {
  if (others.length === 0) return {};
  const more = others.length > 3 ? ` and ${others.length - 3} more` : '';
  return {
    others: `Left as they are, because only content is published from here: ${others.slice(0, 3).join(', ')}${more}.`,
  };
}

function show({ state, says, todo = '', list = [], others = '', line, links = [] }: View): void {
  part('').dataset['state'] = state;
  part('-says').textContent = says;
  fill('-todo', todo);
  fill('-others', others);
  part('-list').hidden = list.length === 0;
  part('-list').replaceChildren(...list.map((text) => element('li', text)));
  const hasSummary = line !== undefined && line.summary !== '';
  part('-line').hidden = line === undefined;
  part('-summary').hidden = part('-summary-label').hidden = !hasSummary;
  part<HTMLInputElement>('-summary').value = line?.summary ?? '';
  fill('-target', line === undefined ? '' : `Goes to ${line.target}.`);
  part('-links').hidden = links.length === 0;
  part('-links').replaceChildren(
    ...links.map(({ text, url }) =>
      Object.assign(element('a', text), { href: url, target: '_blank', rel: 'noreferrer' }),
    ),
  );
  part('-send').hidden = state !== 'ready';
  const close = part<HTMLButtonElement>('-close');
  close.textContent = state === 'ready' ? 'Cancel' : 'Close';
  close.disabled = state === 'busy';
}

function fill(id: string, text: string): void {
  part(id).textContent = text;
  part(id).hidden = text === '';
}

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}
