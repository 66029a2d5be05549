/** The font files of documents and social pictures, and the characters that they contain. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkitten';

const FONTS = 'src/features/documents/fonts';
const NOTO = 'node_modules/@expo-google-fonts';

export const DISPLAY_FONT_FILE = `${FONTS}/Newsreader_500Medium.ttf`;
export const TEXT_FONT_FILE = `${FONTS}/PublicSans_400Regular.ttf`;

/** Fonts for the scripts that Newsreader and Public Sans do not contain. */
export const INDIC_FONTS = ['Kannada', 'Devanagari'].map((script) => {
  const file = (style: string) =>
    `${NOTO}/noto-sans-${script.toLowerCase()}/${style}/NotoSans${script}_${style}.ttf`;
  return {
    family: `Noto Sans ${script}`,
    files: [file('400Regular'), file('600SemiBold')] as const,
  };
});

export const readFontFile = (file: string) => readFileSync(resolve(file));

/** `🙂` → `U+1F642` */
export const formatCodePoint = (character: string) =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

const charactersOf = (file: string) => (create(readFontFile(file)) as Font).characterSet;
let supportedCodePoints: ReadonlySet<number> | undefined;

/** Returns the first character of a text that no font contains: `{ character: '🙂', code: 'U+1F642', index: 12 }`. */
export function firstUnsupportedCharacter(text: string) {
  const indicFiles = INDIC_FONTS.map(({ files: [regular] }) => regular);
  supportedCodePoints ??= new Set(
    [DISPLAY_FONT_FILE, TEXT_FONT_FILE, ...indicFiles].flatMap(charactersOf),
  );
  // A letter with a combining accent is drawn as one composed letter, so the composed letter is looked up.
  for (const { 0: character, index } of text.normalize('NFC').matchAll(/\S/gu)) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (supportedCodePoints.has(codePoint)) continue;
    return { character, code: formatCodePoint(character), index };
  }
  return undefined;
}
