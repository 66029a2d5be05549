import { scaleLinear } from 'd3-scale';

export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

interface Props {
  /** One sentence that says what the line shows; the chart's name for those who do not see it. */
  says: string;
  points: readonly ChartPoint[];
  /** Marked with a dot and its value. */
  at?: ChartPoint | undefined;
  xLabel: string;
  printX: (x: number) => string;
  printY: (y: number) => string;
}

/** Narrow, so that its words can still be read on a phone. */
const WIDTH = 440;
const HEIGHT = 250;
const SPACE = { top: 28, right: 16, bottom: 46, left: 72 };
const TICKS = 4;

/** A line over two axes, drawn alike at build and in the browser; its numbers belong in a table beside it. */
export function LineChart({ says, points, at, xLabel, printX, printY }: Props) {
  const last = points.at(-1) ?? { x: 1, y: 1 };
  const highest = Math.max(1, ...points.map(({ y }) => y));
  const x = scaleLinear([0, last.x], [SPACE.left, WIDTH - SPACE.right]);
  const y = scaleLinear([0, highest], [HEIGHT - SPACE.bottom, SPACE.top]).nice(TICKS);
  const path = `M${points.map((point) => `${x(point.x)},${y(point.y)}`).join('L')}`;
  const isNearAxis = at !== undefined && x(at.x) < SPACE.left + WIDTH / 5;
  return (
    <figure className="mt-6">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={says}
        className="h-auto w-full max-w-[36rem] fill-current text-[14px] text-muted"
      >
        {y.ticks(TICKS).map((tick) => (
          <g key={tick}>
            <line
              x1={SPACE.left}
              x2={WIDTH - SPACE.right}
              y1={y(tick)}
              y2={y(tick)}
              className="stroke-rule"
            />
            <text x={SPACE.left - 10} y={y(tick)} dy="0.35em" textAnchor="end">
              {printY(tick)}
            </text>
          </g>
        ))}
        {x.ticks(TICKS).map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT - SPACE.bottom + 20} textAnchor="middle">
            {printX(tick)}
          </text>
        ))}
        <text x={(SPACE.left + WIDTH) / 2} y={HEIGHT - 4} textAnchor="middle">
          {xLabel}
        </text>
        <path d={path} fill="none" strokeWidth="2.5" className="stroke-link" />
        {at && (
          <g className="text-ink">
            <circle cx={x(at.x)} cy={y(at.y)} r="5" className="fill-link" />
            {/* A rising line leaves room above it, to the left; near the axis, below it to the right. */}
            <text
              x={x(at.x) + (isNearAxis ? 10 : -6)}
              y={y(at.y) + (isNearAxis ? 4 : -12)}
              dy={isNearAxis ? '0.7em' : undefined}
              textAnchor={isNearAxis ? 'start' : 'end'}
              className="fill-current font-semibold"
            >
              {printY(at.y)}
            </text>
          </g>
        )}
      </svg>
    </figure>
  );
}
