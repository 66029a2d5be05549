/**
 * A folder of the server's, in the form that the CMS knows folders in: the browser's own file handles.
 * So it needs no permission and works in every browser, while the server decides what may be read and
 * written.
 */
import type { Refused } from '#cli/edit/store.ts';
import type { Removed } from '#cli/edit/trash.ts';
import {
  FROM,
  PATH_HEADER,
  REPLACE_HEADER,
  STATE,
  STATE_HEADER,
  VERSION_HEADER,
} from '#cli/edit/settings.ts';
import { refusedBy, sentForm, urlOf } from './requests.ts';

/** What happened to a file. */
export interface Outcome {
  /** `renamed`: it has another name than the CMS gave it. */
  onSaved(path: string, changedState: boolean, renamed?: boolean): void;
  onRemoved(removed: Removed): void;
  /** `mine`: the form that was sent; `replace` lets the next save of it pass. */
  onRefused(path: string, refused: Refused, mine?: string, replace?: () => void): void;
}

/** Files that the CMS begins under another name and then moves to their own. */
const TEMPORARY = '.sveltia-tmp-';

type Data = Blob | string;
type Entry = FileHandle | DirectoryHandle;

/** The files there are, and what is known of their versions. */
export class Tree {
  readonly paths: Set<string>;
  readonly outcome: Outcome;
  /** Forms that came with the page, each read once. */
  readonly #forms: Map<string, string>;
  /** A form keeps the version it was read with; this is what became of it by the page's own saves. */
  readonly #next = new Map<string, string>();
  readonly #replacing = new Set<string>();

  constructor(
    forms: Readonly<Record<string, string>>,
    pictures: readonly string[],
    outcome: Outcome,
  ) {
    this.#forms = new Map(Object.entries(forms));
    this.paths = new Set([...this.#forms.keys(), ...pictures]);
    this.outcome = outcome;
  }

  async read(path: string): Promise<File> {
    const name = path.split('/').at(-1) ?? '';
    const known = this.#forms.get(path);
    this.#forms.delete(path);
    if (known !== undefined) return new File([known], name);
    const answer = await fetch(urlOf(path));
    if (!answer.ok) throw new DOMException(await answer.text(), 'NotFoundError');
    const changed = answer.headers.get('last-modified');
    return new File([await answer.blob()], name, {
      type: answer.headers.get('content-type') ?? '',
      ...(changed !== null && { lastModified: Date.parse(changed) }),
    });
  }

  async write(path: string, data: Data): Promise<void> {
    const mine = typeof data === 'string' ? data : '';
    const sent = sentForm(mine);
    const first = `${path} ${sent?.[FROM] ?? ''}`;
    const from = this.#latest(first);
    const answer = await this.#send(path, {
      method: 'PUT',
      headers: {
        [VERSION_HEADER]: from.slice(path.length + 1),
        ...(this.#replacing.has(from) && { [REPLACE_HEADER]: 'yes' }),
      },
      body: data,
    });
    const version = answer.headers.get(VERSION_HEADER) ?? '';
    if (!answer.ok) {
      const refused = (await refusedBy(answer)) as Refused;
      const now = sentForm(refused.now ?? '')?.[FROM];
      this.outcome.onRefused(path, refused, mine, () => {
        this.#follow(from, `${path} ${now ?? ''}`);
        this.#replacing.add(`${path} ${now ?? ''}`);
      });
      throw new Error(refused.says);
    }
    // A copy of a numbered entry gets a number of its own.
    const saved = answer.headers.get(PATH_HEADER) ?? path;
    this.paths.add(saved);
    this.#follow(from, `${path} ${version}`);
    const state = answer.headers.get(STATE_HEADER);
    const changed = state !== null && decodeURIComponent(state) !== sent?.[STATE];
    this.outcome.onSaved(saved, changed, saved !== path);
  }

  async move(from: string, to: string): Promise<void> {
    const answer = await this.#send(to, { method: 'POST', body: from });
    if (!answer.ok) await this.#refuse(from, answer);
    this.paths.delete(from);
    this.paths.add(to);
    this.outcome.onSaved(to, true);
  }

  async remove(path: string): Promise<void> {
    const answer = await this.#send(path, { method: 'DELETE' });
    if (!answer.ok) await this.#refuse(path, answer);
    this.paths.delete(path);
    this.outcome.onRemoved((await answer.json()) as Removed);
  }

  async #refuse(path: string, answer: Response): Promise<never> {
    const refused = await refusedBy(answer);
    this.outcome.onRefused(path, refused);
    throw new Error(refused.says);
  }

  /** A server that is gone is told like a refusal: the text stays where it is. */
  async #send(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(urlOf(path), init);
    } catch {
      const says = `"npm run edit" does not answer. Start it again; what you typed stays in the form`;
      this.outcome.onRefused(path, { status: 404, says });
      throw new Error(says);
    }
  }

  #latest(version: string): string {
    const next = this.#next.get(version);
    return next === undefined ? version : this.#latest(next);
  }

  #follow(from: string, to: string): void {
    if (from !== to) this.#next.set(from, to);
    this.#next.delete(to);
  }
}

class FileHandle {
  readonly kind = 'file';
  #path: string;
  readonly #tree: Tree;
  /** Of a file that does not have its own name yet. */
  #held: Data | undefined;
  #moved: Promise<void> | undefined;

  constructor(path: string, tree: Tree) {
    this.#path = path;
    this.#tree = tree;
  }

  get name(): string {
    return this.#path.split('/').at(-1) ?? '';
  }

  getFile(): Promise<File> {
    return this.#held === undefined
      ? this.#tree.read(this.#path)
      : Promise.resolve(new File([this.#held], this.name));
  }

  createWritable() {
    return Promise.resolve({
      write: async (data: Data) => {
        if (this.name.startsWith(TEMPORARY)) this.#held = data;
        else await this.#tree.write(this.#path, data);
      },
      close: () => Promise.resolve(),
    });
  }

  /** The CMS tries this several times, as a disk may be busy; a server that refused means it. */
  move(folder: DirectoryHandle, name: string): Promise<void> {
    return (this.#moved ??= this.#move(folder.at(name)));
  }

  async #move(to: string): Promise<void> {
    if (this.#held === undefined) await this.#tree.move(this.#path, to);
    else await this.#tree.write(to, this.#held);
    this.#held = undefined;
    this.#path = to;
  }
}

class DirectoryHandle {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;
  readonly #tree: Tree;

  constructor(path: string, tree: Tree) {
    this.name = path.split('/').at(-1) ?? '';
    this.#path = path;
    this.#tree = tree;
  }

  async *entries(): AsyncGenerator<[string, Entry]> {
    const start = this.#path === '' ? '' : `${this.#path}/`;
    const inside = [...this.#tree.paths].filter((path) => path.startsWith(start));
    const names = new Set(inside.map((path) => path.slice(start.length).split('/')[0] ?? ''));
    for (const name of names)
      yield [
        name,
        this.#tree.paths.has(start + name)
          ? new FileHandle(start + name, this.#tree)
          : new DirectoryHandle(start + name, this.#tree),
      ];
  }

  getFileHandle(name: string, { create = false } = {}): Promise<FileHandle> {
    const path = this.at(name);
    return create || this.#tree.paths.has(path)
      ? Promise.resolve(new FileHandle(path, this.#tree))
      : Promise.reject(new DOMException(`There is no ${path}.`, 'NotFoundError'));
  }

  getDirectoryHandle(name: string): Promise<DirectoryHandle> {
    return Promise.resolve(new DirectoryHandle(this.at(name), this.#tree));
  }

  /** An empty folder is none: the server makes folders as files need them. */
  async removeEntry(name: string): Promise<void> {
    if (this.#tree.paths.has(this.at(name))) await this.#tree.remove(this.at(name));
  }

  /** The CMS asks before it uses a folder that it has from an earlier visit. */
  requestPermission(): Promise<PermissionState> {
    return Promise.resolve('granted');
  }

  at(name: string): string {
    return this.#path === '' ? name : `${this.#path}/${name}`;
  }
}

/** The project's folder. */
export const rootFolder = (tree: Tree) => new DirectoryHandle('', tree);
