/** The picture that social networks show for a page: its title and its first chart, or a kolam, on navy. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { render } from 'takumi-js';
import { SOCIAL_PICTURE } from '#site/limits.ts';
import { FIELD_GRADIENT, ROLES } from '#site/palette.ts';
import type { Chart } from '#lib/charts/chart.ts';
import type { KolamName } from '#ui/kolam.logic.ts';
import { cached } from './cache.ts';
import { fingerprint } from './fingerprint.ts';
import { chartOnNavy, kolamSvg, svgUri } from './figures.ts';

const LIT = ROLES['brass-lit'].light;
const PALE = ROLES.pale.light;

/** Read once: the renderer keeps every new copy of a font that it is handed. */
const font = (file: string) => readFileSync(resolve('src/features/documents/fonts', file));
const FONTS = [
  { name: 'Display', weight: 500, style: 'normal', data: font('Newsreader_500Medium.ttf') },
  { name: 'Text', weight: 400, style: 'normal', data: font('PublicSans_400Regular.ttf') },
] as const;

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

async function draw(picture: SocialPicture): Promise<Uint8Array<ArrayBuffer>> {
  const { title, line, firm } = picture;
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
        <div style={{ display: 'flex', fontFamily: 'Display', fontSize: 34, color: LIT }}>
          {firm}
        </div>
        <div
          style={{
            display: 'flex',
            fontFamily: 'Display',
            fontSize: title.length > 48 ? 60 : 72,
            lineHeight: 1.1,
          }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', fontFamily: 'Text', fontSize: 28, color: PALE }}>{line}</div>
      </div>
      <img {...drawingOf(picture)} alt="" />
    </div>,
    { ...SOCIAL_PICTURE, format: 'png', fonts: [...FONTS] },
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
