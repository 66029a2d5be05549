import { useEffect, useRef, useState, type Dispatch } from 'react';
import type { HomeData } from '#collections/home.ts';
import { FILM, NARROW, type CarouselAction, type CarouselState } from './carousel.logic.ts';

const VIDEO_START_DELAY_MS = 150;

/** AV1 main profile, level 3.1, 10 bit. */
const AV1 = 'video/webm; codecs="av01.0.05M.10"';

interface Props {
  film: HomeData['slides'][0];
  state: CarouselState;
  dispatch: Dispatch<CarouselAction>;
}

/** The poster, which is in the HTML and always stays, and the film that fades in over it. */
export function HeroFilm({ film, state, dispatch }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const { narrow } = state;
  const current = state.index === FILM;
  const moving = current && state.motion !== 'stopped' && !state.held;

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
          data-shown={playing}
          onPlaying={() => setPlaying(true)}
          onEnded={() => dispatch({ type: 'film-ended' })}
          className="absolute inset-0 size-full object-cover data-[shown=false]:opacity-0 data-[shown=true]:transition-opacity data-[shown=true]:duration-700"
        >
          {av1 && <source src={av1} type={AV1} />}
          <source
            src={src}
            type="video/mp4"
            onError={() => fail(dispatch, `${src} could not be loaded`)}
          />
        </video>
      )}
    </>
  );
}

/** The film needs a file that loads, a codec, and the browser's permission to play. */
function fail(dispatch: Dispatch<CarouselAction>, reason: unknown): void {
  console.error('The film of the home page does not play:', reason);
  dispatch({ type: 'film-failed' });
}
