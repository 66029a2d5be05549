/**
 * Encodes pictures from Blender: `node docs/pictures/stills.mjs 1920 720 month-30-wide.png …` writes AVIF files of
 * 1920 × 720 pixels to public/media, and WebP files for Safari 15. With the size 720 480, the command needs
 * all three pictures, in the order of the site, and also writes them one below the other to plates-square.avif.
 */
import { basename } from 'node:path';
import sharp from 'sharp';

const [width, height, ...files] = process.argv.slice(2);
// For phones, low quality keeps the largest picture of a page below 14 KB, so that it arrives in one round trip.
const avif =
  Number(width) < 1_000
    ? { quality: 40, effort: 9, chromaSubsampling: '4:2:0' }
    : { quality: 52, effort: 9, chromaSubsampling: '4:4:4' };
for (const file of files) {
  const still = sharp(file).resize(Number(width), Number(height)).removeAlpha();
  const target = `public/media/${basename(file, '.png')}`;
  await still.clone().avif(avif).toFile(`${target}.avif`);
  await still
    .clone()
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toFile(`${target}.webp`);
}
if (Number(width) === 720) {
  const side = 312;
  const squares = files.map(async (file, index) => ({
    input: await sharp(file).resize(side, side).removeAlpha().toBuffer(),
    left: 0,
    top: index * side,
  }));
  const size = { width: side, height: side * files.length };
  await sharp({ create: { ...size, channels: 3, background: 'black' } })
    .composite(await Promise.all(squares))
    .avif(avif)
    .toFile('public/media/plates-square.avif');
}
