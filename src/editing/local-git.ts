/**
 * Serves the files of this project through Gitea's REST API. Sveltia edits these files with its Gitea backend, because
 * this backend works in any browser, does not ask for a folder, and notices changes that others have made meanwhile.
 * https://docs.gitea.com/api/next
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { z } from 'zod';
import { listFolder } from '#collections/reading/files.ts';
import { drawingFault } from '#doctor/drawings.ts';
import { errorCode } from '#lib/command.ts';
import { BUILDS_DIR } from '#site/build-folders.ts';

/** Invented names of a repository and a branch, because Sveltia's configuration needs both names. */
export const STAND_IN_REPO = 'this-machine/site';
export const STAND_IN_BRANCH = 'files';
/** Folders in which editors may write. */
export const EDITED_FOLDERS = ['content', 'public/media'] as const;
/** Permitted paths. No name may begin with a dot: `..` would lead out of a folder. Disks limit names to 255 bytes. */
const FILE =
  /^(?:content|public\/media)\/(?:[\w()-][\w.()-]{0,199}\/)*[\w()-]{1,200}\.(?:md|json|svg|png|jpg|webp|avif|mp4|webm)$/;

/** One change of a commit, as Sveltia sends it. */
const commitChange = z.object({
  operation: z.enum(['create', 'update', 'delete']),
  path: z.string(),
  /** Content of the file in Base64. */
  content: z.string().default(''),
  /** Old path of a renamed file. */
  from_path: z.string().optional(),
  /** SHA of the file before the change. */
  sha: z.string().optional(),
});
export type CommitChange = z.infer<typeof commitChange>;
const commit = z.object({ files: z.array(commitChange) });

const ok = (body: unknown) => ({ status: 200, body });
const refuse = (status: number, message: string) => ({ status, body: { message } });

/**
 * Answers one of the ten calls that Sveltia makes. `url.pathname` is the part after the address of the API, such as
 * `/user`. A body that is a buffer is sent unchanged; any other body is sent as JSON.
 */
export function answerApiCall(method: string, url: URL, body: unknown) {
  const path = decodeURIComponent(url.pathname);
  const [, call = '', rest = ''] =
    new RegExp(`^/repos/${STAND_IN_REPO}/?([a-z-]*)/?(.*)$`).exec(path) ?? [];
  switch (call === '' ? `${method} ${path}` : `${method} ${call}`) {
    case 'GET /user':
      return ok({ id: 1, login: 'you', full_name: 'You', email: 'you@this-machine' });
    case 'GET /version':
      return ok({ version: '1.24' });
    case 'GET /settings/api':
      return ok({ default_paging_num: 1000, default_max_blob_size: 1e8 });
    case `GET /repos/${STAND_IN_REPO}`:
      return ok({ permissions: { pull: true, push: true }, default_branch: STAND_IN_BRANCH });
    case 'GET branches':
      return ok({ commit: { id: head(), message: '' } });
    case 'GET git':
      return ok({ tree: tree(), truncated: false });
    case 'POST file-contents':
      return ok((body as { files: string[] }).files.filter(isThere).map(contents));
    case 'GET media': {
      const file = rest.replace(`${STAND_IN_BRANCH}/`, '');
      return isThere(file) ? ok(readFileSync(file)) : refuse(404, `${file} is not there`);
    }
    case 'GET commits':
      return ok([]);
    case 'POST contents': {
      const { data, error } = commit.safeParse(body);
      return error ? refuse(422, z.prettifyError(error)) : save(data.files);
    }
    default:
      return refuse(404, `${method} ${path} is not known here`);
  }
}

const hash = (...parts: (string | Buffer)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha1')).digest('hex');
/** Returns the SHA of a file, calculated as in git. */
const shaOf = (bytes: Buffer) => hash(`blob ${bytes.length}\0`, bytes);

/** Checks that a file may be read and written: its path is permitted, and no symbolic link leads elsewhere. */
function isAllowed(path: string): boolean {
  if (!FILE.test(path)) return false;
  let existing = path;
  while (!existsSync(existing)) existing = dirname(existing);
  const isFolder = statSync(existing).isDirectory();
  return (
    isFolder === (existing !== path) &&
    realpathSync(existing) === resolve(realpathSync('.'), existing)
  );
}
const isThere = (path: string) => isAllowed(path) && existsSync(path);

const tree = () =>
  EDITED_FOLDERS.flatMap((root) => [...listFolder(root)])
    .filter(({ path, entry }) => FILE.test(path) && entry.isFile())
    .map(({ path }) => path)
    .sort()
    .map((path) => {
      const bytes = readFileSync(path);
      return { path, type: 'blob', sha: shaOf(bytes), size: bytes.length };
    });

/** Returns a hash of all files in place of the id of a commit, because a save makes no commit. */
const head = () => hash(...tree().map(({ path, sha }) => path + sha));

function contents(path: string) {
  const bytes = readFileSync(path);
  return { path, sha: shaOf(bytes), encoding: 'base64', content: bytes.toString('base64') };
}

/** Saves all changes or none. Does not overwrite a file that has changed since the editor opened it. */
function save(changes: readonly CommitChange[]) {
  const refusal = changes.map(refusalOf).find((answer) => answer !== undefined);
  if (refusal) return refusal;
  // Paths are compared in lower case, because some disks treat `A.md` and `a.md` as one file.
  const names = changes.flatMap(({ path, from_path = path }) => [...new Set([path, from_path])]);
  const twice = names.find(
    (name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) < at,
  );
  if (twice !== undefined) return refuse(422, `${twice} is in two changes; choose another name`);
  mkdirSync(BUILDS_DIR, { recursive: true });
  const temporary = mkdtempSync(join(BUILDS_DIR, 'save-'));
  const fileOf = (index: number) => join(temporary, String(index));
  const undo: (() => void)[] = [];
  try {
    for (const [index, { operation, path, from_path, content }] of changes.entries()) {
      if (operation === 'delete') continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(fileOf(index), content, { encoding: 'base64', flush: true });
      if (from_path === undefined && existsSync(path))
        copyFileSync(path, `${fileOf(index)}.before`);
    }
    // All files written above are temporary. Renaming needs no free space, but fails on Windows if a file is open.
    const files = changes.map(({ operation, path, from_path }, index) => {
      const before = `${fileOf(index)}.before`;
      const old = operation === 'delete' ? path : from_path;
      if (operation !== 'delete') {
        renameSync(fileOf(index), path);
        undo.push(() => (existsSync(before) ? renameSync(before, path) : rmSync(path)));
      }
      if (old !== undefined) {
        renameSync(old, before);
        undo.push(() => renameSync(before, old));
      }
      return operation === 'delete' ? null : { path, sha: shaOf(readFileSync(path)) };
    });
    return ok({ commit: { sha: head(), created: new Date().toJSON() }, files });
  } catch (error) {
    for (const restore of undo.reverse()) restore();
    return refuse(507, `Nothing was saved: the disk refuses the change (${errorCode(error)}).`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Returns the reason why a change cannot be saved; undefined if the change can be saved. */
function refusalOf({ operation, path, from_path, sha, content }: CommitChange) {
  const before = from_path ?? path;
  if (![path, before].every(isAllowed))
    return refuse(422, `${path}: a name may have letters, digits and hyphens`);
  if (operation !== 'create' && (!existsSync(before) || shaOf(readFileSync(before)) !== sha))
    return refuse(409, `${before} was changed or removed meanwhile. Load this page again.`);
  if ((operation === 'create' || from_path !== undefined) && existsSync(path))
    return refuse(422, `${path} is there already; choose another name`);
  const isDrawing = operation !== 'delete' && extname(path) === '.svg';
  const fault = isDrawing ? drawingFault(Buffer.from(content, 'base64')) : undefined;
  return fault === undefined ? undefined : refuse(422, `${path} ${fault}`);
}
