/** The mark as the icon of a browser's tab and of a phone's home screen. */
import sharp from 'sharp';
import { MARK_PATH, MARK_SIZE } from '#site/logo.ts';
import { ROLES } from '#site/palette.ts';

/** Room around the mark. */
const MARGIN = 3;
const SCALE = 1 - (2 * MARGIN) / MARK_SIZE;

/** The mark on a navy tile. `radius`: of its corners, on a field of 34 by 34; phones round the corners themselves. */
export const faviconSvg = (radius = 6) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}" fill="none"><rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="${radius}" fill="${ROLES.brand.light}"/><path transform="translate(${MARGIN} ${MARGIN}) scale(${SCALE})" d="${MARK_PATH}" stroke="${ROLES['brass-lit'].light}" stroke-width="2.5"/></svg>`;

const faviconPng = (widthPx: number, radius?: number) =>
  sharp(Buffer.from(faviconSvg(radius)), { density: 600 })
    .resize(widthPx)
    .png()
    .toBuffer();

/** Icon that iPhones put on the home screen: 180 by 180 pixels, square. */
export const touchIcon = () => faviconPng(180, 0);

/**
 * Icon for feed readers and older browsers, which ask for `/favicon.ico`: a directory with one PNG of 32 by 32 pixels.
 * https://en.wikipedia.org/wiki/ICO_(file_format)
 */
export async function faviconIco(): Promise<Buffer> {
  const png = await faviconPng(32);
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2); // an icon
  directory.writeUInt16LE(1, 4); // one picture
  directory.writeUInt8(32, 6); // width
  directory.writeUInt8(32, 7); // height
  directory.writeUInt16LE(1, 10); // colour planes
  directory.writeUInt16LE(32, 12); // bits a pixel
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18); // where the picture begins
  return Buffer.concat([directory, png]);
}
