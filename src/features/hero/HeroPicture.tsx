import { useState } from 'react';
import type { HomeData } from '#collections/home.ts';
import { NARROW_MEDIA_QUERY } from './carousel.logic.ts';
import { ringsText, type DueDayDot, type HeroMonth } from './month.logic.ts';

const COVER = 'absolute inset-0 size-full object-cover';

/** The month's kolam. `alt`: empty where it only stands in for a picture that did not load. */
export function MonthStill({ month, alt }: { month: string; alt: string }) {
  return (
    <picture>
      <source media={NARROW_MEDIA_QUERY} type="image/avif" srcSet={`${month}-phone.avif`} />
      <source media={NARROW_MEDIA_QUERY} srcSet={`${month}-phone.webp`} />
      <source type="image/avif" srcSet={`${month}-wide.avif`} />
      <img
        src={`${month}-wide.webp`}
        alt={alt}
        fetchPriority="high"
        decoding="sync"
        className={`${COVER} md:object-right`}
      />
    </picture>
  );
}

/** The picture of a practice; the month's kolam replaces one that does not load. */
export function SlidePicture({
  slide: { src, avifSrc, alt },
  month,
}: {
  slide: HomeData['slides'][1];
  month: string;
}) {
  const [failed, setFailed] = useState(false);
  if (failed) return <MonthStill month={month} alt={alt} />;
  return (
    <picture>
      {avifSrc && <source type="image/avif" srcSet={avifSrc} />}
      <img
        src={src}
        alt={alt}
        decoding="async"
        onError={() => {
          console.error(`${src}: the picture of a slide did not load`);
          setFailed(true);
        }}
        className={COVER}
      />
    </picture>
  );
}

/** One text and two drawings, of which the window shows one. */
const DRAWINGS = [
  {
    shape: 'phone',
    size: { width: 860, height: 560, ring: 26, text: 32 },
    fit: 'xMidYMid slice',
    className: 'md:hidden',
  },
  {
    shape: 'wide',
    size: { width: 1920, height: 720, ring: 30, text: 26 },
    fit: 'xMaxYMid slice',
    className: 'max-md:hidden',
  },
] as const;

/** Rings round the days with something due; the days to come have their number. The strip below has them as text. */
export function DueDayRings({ dues, today }: { dues: readonly DueDayDot[]; today: string }) {
  return DRAWINGS.map(({ shape, size: { width, height, ring, text }, fit, className }) => (
    <svg
      key={shape}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={`absolute inset-0 size-full fill-none ${className}`}
    >
      {dues.map(({ day, [shape]: [x, y] }) =>
        day < today ? (
          <ellipse
            key={day}
            cx={x}
            cy={y}
            rx={Math.round(ring * 0.85)}
            ry={Math.round(ring * 0.58)}
            className="stroke-brass-lit/60"
            strokeWidth="1.6"
          />
        ) : (
          <g key={day} className="stroke-white">
            <ellipse cx={x} cy={y} rx={ring} ry={Math.round(ring * 0.7)} strokeWidth="2.4" />
            <text
              x={x}
              y={y - ring}
              fontSize={text}
              strokeWidth="6"
              textAnchor="middle"
              className="fill-white stroke-stone font-display font-medium [paint-order:stroke]"
            >
              {Number(day.slice(8))}
            </text>
          </g>
        ),
      )}
    </svg>
  ));
}

/** What the kolam and its rings are. */
export function MonthLegend({ month: { name, dues }, today }: { month: HeroMonth; today: string }) {
  return (
    <>
      {name}, one dot for each day.{' '}
      {dues.length > 0 && (
        <span className="text-white">
          {ringsText(
            dues.map(({ day }) => day),
            today,
          )}
        </span>
      )}
    </>
  );
}
