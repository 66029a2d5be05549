/** Pictures that are put in through the browser: where they may go, and what is wrong with one. */
import { globSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { CONTENT_DIR, slashes } from '#collections/reading/files.ts';
import { imagesDir } from '#collections/reading/pictures.ts';

const PICTURE_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
/** What sharp calls the formats, where it is not the file's ending. */
const FORMATS: Record<string, string> = { '.jpg': 'jpeg', '.avif': 'heif' };
const NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z]+$/;

const MB = 1_000_000;
const MOST_BYTES = 10 * MB;
/** A picture is shown at up to this width, on a screen with two dots to a pixel. */
const LEAST_WIDTH = 1600;
/** Side of a picture of the opening, which is square. */
const LEAST_SIDE = 1080;
/** Share by which a square may be off. */
const SLACK = 0.02;

export interface PictureFolders {
  /** Of the pictures that entries name. */
  readonly images: string;
  /** Of the home page's opening. */
  readonly slides: string;
}

export const pictureFolders = (contentDir = CONTENT_DIR, publicDir = 'public'): PictureFolders => ({
  images: slashes(imagesDir(contentDir)),
  slides: slashes(join(publicDir, 'media')),
});

export const pictureType = (path: string): string | undefined => PICTURE_TYPES[extname(path)];

/** Every picture, as paths from the project's root. */
export function picturesIn({ images, slides }: PictureFolders): string[] {
  return [images, slides]
    .flatMap((dir) => globSync('**/*', { cwd: dir }).map((name) => slashes(join(dir, name))))
    .filter((path) => pictureType(path) !== undefined && statSync(path).isFile())
    .sort();
}

/** Whether a picture may be saved at this path. */
export const isPicturePath = (path: string, { images, slides }: PictureFolders): boolean =>
  [images, slides].some(
    (dir) => path.startsWith(`${dir}/`) && NAME.test(path.slice(dir.length + 1)),
  ) && pictureType(path) !== undefined;

/** Why a picture is not taken, as the rest of a sentence; undefined when it is sound. */
export async function pictureFault(
  path: string,
  bytes: Buffer,
  { slides }: PictureFolders,
): Promise<string | undefined> {
  if (bytes.length > MOST_BYTES)
    return `it has ${(bytes.length / MB).toFixed(1)} MB; at most ${MOST_BYTES / MB} MB are allowed`;
  const ending = extname(path);
  if (ending === '.svg') return drawingFault(bytes.toString('utf8'));
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(bytes)
    .metadata()
    .catch((): Partial<Metadata> => ({}));
  if (format !== (FORMATS[ending] ?? ending.slice(1)))
    return `it is no picture of the kind that its name says (${ending})`;
  const size = `it is ${width} × ${height} pixels`;
  if (!path.startsWith(`${slides}/`))
    return width < LEAST_WIDTH ? `${size}; it must be at least ${LEAST_WIDTH} wide` : undefined;
  if (Math.abs(width - height) > SLACK * width) return `${size}; this place needs a square one`;
  return width < LEAST_SIDE
    ? `${size}; it must be at least ${LEAST_SIDE} × ${LEAST_SIDE}`
    : undefined;
}

/** A drawing is a document of its own and could carry a script. */
function drawingFault(text: string): string | undefined {
  if (!/<svg[\s>]/.test(text)) return 'it is no drawing (SVG)';
  return /<script|<foreignObject|\son\w+\s*=|javascript:|<!ENTITY|(?:href|src)\s*=\s*["']?\s*https?:/i.test(
    text,
  )
    ? 'the drawing holds a script or loads something from elsewhere'
    : undefined;
}
