/** The font files that documents and social pictures are set in, and which characters they have. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkitten';

const OWN = 'src/features/documents/fonts';
const NOTO = 'node_modules/@expo-google-fonts';

/** Newsreader and Public Sans, as their files here are named. */
export const DISPLAY_FONT = `${OWN}/Newsreader_500Medium.ttf`;
export const TEXT_FONT = `${OWN}/PublicSans_400Regular.ttf`;

/** For the scripts that those two lack: regular first, then semibold. */
export const SCRIPT_FONTS = [
  {
    family: 'Noto Sans Kannada',
    files: [
      `${NOTO}/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf`,
      `${NOTO}/noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold.ttf`,
    ],
  },
  {
    family: 'Noto Sans Devanagari',
    files: [
      `${NOTO}/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf`,
      `${NOTO}/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf`,
    ],
  },
] as const;

export const fontFile = (file: string) => readFileSync(resolve(file));

let drawable: ReadonlySet<number> | undefined;

/** The first character of a text that no font has, and its place; undefined if all can be drawn. */
export function undrawable(
  text: string,
): { sign: string; code: string; index: number } | undefined {
  drawable ??= new Set(
    [DISPLAY_FONT, TEXT_FONT, ...SCRIPT_FONTS.map(({ files: [regular] }) => regular)].flatMap(
      (file) => (create(fontFile(file)) as Font).characterSet,
    ),
  );
  // A letter and a combining accent are drawn as one composed letter.
  for (const { 0: sign, index } of text.normalize('NFC').matchAll(/\S/gu)) {
    const point = sign.codePointAt(0) ?? 0;
    if (!drawable.has(point))
      return { sign, code: `U+${point.toString(16).toUpperCase().padStart(4, '0')}`, index };
  }
  return undefined;
}
