/** The drawing a new entry begins with: a kolam that its address decides, and the words for it. */
import { join } from 'node:path';
import { blogFigure, drawFigure } from '#cli/figure.ts';
import { imagesDir } from '#collections/reading/pictures.ts';
import { KOLAM_MASKS, kolamFor } from '#ui/kolam.logic.ts';

export interface Picture {
  readonly file: string;
  readonly text: string;
  /** How the entry names it. */
  readonly fields: { readonly image: string; readonly alt: string };
}

/** `name`: of the file, without ending, such as `blog/7`. */
export function pictureFor(address: string, name: string, contentDir: string): Picture {
  const kolam = kolamFor(address);
  const dots = KOLAM_MASKS[kolam].join('').split('o').length - 1;
  return {
    file: join(imagesDir(contentDir), `${name}.svg`),
    text: drawFigure(blogFigure(name, kolam)),
    fields: {
      image: `/images/${name}.svg`,
      alt: `Line drawing: ${dots} dots, looped by one unbroken line`,
    },
  };
}
