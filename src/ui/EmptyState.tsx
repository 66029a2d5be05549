import type { ReactNode } from 'react';
import { Kolam } from './Kolam.tsx';
import { drawKolam } from './kolam.logic.ts';

interface Props {
  heading: string;
  level?: 'h1' | 'h2';
  children?: ReactNode;
}

const drawing = drawKolam(['.o.', 'ooo', '.o.']);
/** One stroke in four is left out, so the line stays open. */
const strokes = drawing.strokes.filter((_stroke, index) => index % 4 !== 1);

/** Nothing to show: an open kolam whose line does not close, one sentence, one link. */
export function EmptyState({ heading, level: Heading = 'h2', children }: Props) {
  return (
    <div className="flex flex-col items-center gap-5 py-14 text-center">
      <Kolam drawing={{ ...drawing, strokes }} className="w-40 text-control" />
      <Heading className="text-h3">{heading}</Heading>
      <div className="max-w-prose">{children}</div>
    </div>
  );
}
