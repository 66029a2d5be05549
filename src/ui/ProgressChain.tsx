const PITCH = 34;
const RADIUS = 13.5;
const MIDDLE = 24;
/** Horizontal and vertical distance, in px, from the centre of a ring to the points where the lines touch the ring. */
const TOUCH_X = RADIUS ** 2 / (PITCH / 2);
const TOUCH_Y = Math.sqrt(RADIUS ** 2 - TOUCH_X ** 2);

interface Props {
  count: number;
  done: number;
  drawn?: boolean;
}

/**
 * Draws `count` rings as a chain. The first `done` rings are brass-coloured; checklist.ts changes their number on
 * pages without React. A chain of one ring is not drawn. Screen readers skip the chain, because the text beside the
 * chain says the same.
 */
export function ProgressChain({ count, done, drawn = false }: Props) {
  if (count < 2) return null;
  const width = PITCH * count;
  const centres = Array.from({ length: count }, (_, index) => PITCH * (index + 0.5));
  const strand = (side: number) =>
    centres.map((x, index) => {
      const way = index % 2 === 0 ? side : -side;
      const y = MIDDLE + way * TOUCH_Y;
      const start = index === 0 ? `M${x - RADIUS},${MIDDLE}` : `L${coordinates(x - TOUCH_X, y)}`;
      const end = index === count - 1 ? `${x + RADIUS},${MIDDLE}` : coordinates(x + TOUCH_X, y);
      return `${start}A${RADIUS},${RADIUS} 0 0 ${way < 0 ? 1 : 0} ${end}`;
    });
  const plait = [...strand(-1), ...strand(1)].join('');
  return (
    <svg
      viewBox={`0 0 ${width} 48`}
      width={width}
      aria-hidden="true"
      className={`chain ${drawn ? 'chain-drawn' : ''}`}
    >
      <path d={plait} />
      {/* A brass copy of the chain. The inner `svg` cuts it off after the last ring that is done. */}
      <svg width={`${(100 * done) / count}%`} height="48">
        <path d={plait} />
      </svg>
      {centres.map((x, index) => (
        <circle key={x} cx={x} cy={MIDDLE} r="2.6" data-done={index < done ? '' : undefined} />
      ))}
    </svg>
  );
}

const coordinates = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
