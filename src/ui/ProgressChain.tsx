const STEP = 40;

interface Props {
  count: number;
  done: number;
  drawn?: boolean;
}

/**
 * A chain of dots whose line goes round each thing that is done and closes at the last; checklist.ts moves it on where
 * there is no React. Hidden from screen readers, because the words beside it say the same.
 */
export function ProgressChain({ count, done, drawn = false }: Props) {
  const width = STEP * count + 8;
  const wave = (side: number) => {
    const arc = (_: unknown, index: number) => {
      const peak = (index % 2 === 0 ? side : -side) * 23;
      return `c8,${peak},32,${peak},${STEP},0`;
    };
    return `M4,24${Array.from({ length: count }, arc).join('')}`;
  };
  const waves = [wave(1), wave(-1)];
  return (
    <svg
      viewBox={`0 0 ${width} 48`}
      width={width}
      aria-hidden="true"
      className={`chain ${drawn ? 'chain-drawn' : ''}`}
    >
      <path d={waves.join('')} />
      {waves.map((wave) => (
        <path key={wave} d={wave} pathLength="1" strokeDashoffset={1 - done / count} />
      ))}
      {Array.from({ length: count }, (_, index) => (
        <circle
          key={index}
          cx={STEP * (index + 0.5) + 4}
          cy="24"
          r="4"
          data-done={index < done ? '' : undefined}
        />
      ))}
    </svg>
  );
}
