/**
 * A folder of the server's, in the form that the CMS knows folders in: the browser's own file handles.
 * So it needs no permission and works in every browser, while the server decides what may be read and
 * written.
 */
import { VERSION_HEADER } from '#cli/edit/settings.ts';

/** What the server last said a file's text was, by path: a change is made from that text. */
const versions = new Map<string, string>();

/** Called after each attempt to save a file. */
type OnSave = (path: string, outcome: 'saved' | Error) => void;

interface Server {
  /** Address that a file's path is added to. */
  readonly filesUrl: string;
  readonly onSave: OnSave;
}

class FileHandle {
  readonly kind = 'file';
  readonly name: string;
  readonly #path: string;
  readonly #server: Server;

  constructor(path: string, server: Server) {
    this.name = path.split('/').at(-1) ?? '';
    this.#path = path;
    this.#server = server;
  }

  async getFile(): Promise<File> {
    const answer = await fetch(addressOf(this.#server, this.#path));
    if (!answer.ok) throw new DOMException(await answer.text(), 'NotFoundError');
    remember(this.#path, answer);
    return new File([await answer.blob()], this.name);
  }

  createWritable() {
    return Promise.resolve({
      write: (data: Blob | string) => this.#write(data),
      close: () => Promise.resolve(),
    });
  }

  async #write(data: Blob | string): Promise<void> {
    const path = this.#path;
    try {
      const headers = { [VERSION_HEADER]: versions.get(path) ?? '' };
      const answer = await fetch(addressOf(this.#server, path), {
        method: 'PUT',
        headers,
        body: data,
      });
      if (!answer.ok) throw new Error(await answer.text());
      remember(path, answer);
      this.#server.onSave(path, 'saved');
    } catch (error) {
      const failure = error instanceof Error ? error : new Error(String(error));
      this.#server.onSave(path, failure);
      throw failure;
    }
  }
}

class DirectoryHandle {
  readonly kind = 'directory';
  readonly name: string;
  readonly #path: string;
  readonly #paths: readonly string[];
  readonly #server: Server;

  constructor(path: string, paths: readonly string[], server: Server) {
    this.name = path.split('/').at(-1) ?? '';
    this.#path = path;
    this.#paths = paths;
    this.#server = server;
  }

  async *entries(): AsyncGenerator<[string, FileHandle | DirectoryHandle]> {
    const start = this.#path === '' ? '' : `${this.#path}/`;
    const inside = this.#paths.filter((path) => path.startsWith(start));
    const names = new Set(inside.map((path) => path.slice(start.length).split('/')[0] ?? ''));
    for (const name of names)
      yield [name, this.#paths.includes(start + name) ? this.#file(name) : this.#folder(name)];
  }

  getFileHandle(name: string): Promise<FileHandle> {
    return Promise.resolve(this.#file(name));
  }

  getDirectoryHandle(name: string): Promise<DirectoryHandle> {
    return Promise.resolve(this.#folder(name));
  }

  removeEntry(name: string): Promise<never> {
    return Promise.reject(new Error(`${this.#at(name)}: files are not removed from this page`));
  }

  readonly #at = (name: string) => (this.#path === '' ? name : `${this.#path}/${name}`);
  readonly #file = (name: string) => new FileHandle(this.#at(name), this.#server);
  readonly #folder = (name: string) =>
    new DirectoryHandle(this.#at(name), this.#paths, this.#server);
}

/** The project's folder with these files in it. */
export const rootFolder = (paths: readonly string[], server: Server) =>
  new DirectoryHandle('', paths, server);

const addressOf = ({ filesUrl }: Server, path: string) =>
  filesUrl + path.split('/').map(encodeURIComponent).join('/');

function remember(path: string, answer: Response): void {
  const version = answer.headers.get(VERSION_HEADER);
  if (version !== null) versions.set(path, version);
}
