/** The picture that social networks show for a page: its title on navy stone, beside the month in brass. */
import sharp from 'sharp';
import { render } from 'takumi-js';
import { SOCIAL_PICTURE } from '#site/limits.ts';
import { LIGHT_COLOURS } from '#site/palette.ts';
import { DISPLAY_FONT_FILE, INDIC_FONTS, TEXT_FONT_FILE, readFontFile } from './fonts.ts';
import { createPictureCache } from './picture-cache.ts';

const { pale: PALE, 'brass-lit': LIT, stone: STONE } = LIGHT_COLOURS;

/** Read once, because the renderer keeps every new copy of a font that it gets. */
const font = (name: string, weight: number, file: string) => ({
  name,
  weight,
  style: 'normal' as const,
  data: readFontFile(file),
});
const FONTS = [
  font('Display', 500, DISPLAY_FONT_FILE),
  font('Text', 400, TEXT_FONT_FILE),
  ...INDIC_FONTS.map(({ family, files: [regular] }) => font(family, 400, regular)),
];
/** Characters that a font lacks come from the next one. */
const SCRIPT_FAMILIES = INDIC_FONTS.map(({ family }) => family).join(', ');
const DISPLAY = `Display, ${SCRIPT_FAMILIES}`;
const TEXT = `Text, ${SCRIPT_FAMILIES}`;

export interface SocialPicture {
  readonly title: string;
  readonly line: string;
  readonly firm: string;
}

const STILL = 'public/media/month-30-wide.avif';
/** How much of the still is left of the picture, at the picture's height: the kolam begins beside the title. */
const STILL_LEFT = 110;
/** Keeps the words legible where they reach the kolam. */
const SCRIM = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="a"><stop offset=".3" stop-color="${STONE}" stop-opacity=".82"/><stop offset=".68" stop-color="${STONE}" stop-opacity="0"/></linearGradient><rect width="1200" height="630" fill="url(#a)"/></svg>`;

const cachedPicture = createPictureCache([
  STILL,
  'src/features/documents/{fonts,picture-cache}.ts',
  'src/features/documents/{social-picture.tsx,fonts/*.ttf}',
  'src/site/{limits,palette}.ts',
  'node_modules/{takumi-js,@expo-google-fonts/*}/package.json',
]);

/** Bytes of the picture in that format; the same input always gives the same picture. */
export const drawSocialPicture = (picture: SocialPicture, format: 'jpg' | 'png') =>
  cachedPicture(JSON.stringify(picture), format, async () => {
    const drawn = await draw(picture);
    // Networks encode it anew, so that mozjpeg's six per cent are not worth most of the time a picture takes.
    return format === 'png' ? drawn.png({ palette: true }) : drawn.jpeg();
  });

let backdrop: Promise<Buffer> | undefined;

/** Pixels of the still under its scrim, decoded once for all pictures. */
async function drawBackdrop(): Promise<Buffer> {
  const { width, height } = SOCIAL_PICTURE;
  return sharp(STILL)
    .resize({ height })
    .extract({ left: STILL_LEFT, top: 0, width, height })
    .composite([{ input: Buffer.from(SCRIM) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Leaves some stone between the title and the brass. */
const TEXT_WIDTH = 712;

async function draw({ title, line, firm }: SocialPicture) {
  const { width, height } = SOCIAL_PICTURE;
  const words = await render(
    <div tw="flex h-full w-full flex-col justify-between p-18 text-white">
      <div style={{ fontFamily: DISPLAY, fontSize: 34, color: LIT }}>{firm}</div>
      <div style={{ fontFamily: DISPLAY, fontSize: title.length > 48 ? 60 : 72, lineHeight: 1.1 }}>
        {title}
      </div>
      <div style={{ fontFamily: TEXT, fontSize: 28, color: PALE }}>{line}</div>
    </div>,
    // By default it fetches each emoji from another host.
    { width: TEXT_WIDTH, height, format: 'raw', fonts: FONTS, emoji: 'from-font' },
  );
  // A view of the same bytes, since sharp takes a Buffer alone.
  const input = Buffer.from(words.buffer, words.byteOffset, words.byteLength);
  return sharp(await (backdrop ??= drawBackdrop()), {
    raw: { width, height, channels: 3 },
  }).composite([{ input, raw: { width: TEXT_WIDTH, height, channels: 4 }, top: 0, left: 0 }]);
}
