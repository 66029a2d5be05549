import { useEffect, useRef, useState, type Dispatch } from 'react';
import { FILM_INDEX, type CarouselAction, type CarouselState } from './carousel.logic.ts';
import { MonthStill } from './HeroPicture.tsx';

const VIDEO_START_DELAY_MS = 150;

/** AV1 main profile, level 3.1. */
const AV1 = 'video/webm; codecs="av01.0.05M.08"';

interface Props {
  /** What the addresses of still and film begin with. */
  month: string;
  alt: string;
  state: CarouselState;
  dispatch: Dispatch<CarouselAction>;
  onEnded: () => void;
}

/** The still, which is in the HTML and always stays, and the film that begins and ends with it. */
export function HeroFilm({ month, alt, state, dispatch, onEnded }: Props) {
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
    const play = () => {
      element.play().catch((reason: unknown) => {
        // A pause in between rejects the promise too, but is not a failure.
        if (!(reason instanceof DOMException && reason.name === 'AbortError'))
          fail(dispatch, reason);
      });
    };
    const timer = setTimeout(play, VIDEO_START_DELAY_MS);
    // The browser stops a film when the page is left, and does not always go on with it after Back.
    const resume = ({ persisted }: PageTransitionEvent) => persisted && play();
    window.addEventListener('pageshow', resume);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', resume);
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
          aria-hidden="true"
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

/** The film needs a file that loads, a codec, and the browser's permission to play. */
function fail(dispatch: Dispatch<CarouselAction>, reason: unknown): void {
  console.error('The film of the home page does not play:', reason);
  dispatch({ type: 'film-failed' });
}
