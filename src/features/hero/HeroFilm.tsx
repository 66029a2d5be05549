import { useCallback, useEffect, useRef, type Dispatch } from 'react';
import { playFilm, rewindFilm } from './use-carousel.ts';
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
  play = playFilm,
}: {
  film: FilmSlide;
  state: CarouselState;
  dispatch: Dispatch<CarouselAction>;
  play?: typeof playFilm;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const { narrow, turn } = state;
  const current = state.index === FILM;
  const moving = isFilmMoving(state);

  const fail = useCallback(
    (reason: unknown) => {
      console.error('The film of the home page does not play:', reason);
      dispatch({ type: 'film-failed' });
    },
    [dispatch],
  );

  useEffect(() => {
    if (current && video.current) rewindFilm(video.current);
  }, [current, turn]);

  useEffect(() => {
    if (!moving || !video.current) return undefined;
    return play(video.current, fail);
  }, [moving, turn, narrow, play, fail]);

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
          data-shown={['playing', 'resting', 'ended'].includes(state.film)}
          onPlaying={() => dispatch({ type: 'film-playing' })}
          onEnded={() => dispatch({ type: 'film-ended' })}
          onError={({ target, currentTarget }) => {
            // React lets a file's error rise to here; only after the last file none is left.
            if (target === currentTarget) fail(currentTarget.error);
            if (target === currentTarget.lastElementChild) fail(`${src} could not be loaded`);
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
