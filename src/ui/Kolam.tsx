import { pathData, type Kolam as Drawing } from './kolam.logic.ts';

interface Props {
  drawing: Drawing;
  className?: string;
}

/** A decorative figure; its line has the colour of the text. */
export function Kolam({ drawing: { width, height, strokes, dots }, className }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} fill="none" aria-hidden="true">
      <path d={pathData(strokes)} stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <g className="fill-brass">
        {dots.map(({ x, y }) => (
          <circle key={`${x},${y}`} cx={x} cy={y} r="4" />
        ))}
      </g>
    </svg>
  );
}
