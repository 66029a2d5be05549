/** The picture that social networks show for a page: its title and its first chart, or a kolam, on navy. */
import { render } from 'takumi-js';
import { SOCIAL_PICTURE } from '#site/limits.ts';
import { FIELD_GRADIENT, ROLES } from '#site/palette.ts';
import type { Chart } from '#lib/charts/chart.ts';
import type { KolamName } from '#ui/kolam.logic.ts';
import { cached } from './cache.ts';
import { fingerprint } from './fingerprint.ts';
import { DISPLAY_FONT, SCRIPT_FONTS, TEXT_FONT, fontFile, undrawable } from './fonts.ts';
import { chartOnNavy, kolamSvg, svgUri } from './figures.ts';

const LIT = ROLES['brass-lit'].light;
const PALE = ROLES.pale.light;

/** Read once: the renderer keeps every new copy of a font that it is handed. */
const font = (name: string, weight: number, file: string) => ({
  name,
  weight,
  style: 'normal' as const,
  data: fontFile(file),
});
const FONTS = [
  font('Display', 500, DISPLAY_FONT),
  font('Text', 400, TEXT_FONT),
  ...SCRIPT_FONTS.map(({ family, files: [regular] }) => font(family, 400, regular)),
];
/** The signs that a font lacks come from the next. */
const SCRIPT_FAMILIES = SCRIPT_FONTS.map(({ family }) => family).join(', ');
const DISPLAY = `Display, ${SCRIPT_FAMILIES}`;
const TEXT = `Text, ${SCRIPT_FAMILIES}`;

export interface SocialPicture {
  readonly title: string;
  readonly line: string;
  readonly firm: string;
  readonly kolam: KolamName;
  /** In place of the kolam. */
  readonly chart?: Chart | undefined;
}

/** PNG bytes; the same words always give the same picture, kept between builds. */
export function drawSocialPicture(picture: SocialPicture): Promise<Uint8Array<ArrayBuffer>> {
  return cached([fingerprint(), SOCIAL_PICTURE, picture, drawingOf(picture)], () => draw(picture));
}

/** Draws a picture anew; a sign that no font has stops the build, which would show an empty box. */
export async function draw(picture: SocialPicture): Promise<Uint8Array<ArrayBuffer>> {
  const { title, line, firm } = picture;
  for (const text of [firm, title, line]) {
    const lacked = undrawable(text);
    if (lacked)
      throw new Error(
        `the social picture of "${title}" cannot be drawn: no font has "${lacked.sign}" (${lacked.code})`,
      );
  }
  const png = await render(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        padding: 72,
        gap: 48,
        color: '#ffffff',
        backgroundImage: `linear-gradient(105deg, ${FIELD_GRADIENT})`,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          height: '100%',
          justifyContent: 'space-between',
        }}
      >
        <div style={{ display: 'flex', fontFamily: DISPLAY, fontSize: 34, color: LIT }}>{firm}</div>
        <div
          style={{
            display: 'flex',
            fontFamily: DISPLAY,
            fontSize: title.length > 48 ? 60 : 72,
            lineHeight: 1.1,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', fontFamily: TEXT, fontSize: 28, color: PALE }}>{line}</div>
      </div>
      <img {...drawingOf(picture)} alt="" />
    </div>,
    // Its own way with emoji is to fetch each from another host.
    { ...SOCIAL_PICTURE, format: 'png', fonts: FONTS, emoji: 'from-font' },
  );
  return new Uint8Array(png);
}

const ROOM = { width: 500, height: 440 };
const KOLAM_SIZE = 380;

function drawingOf({ kolam, chart }: SocialPicture) {
  if (chart) return chartOnNavy(chart, ROOM, 'Text');
  const src = svgUri(kolamSvg(kolam, { line: PALE, dots: LIT, width: 2.5 }));
  return { src, width: KOLAM_SIZE, height: KOLAM_SIZE };
}
