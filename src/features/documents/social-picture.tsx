/** The picture that social networks show for a page: its title and its first chart, or a kolam, on navy. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { render } from 'takumi-js';
import { SOCIAL_PICTURE } from '#site/limits.ts';
import { FIELD_GRADIENT, LIGHT } from '#site/palette.ts';
import type { Chart } from '#lib/charts/chart.ts';
import type { KolamName } from '#ui/kolam.logic.ts';
import { DISPLAY_FONT, SCRIPT_FONTS, TEXT_FONT, fontFile } from './fonts.ts';
import { chartOnNavy, kolamSvg, svgUri } from './drawings.ts';

const { pale: PALE, 'brass-lit': LIT } = LIGHT;

/** Read once, because the renderer keeps every new copy of a font that it gets. */
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
/** Characters that a font lacks come from the next one. */
const SCRIPT_FAMILIES = SCRIPT_FONTS.map(({ family }) => family).join(', ');
const DISPLAY = `Display, ${SCRIPT_FAMILIES}`;
const TEXT = `Text, ${SCRIPT_FAMILIES}`;

export interface SocialPicture {
  readonly title: string;
  readonly line: string;
  readonly firm: string;
  readonly kolam: KolamName;
  /** Replaces the kolam. */
  readonly chart?: Chart | undefined;
}

/** Pictures are kept between builds: drawing them all takes nine seconds. */
const CACHE = 'node_modules/.cache/social-pictures';
const CODE_FILES = [
  'src/features/documents/**/*.{ts,tsx,ttf}',
  'src/site/{limits,palette}.ts',
  'node_modules/{takumi-js,@expo-google-fonts/*}/package.json',
];
const codeHash = createHash('sha256');
for (const file of globSync(CODE_FILES).sort()) codeHash.update(readFileSync(file));

/** PNG bytes; the same input always gives the same picture. */
export async function drawSocialPicture(picture: SocialPicture): Promise<Uint8Array<ArrayBuffer>> {
  const key = codeHash
    .copy()
    .update(JSON.stringify([picture, drawingOf(picture)]))
    .digest('hex');
  const file = `${CACHE}/${key}.png`;
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true });
    // Written under another name and renamed, so that an interrupted build leaves no half picture.
    writeFileSync(`${file}.part`, await draw(picture));
    renameSync(`${file}.part`, file);
  }
  return new Uint8Array(readFileSync(file));
}

async function draw(picture: SocialPicture): Promise<Uint8Array> {
  const { title, line, firm } = picture;
  return render(
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
    // By default it fetches each emoji from another host.
    { ...SOCIAL_PICTURE, format: 'png', fonts: FONTS, emoji: 'from-font' },
  );
}

const CHART_MAX = { width: 500, height: 440 };
const KOLAM_SIZE = 380;

function drawingOf({ kolam, chart }: SocialPicture) {
  if (chart) return chartOnNavy(chart, CHART_MAX, 'Text');
  const src = svgUri(kolamSvg(kolam, { line: PALE, dots: LIT, width: 2.5 }));
  return { src, width: KOLAM_SIZE, height: KOLAM_SIZE };
}
