import { scaleLinear } from 'd3-scale';
import { useId, type ReactNode } from 'react';
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import { percentOf } from './words.logic.ts';
import { paise, type Wages } from './wages.logic.ts';

interface Props {
  wages: Wages;
  /** Percent that exclusions may reach. */
  share: number;
}

const WIDTH = 440;
const BAR = { top: 26, height: 44 };
const HEIGHT = BAR.top + BAR.height + 6;
const EDGE = 1.5;

/** Pay as a bar with the line that exclusions may reach; its numbers in the table below. */
export function WageBar({ wages, share }: Props) {
  const hatch = useId();
  const { total, included, exclusions, addedBack } = wages;
  const left = paise(exclusions - addedBack);
  const x = scaleLinear([0, total || 1], [EDGE, WIDTH - EDGE]);
  // Exclusions lie on the right, so the line is counted from there.
  const line = x((total * (100 - share)) / 100);
  const part = (from: number, to: number) => ({
    x: x(from),
    width: x(to) - x(from),
    y: BAR.top,
    height: BAR.height,
    strokeWidth: EDGE,
    className: 'stroke-ink',
  });
  const says = `Of ${rupees(total)} a month ${percentOf(included, total)} counts as wages, ${percentOf(addedBack, total)} is added back, ${percentOf(left, total)} stays excluded. Exclusions may reach ${share}%.`;
  return (
    <figure className="mt-6 max-w-[36rem] print:break-inside-avoid">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={says}
        className="h-auto w-full fill-current text-[14px] text-ink"
      >
        <Hatch id={hatch} />
        <rect {...part(included + addedBack, total)} fill="none" />
        {addedBack > 0 && (
          <rect {...part(included, included + addedBack)} fill={`url(#${hatch})`} />
        )}
        <rect {...part(0, included)} className="fill-link stroke-ink" />
        <line
          x1={line}
          x2={line}
          y1={BAR.top - 6}
          y2={HEIGHT}
          strokeWidth="3"
          className="stroke-error"
        />
        <text x={line} y={BAR.top - 11} textAnchor="middle" className="font-semibold">
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
          <Row label="Counts as wages" value={included} total={total}>
            <rect width="18" height="18" className="fill-link stroke-ink" />
          </Row>
          <Row label="Added back to wages" value={addedBack} total={total}>
            <Hatch id={`${hatch}k`} />
            <rect width="18" height="18" fill={`url(#${hatch}k)`} className="stroke-ink" />
          </Row>
          <Row label="Stays excluded" value={left} total={total}>
            <rect width="18" height="18" fill="none" className="stroke-ink" />
          </Row>
        </tbody>
      </table>
    </figure>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <line x1="0" x2="0" y1="0" y2="7" strokeWidth="5" className="stroke-link" />
    </pattern>
  );
}

interface RowProps {
  label: string;
  value: number;
  total: number;
  children: ReactNode;
}

function Row({ label, value, total, children }: RowProps) {
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        <svg
          viewBox="-1 -1 20 20"
          width="16"
          height="16"
          aria-hidden="true"
          className="mr-2.5 inline-block align-[-2px]"
        >
          {children}
        </svg>
        {label}
      </th>
      <td className="py-2 pr-3 text-right tabular-nums">{rupees(value)}</td>
      <td className="py-2 text-right tabular-nums text-muted">{percentOf(value, total)}</td>
    </tr>
  );
}
