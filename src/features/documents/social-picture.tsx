/**
 * Draws the picture that social networks show for a page: the title of the page on dark blue, beside a kolam of 30
 * dots, which is the same for every page and month.
 */
import sharp from 'sharp';
import { render } from 'takumi-js';
import { SOCIAL_PICTURE } from '#site/limits.ts';
import { LIGHT_COLOURS } from '#site/palette.ts';
import { DISPLAY_FONT_FILE, INDIC_FONTS, TEXT_FONT_FILE, readFontFile } from './fonts.ts';
import { createPictureCache } from './picture-cache.ts';

const { pale: PALE, 'brass-lit': LIT, stone: STONE } = LIGHT_COLOURS;

/** Each font is read only once, because the renderer keeps every copy that it receives. */
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
/** A character that a font does not contain is taken from the next font. */
const SCRIPT_FAMILIES = INDIC_FONTS.map(({ family }) => family).join(', ');
const DISPLAY = `Display, ${SCRIPT_FAMILIES}`;
const TEXT = `Text, ${SCRIPT_FAMILIES}`;

export interface SocialPicture {
  readonly title: string;
  readonly line: string;
  readonly firm: string;
}

const STILL = 'public/media/month-30-wide.avif';
/** Number of pixels cut off from the left of the scaled background, so that the kolam is beside the title. */
const STILL_LEFT = 110;
/** Dark layer over the background, so that the title stays legible. */
const SCRIM = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><linearGradient id="a"><stop offset=".3" stop-color="${STONE}" stop-opacity=".82"/><stop offset=".68" stop-color="${STONE}" stop-opacity="0"/></linearGradient><rect width="1200" height="630" fill="url(#a)"/></svg>`;

const cachedPicture = createPictureCache([
  STILL,
  'src/features/documents/{fonts,picture-cache}.ts',
  'src/features/documents/{social-picture.tsx,fonts/*.ttf}',
  'src/site/{limits,palette}.ts',
  'node_modules/{takumi-js,@expo-google-fonts/*}/package.json',
]);

/** Returns the bytes of the picture in a format; the same input always gives the same picture. */
export const drawSocialPicture = (picture: SocialPicture, format: 'jpg' | 'png') =>
  cachedPicture(JSON.stringify(picture), format, async () => {
    const drawn = await draw(picture);
    // Does not use mozjpeg, which would save six per cent of the bytes but take most of the drawing time. Social
    // networks encode the picture again anyway.
    return format === 'png' ? drawn.png({ palette: true }) : drawn.jpeg();
  });

let backdrop: Promise<Buffer> | undefined;

/** Returns the pixels of the background with the dark layer. All social pictures have this background. */
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

/** Width of the text in pixels, which leaves some space between the title and the kolam. */
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
    // Draws emoji from the fonts. By default, the renderer would download each emoji from another host.
    { width: TEXT_WIDTH, height, format: 'raw', fonts: FONTS, emoji: 'from-font' },
  );
  // Wraps the bytes in a Buffer without copying them, because `composite` accepts only a Buffer.
  const input = Buffer.from(words.buffer, words.byteOffset, words.byteLength);
  return sharp(await (backdrop ??= drawBackdrop()), {
    raw: { width, height, channels: 3 },
  }).composite([{ input, raw: { width: TEXT_WIDTH, height, channels: 4 }, top: 0, left: 0 }]);
}
