/** Weighs the first view of a page against its budget. Pure; `cli/first-view.ts` does the looking. */
import { BUDGETS } from '#site/budgets.ts';
import { ROUTES } from '#site/routes.ts';
import { TOOLS } from '#site/tools.ts';

/** Kinds of files, as browsers name them; `media` is the film. */
export type FileKind = 'document' | 'script' | 'stylesheet' | 'font' | 'image' | 'media' | 'other';

export interface LoadedFile {
  /** Address, or what stands for it: "scripts in the page". */
  readonly name: string;
  readonly kind: FileKind;
  /** As sent. */
  readonly bytes: number;
  /** Printed in the page: it has weight, but asks for nothing. */
  readonly inline?: boolean;
}

export interface FirstView {
  readonly path: string;
  /** Islands of the page: none, only such as wait for a touch, or some that wake by themselves. */
  readonly islands: 'none' | 'touched' | 'awake';
  readonly files: readonly LoadedFile[];
}

export interface Weight {
  readonly document: number;
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
  readonly image: number;
  readonly media: number;
  /** Bytes of all but the film. */
  readonly all: number;
  /** All but the film's. */
  readonly requests: number;
}

/** Parts printed in the page are counted to their kind, and to the page itself only once. */
export function weigh({ files }: FirstView): Weight {
  const of = (kind: FileKind) => total(files.filter((file) => file.kind === kind));
  const sent = files.filter((file) => !file.inline && file.kind !== 'media');
  return {
    document: of('document'),
    script: of('script'),
    stylesheet: of('stylesheet'),
    font: of('font'),
    image: of('image'),
    media: of('media'),
    all: total(sent),
    requests: sent.length,
  };
}

const isTool = (path: string) => TOOLS.some(({ route }) => route === path);
const requestLimit = ({ path }: FirstView) =>
  isTool(path) ? BUDGETS.toolRequests : BUDGETS.requests;

function scriptLimit({ path, islands }: FirstView): number {
  if (path === ROUTES.home) return BUDGETS.homeScriptBytes;
  if (islands === 'awake' && isTool(path)) return BUDGETS.toolScriptBytes;
  return {
    none: BUDGETS.scriptBytes,
    touched: BUDGETS.touchedScriptBytes,
    awake: BUDGETS.islandScriptBytes,
  }[islands];
}

/**
 * What is over its budget, as lines that name the files, the heaviest first. `known`: weights
 * recorded earlier by `steadyName`; a file that has grown since says by how much.
 */
export function overruns(view: FirstView, known: Readonly<Record<string, number>> = {}): string[] {
  const weight = weigh(view);
  const scripts = scriptLimit(view);
  const limits: readonly (readonly [string, number, number, FileKind?])[] = [
    ['scripts', weight.script, scripts, 'script'],
    ['styles', weight.stylesheet, BUDGETS.styleBytes, 'stylesheet'],
    ['fonts', weight.font, BUDGETS.fontBytes, 'font'],
    ['the first view', weight.all, BUDGETS.allBytes],
  ];
  const lines = limits
    .filter(([, bytes, limit]) => bytes > limit)
    .map(([what, bytes, limit, kind]) => {
      const files = view.files.filter((file) => kind === undefined || file.kind === kind);
      const excess = `${view.path}: ${what} weigh ${bytes} bytes, ${bytes - limit} over`;
      return `${excess}; ${describeFiles(files, known)}`;
    });
  return weight.requests > requestLimit(view)
    ? [...lines, `${view.path}: ${weight.requests} requests, at most ${requestLimit(view)}`]
    : lines;
}

/** A file's name without the hash of its contents. */
export function steadyName(name: string): string {
  return name.replace(/[.-][\w-]{8}(?=\.\w+$)/, '');
}

const SHOWN_FILES = 5;

function describeFiles(
  files: readonly LoadedFile[],
  known: Readonly<Record<string, number>>,
): string {
  return [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, SHOWN_FILES)
    .map(({ name, bytes }) => {
      const grown = bytes - (known[steadyName(name)] ?? bytes);
      return `${name} ${bytes}${grown > 0 ? ` (grew by ${grown})` : ''}`;
    })
    .join(', ');
}

const total = (files: readonly LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
