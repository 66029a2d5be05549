import { useEffect, useRef, useState, type Dispatch } from 'react';
import type { HomeData } from '#collections/home.ts';
import { NARROW_MEDIA_QUERY } from '#site/limits.ts';
import { FIXED_TEXTS } from '#site/texts.ts';
import { FILM_INDEX, type CarouselAction, type CarouselState } from './carousel.logic.ts';
import type { HeroMonth } from './month.logic.ts';

const VIDEO_START_DELAY_MS = 150;
/** Type of the film: AV1, main profile, level 3.1. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"';
const COVER = 'absolute inset-0 size-full object-cover';

interface StillProps {
  month: string;
  alt: string;
  /** Name in the text '{Name} Image', which replaces a picture that does not load. */
  companyName: string;
}

/** Shows the picture of the month's kolam, a drawing with a dot for each day. */
function MonthStill({ month, alt, companyName }: StillProps) {
  const still = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const image = still.current;
    // The picture may have failed to load before React listened for the error.
    if (image?.complete && image.naturalWidth === 0) image.dispatchEvent(new Event('error'));
  }, []);
  if (failed)
    return (
      <p className={`${COVER} grid content-center text-center text-small text-pale`}>
        <b className="font-display text-h4">{companyName} Image</b>
        {FIXED_TEXTS.imageNotLoading}
      </p>
    );
  return (
    <picture>
      <source media={NARROW_MEDIA_QUERY} type="image/avif" srcSet={`${month}-phone.avif`} />
      <source media={NARROW_MEDIA_QUERY} srcSet={`${month}-phone.webp`} />
      <source type="image/avif" srcSet={`${month}-wide.avif`} />
      <img
        ref={still}
        src={`${month}-wide.webp`}
        alt={alt}
        onError={() => {
          console.error(`${FIXED_TEXTS.imageNotLoading}: ${month}`);
          setFailed(true);
        }}
        fetchPriority="high"
        decoding="sync"
        className={`${COVER} md:object-right`}
      />
    </picture>
  );
}

type PictureProps = HomeData['slides'][1] & { month: string };

/** Shows the picture of a practice or, if it does not load, the month's kolam. */
export function SlidePicture({ src, avifSrc, ...still }: PictureProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return <MonthStill {...still} />;
  return (
    <picture>
      {avifSrc && <source type="image/avif" srcSet={avifSrc} />}
      <img
        src={src}
        alt={still.alt}
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

interface FilmProps extends StillProps {
  state: CarouselState;
  dispatch: Dispatch<CarouselAction>;
  onEnded: () => void;
}

/** Shows the film over the picture of the month. The film begins and ends with the same picture. */
export function HeroFilm({ state, dispatch, onEnded, ...still }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const { month } = still;
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
        // A pause before the film has started also rejects the promise, but such a pause is not a failure.
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
      <MonthStill {...still} />
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
          // The film is one pixel smaller in height than the picture, so that browsers do not report the film's first
          // frame as the largest paint.
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

/** Reports a film that cannot play: it did not load, the browser lacks the codec, or the browser refuses to play. */
function fail(dispatch: Dispatch<CarouselAction>, reason: unknown): void {
  console.error('The film of the home page does not play:', reason);
  dispatch({ type: 'film-failed' });
}

/** Drawings of the rings: one for the picture on a phone, the other for the picture in a wide window. */
const DRAWINGS = [
  { shape: 'phone', box: '0 0 860 560', fit: 'xMidYMid slice', hide: 'md:hidden' },
  { shape: 'wide', box: '0 0 1920 720', fit: 'xMaxYMid slice', hide: 'max-md:hidden' },
] as const;

/**
 * Draws a ring round each due day. If the day has not passed, its number is above the ring. Screen readers skip the
 * drawing, because they read the dates in the list below the hero.
 */
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
