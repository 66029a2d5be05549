import { useId } from 'react';
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import { percentOf } from './words.logic.ts';
import { paise, type Wages } from './wages.logic.ts';

interface Props {
  wages: Wages;
  /** Percent that exclusions may reach. */
  share: number;
}

const WIDTH = 440;
const TOP = 26;
const HEIGHT = 44;

/** Pay as a bar with the line that exclusions may reach; its numbers in the table below. */
export function WageBar({ wages, share }: Props) {
  const hatch = useId();
  const { total, included, exclusions, addedBack } = wages;
  const left = paise(exclusions - addedBack);
  const x = (value: number) => (value / (total || 1)) * WIDTH;
  // Exclusions lie on the right, so the line is counted from there.
  const line = (WIDTH * (100 - share)) / 100;
  const parts = [
    { label: 'Counts as wages', from: 0, value: included, fill: 'fill-link' },
    { label: 'Added back to wages', from: included, value: addedBack, hatched: `url(#${hatch})` },
    { label: 'Stays excluded', from: included + addedBack, value: left, fill: 'fill-none' },
  ];
  const says = `Of ${rupees(total)} a month ${percentOf(included, total)} counts as wages, ${percentOf(addedBack, total)} is added back, ${percentOf(left, total)} stays excluded. Exclusions may reach ${share}%.`;
  return (
    <figure className="mt-6 max-w-[36rem] print:break-inside-avoid">
      <svg
        viewBox={`-1 0 ${WIDTH + 2} ${TOP + HEIGHT + 6}`}
        role="img"
        aria-label={says}
        className="h-auto w-full fill-current text-[14px] text-ink"
      >
        <pattern
          id={hatch}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2="7" strokeWidth="5" className="stroke-link" />
        </pattern>
        {parts.map(({ label, from, value, fill = '', hatched }) => (
          <rect
            key={label}
            x={x(from)}
            y={TOP}
            width={x(value)}
            height={HEIGHT}
            fill={hatched}
            strokeWidth={value > 0 ? 1.5 : 0}
            className={`stroke-ink ${fill}`}
          />
        ))}
        <path d={`M${line},${TOP - 6}v${HEIGHT + 12}`} strokeWidth="3" className="stroke-error" />
        <text x={line} y={TOP - 11} textAnchor="middle" className="font-semibold">
          {share}% of pay
        </text>
      </svg>
      <table className="mt-3 w-full text-small">
        <caption className="sr-only">Pay by how it counts, a month</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Rupees</th>
            <th scope="col">Share of pay</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ label, value, fill = '', hatched }) => (
            <tr key={label} className="border-b border-rule">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                <svg
                  viewBox="-1 -1 20 20"
                  width="16"
                  height="16"
                  aria-hidden="true"
                  className="mr-2.5 inline-block align-[-2px]"
                >
                  <rect width="18" height="18" fill={hatched} className={`stroke-ink ${fill}`} />
                </svg>
                {label}
              </th>
              <td className="py-2 pr-3 text-right tabular-nums">{rupees(value)}</td>
              <td className="py-2 text-right tabular-nums text-muted">{percentOf(value, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
