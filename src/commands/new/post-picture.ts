/** The drawing a new post begins with: a kolam that its address decides, and the words for it. */
import { join } from 'node:path';
import { postPath } from '#config/routes.ts';
import { KOLAM_MASKS, kolamFor } from '#logic/kolam.ts';
import { blogFigure, drawFigure } from '../figure.ts';

export function pictureFields(id: string): { image: string; alt: string } {
  const dots = KOLAM_MASKS[kolamFor(postPath(id))].join('').split('o').length - 1;
  return {
    image: `blog/${id}.svg`,
    alt: `Line drawing: ${dots} dots, looped by one unbroken line`,
  };
}

export function pictureFile(id: string, contentDir: string): { file: string; text: string } {
  return {
    file: join(contentDir, 'images', 'blog', `${id}.svg`),
    text: drawFigure(blogFigure(id, kolamFor(postPath(id)))),
  };
}
