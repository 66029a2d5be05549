import type { ReactNode } from 'react';
import { kolamDrawing, pathData } from './kolam.logic.ts';

interface Props {
  heading: string;
  level?: 'h1' | 'h2';
  children?: ReactNode;
}

const { width, height, strokes, dots } = kolamDrawing(['.o.', 'ooo', '.o.']);
/** The kolam's line without every fourth stroke, so that the line looks broken. */
const openLine = pathData(strokes.filter((_stroke, index) => index % 4 !== 1));

/** What a page shows instead of an empty list: a kolam with a broken line, a heading, and a text. */
export function EmptyState({ heading, level: Heading = 'h2', children }: Props) {
  return (
    <div className="flex flex-col items-center gap-5 py-14 text-center">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="w-40 fill-none stroke-control stroke-2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={openLine} />
        {dots.map(({ x, y }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="4" className="fill-brass stroke-none" />
        ))}
      </svg>
      <Heading className="text-h3">{heading}</Heading>
      <div className="max-w-prose">{children}</div>
    </div>
  );
}
