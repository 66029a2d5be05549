/** The pieces of a drawing, before they have a colour. */

/** `outline` differs from `mark` without colour. */
export type Paint = 'mark' | 'outline' | 'rule' | 'limit';

export type Shape =
  | { readonly is: 'path'; readonly d: string; readonly paint: Paint }
  | {
      readonly is: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly anchor?: 'middle' | 'end';
      readonly bold?: boolean;
    };

/** As wide as all are. */
export interface Drawing {
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** Narrow, so that its words can still be read on a phone. */
export const WIDTH = 400;
export const FONT_SIZE = 14;
export const LINE_HEIGHT = 18;
/** Room at the edges, so that half a stroke or half a circle is not cut. */
export const EDGE = 6;

/** Width of a letter of Public Sans on average, generously, as a share of its size. */
const LETTER_SHARE = 0.54;
export const textWidth = (text: string) => text.length * LETTER_SHARE * FONT_SIZE;

const round = (value: number) => Math.round(value * 10) / 10;

const path = (d: string, paint: Paint): Shape => ({ is: 'path', d, paint });
export const hline = (x1: number, x2: number, y: number, paint: Paint): Shape =>
  path(`M${round(x1)},${round(y)}H${round(x2)}`, paint);
export const vline = (x: number, y1: number, y2: number, paint: Paint): Shape =>
  path(`M${round(x)},${round(y1)}V${round(y2)}`, paint);
export const rect = (x: number, y: number, width: number, height: number, paint: Paint): Shape =>
  path(`M${round(x)},${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`, paint);
export const dot = (x: number, y: number, radius: number, paint: Paint): Shape =>
  path(
    `M${round(x - radius)},${round(y)}a${radius},${radius} 0 1 0 ${2 * radius},0a${radius},${radius} 0 1 0 ${-2 * radius},0`,
    paint,
  );

type Place = Pick<Extract<Shape, { is: 'text' }>, 'anchor' | 'bold'>;
export const words = (x: number, y: number, text: string, place: Place = {}): Shape => ({
  is: 'text',
  x: round(x),
  y: round(y),
  text,
  ...place,
});

/** The text in lines that fit a width. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Lines of text under each other; `y` is the baseline of the first. */
export const paragraph = (x: number, y: number, lines: readonly string[], place?: Place) =>
  lines.map((line, index) => words(x, y + index * LINE_HEIGHT, line, place));

/** A label at the left and its figure at the right, under it where both do not fit in one line. */
export function labelled(y: number, label: string, figure: string) {
  const beside = textWidth(label) + textWidth(figure) + 12 <= WIDTH;
  const lines = wrap(label, WIDTH);
  const figures = figure === '' || beside ? [] : wrap(figure, WIDTH);
  const baseline = y + FONT_SIZE;
  return {
    shapes: [
      ...paragraph(0, baseline, lines),
      ...(beside && figure !== ''
        ? [words(WIDTH, baseline, figure, { anchor: 'end', bold: true })]
        : paragraph(0, baseline + lines.length * LINE_HEIGHT, figures, { bold: true })),
    ],
    height: (lines.length + figures.length) * LINE_HEIGHT,
  };
}
