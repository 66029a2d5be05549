import { useState } from 'react';
import type { HomeData } from '#collections/home.ts';
import { NARROW_MEDIA_QUERY } from '#site/limits.ts';
import { ringsText, type HeroMonth } from './month.logic.ts';

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

/** One drawing for each still, of which the window shows one. */
const DRAWINGS = [
  {
    shape: 'phone',
    box: '0 0 860 560',
    fit: 'xMidYMid slice',
    hide: 'md:hidden',
    ring: 26,
    text: 32,
  },
  {
    shape: 'wide',
    box: '0 0 1920 720',
    fit: 'xMaxYMid slice',
    hide: 'max-md:hidden',
    ring: 30,
    text: 26,
  },
] as const;

/** Rings round the days with something due; the days to come have their number. The strip below has them as text. */
export function DueDayRings({ month, today }: { month: HeroMonth; today: string }) {
  return DRAWINGS.map(({ shape, box, fit, hide, ring, text }) => (
    <svg
      key={shape}
      viewBox={box}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={`absolute inset-0 size-full fill-none stroke-2 ${hide}`}
    >
      {month.dues.map(({ day, [shape]: [x = 0, y = 0] }) => (
        <g key={day} className={day < today ? 'stroke-brass-lit/60' : 'stroke-white'}>
          <ellipse cx={x} cy={y} rx={ring} ry={ring * 0.7} />
          {day >= today && (
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
          )}
        </g>
      ))}
    </svg>
  ));
}

/** What the kolam and its rings are. */
export function MonthLegend({ month: { name, dues }, today }: { month: HeroMonth; today: string }) {
  return (
    <>
      {name}, one dot for each day.{' '}
      {dues.length > 0 && <span className="text-white">{ringsText(dues, today)}</span>}
    </>
  );
}
