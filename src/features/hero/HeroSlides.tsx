import { useEffect, useRef, useState, type Dispatch } from 'react';
import type { HomeData } from '#collections/home.ts';
import { NARROW_MEDIA_QUERY } from '#site/limits.ts';
import { FILM_INDEX, type CarouselAction, type CarouselState } from './carousel.logic.ts';
import type { HeroMonth } from './month.logic.ts';

const VIDEO_START_DELAY_MS = 150;
/** AV1 main profile, level 3.1. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"';
const COVER = 'absolute inset-0 size-full object-cover';

/** The month's kolam. `alt`: empty where it only stands in for a picture that did not load. */
function MonthStill({ month, alt }: { month: string; alt: string }) {
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

type PictureProps = HomeData['slides'][1] & { month: string };

/** The picture of a practice; the month's kolam replaces one that does not load. */
export function SlidePicture({ src, avifSrc, alt, month }: PictureProps) {
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

interface FilmProps {
  month: string;
  alt: string;
  state: CarouselState;
  dispatch: Dispatch<CarouselAction>;
  onEnded: () => void;
}

/** The still, which is in the HTML and always stays, and the film that begins and ends with it. */
export function HeroFilm({ month, alt, state, dispatch, onEnded }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const { narrow } = state;
  const current = state.index === FILM_INDEX;
  const moving = current && state.motion !== 'stopped';

  // The film starts from its first frame each time its slide is shown.
  useEffect(() => {
    if (current && video.current) video.current.currentTime = 0;
  }, [current]);

  useEffect(() => {
    const element = video.current;
    if (!moving || !element) return undefined;
    const timer = setTimeout(() => {
      element.play().catch((reason: unknown) => {
        // A pause in between rejects the promise too, but is not a failure.
        if (!(reason instanceof DOMException && reason.name === 'AbortError'))
          fail(dispatch, reason);
      });
    }, VIDEO_START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      element.pause();
    };
  }, [moving, narrow, dispatch]);

  const src = `${month}-${narrow ? 'phone' : 'wide'}`;
  return (
    <>
      <MonthStill month={month} alt={alt} />
      {narrow !== undefined && (
        <video
          key={src}
          ref={video}
          muted
          playsInline
          disablePictureInPicture
          preload="none"
          inert
          data-shown={playing}
          onPlaying={() => setPlaying(true)}
          onEnded={onEnded}
          // A pixel lower than the still, so that browsers do not take its first frame for the largest paint.
          className="absolute inset-x-0 bottom-0 top-px h-[calc(100%-1px)] w-full object-cover data-[shown=false]:opacity-0 data-[shown=true]:transition-opacity data-[shown=true]:duration-700 md:object-right"
        >
          <source src={`${src}.webm`} type={AV1} />
          <source
            src={`${src}.mp4`}
            type="video/mp4"
            onError={() => fail(dispatch, `${src}.mp4 could not be loaded`)}
          />
        </video>
      )}
    </>
  );
}

/** A film needs a file that loads, a codec, and the browser's permission to play. */
function fail(dispatch: Dispatch<CarouselAction>, reason: unknown): void {
  console.error('The film of the home page does not play:', reason);
  dispatch({ type: 'film-failed' });
}

/** A drawing for each still, of which the window shows one. */
const DRAWINGS = [
  { shape: 'phone', box: '0 0 860 560', fit: 'xMidYMid slice', hide: 'md:hidden' },
  { shape: 'wide', box: '0 0 1920 720', fit: 'xMaxYMid slice', hide: 'max-md:hidden' },
] as const;

/** Rings round the days with something due; the days to come have their number. The strip below has them as text. */
export function DueDayRings({ dues }: Pick<HeroMonth, 'dues'>) {
  return DRAWINGS.map(({ shape, box, fit, hide }) => (
    <svg
      key={shape}
      viewBox={box}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={`absolute inset-0 size-full fill-none stroke-2 ${hide}`}
    >
      {dues.map(({ day, isPast, [shape]: [x = 0, y = 0] }) => (
        <g key={day} className={isPast ? 'stroke-brass-lit/60' : 'stroke-white'}>
          <ellipse cx={x} cy={y} rx="28" ry="20" />
          {!isPast && (
            <text
              x={x}
              y={y - 28}
              fontSize="30"
              strokeWidth="6"
              textAnchor="middle"
              className="fill-white stroke-stone font-display font-medium [paint-order:stroke]"
            >
              {day}
            </text>
          )}
        </g>
      ))}
    </svg>
  ));
}
