import { useEffect, useRef, type Dispatch } from 'react';
import { VIDEO_START_DELAY_MS } from '#site/limits.ts';
import {
  FILM,
  NARROW,
  isFilmMoving,
  type CarouselAction,
  type CarouselState,
} from './carousel.logic.ts';

/** The film's files, all under public/. The AV1 and AVIF ones are smaller and may be missing. */
export interface FilmSlide {
  src: string;
  av1Src?: string | undefined;
  mobileSrc: string;
  mobileAv1Src?: string | undefined;
  poster: string;
  avifPoster?: string | undefined;
  mobilePoster: string;
  mobileAvifPoster?: string | undefined;
  alt: string;
}

/** AV1 main profile, level 3.1, 10 bit. */
const AV1 = 'video/webm; codecs="av01.0.05M.10"';

/** The still, which is in the printed page and never leaves, and the film that fades in over it. */
export function HeroFilm({
  film,
  state,
  dispatch,
}: {
  film: FilmSlide;
  state: CarouselState;
  dispatch: Dispatch<CarouselAction>;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const { narrow, turn } = state;
  const current = state.index === FILM;
  const moving = isFilmMoving(state);

  // Each turn begins with the first frame; files that could not be loaded are tried again.
  useEffect(() => {
    const element = video.current;
    if (!current || !element) return;
    if (element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) element.load();
    else element.currentTime = 0;
  }, [current, turn]);

  useEffect(() => {
    const element = video.current;
    if (!moving || !element) return undefined;
    const timer = setTimeout(() => {
      element.play().catch((reason: unknown) => {
        // A pause in between ends the promise too; that is no failure.
        if (!(reason instanceof DOMException && reason.name === 'AbortError'))
          fail(dispatch, reason);
      });
    }, VIDEO_START_DELAY_MS);
    return () => {
      clearTimeout(timer);
      element.pause();
    };
  }, [moving, turn, narrow, dispatch]);

  const [src, av1] = narrow ? [film.mobileSrc, film.mobileAv1Src] : [film.src, film.av1Src];
  return (
    <>
      <picture>
        {film.mobileAvifPoster && (
          <source media={NARROW} type="image/avif" srcSet={film.mobileAvifPoster} />
        )}
        <source media={NARROW} srcSet={film.mobilePoster} />
        {film.avifPoster && <source type="image/avif" srcSet={film.avifPoster} />}
        <img
          src={film.poster}
          alt={film.alt}
          fetchPriority="high"
          decoding="sync"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      {narrow !== undefined && (
        <video
          key={src}
          ref={video}
          muted
          playsInline
          disablePictureInPicture
          preload="none"
          aria-hidden="true"
          data-shown={state.film !== 'still'}
          onPlaying={() => dispatch({ type: 'film-playing' })}
          onEnded={() => dispatch({ type: 'film-ended' })}
          onError={({ target, currentTarget }) => {
            // React lets a file's error rise to here; only after the last file none is left.
            if ([currentTarget, currentTarget.lastElementChild].includes(target as HTMLElement))
              fail(dispatch, currentTarget.error ?? `${src} could not be loaded`);
          }}
          className="absolute inset-0 size-full object-cover data-[shown=false]:opacity-0 data-[shown=true]:transition-opacity data-[shown=true]:duration-700"
        >
          {av1 && <source src={av1} type={AV1} />}
          <source src={src} type="video/mp4" />
        </video>
      )}
    </>
  );
}

/** The film needs a file that loads, a codec, and the browser's leave to play. */
function fail(dispatch: Dispatch<CarouselAction>, reason: unknown): void {
  console.error('The film of the home page does not play:', reason);
  dispatch({ type: 'film-failed' });
}
