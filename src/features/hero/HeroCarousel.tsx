import { useEffect, useId, useReducer, useRef, useState, type ReactNode } from 'react';
import type { HomeData } from '#collections/home.ts';
import { ROUTES } from '#site/routes.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import { FILM, NARROW, advance, openCarousel, slideTimeMs } from './carousel.logic.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroFilm } from './HeroFilm.tsx';

type Props = Pick<HomeData, 'heading' | 'lead' | 'slides'>;

/** The opening of the home page: text and poster in the HTML; the script adds controls, film and pictures. */
export const HeroCarousel = island(Carousel);

/** Shortest movement of a finger that counts as a swipe. */
const SWIPE_MIN_PX = 48;

function Carousel({ heading, lead, slides: [film, ...pictures] }: Props) {
  const count = 1 + pictures.length;
  const [state, dispatch] = useReducer(advance, count, openCarousel);
  const swipeStart = useRef(0);
  const id = useId();
  const captionId = (index: number) => `${id}caption${index}`;
  const label = (index: number) => `${index + 1} of ${count}`;
  const ready = state.narrow !== undefined;
  const picture = pictures[state.index - FILM - 1];

  useEffect(() => {
    const narrow = window.matchMedia(NARROW);
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    dispatch({ type: 'begin', narrow: narrow.matches, reducedMotion });
    const follow = () => dispatch({ type: 'width', narrow: narrow.matches });
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);

  const ms = slideTimeMs(state);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'time-up' }), ms);
    return () => clearTimeout(timer);
  }, [state.index, state.narrow, ms]);

  return (
    // The carousel handles sideways movement, which some browsers would take for Back. A scroll or a zoom
    // fires pointercancel instead.
    <div
      data-hero=""
      className="on-navy relative isolate touch-pan-y touch-pinch-zoom overflow-hidden bg-[linear-gradient(105deg,var(--field))] text-white forced-colors:bg-none print:bg-none"
      onPointerDown={({ clientX }) => {
        swipeStart.current = clientX;
      }}
      onPointerUp={({ pointerType, clientX }) => {
        const distance = clientX - swipeStart.current;
        if (pointerType === 'touch' && Math.abs(distance) >= SWIPE_MIN_PX)
          dispatch({ type: distance > 0 ? 'previous' : 'next' });
      }}
    >
      {/* At most 60 % of the window, so that the search below it and its list are in the first view. */}
      <div className="wrap grid pb-12 pt-6 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:gap-12 md:pb-[calc(2.0625rem+clamp(1.75rem,5vh,4.5rem))] md:pt-[clamp(1.75rem,6vh,5rem)]">
        <div>
          <h1 className="text-hero text-white print:text-ink">{heading}</h1>
          <p className="mt-3 max-w-[38rem] text-pale max-md:text-small md:mt-5 md:text-lead print:text-ink">
            {lead}
          </p>
          <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 md:mt-8">
            <div
              className="flex w-fit flex-wrap gap-3"
              onPointerEnter={({ pointerType }) =>
                dispatch({ type: 'hold', held: pointerType === 'mouse' })
              }
              onPointerLeave={() => dispatch({ type: 'hold', held: false })}
              onFocus={() => dispatch({ type: 'hold', held: true })}
              onBlur={() => dispatch({ type: 'hold', held: false })}
            >
              <a href={ROUTES.contact} className="button button-gold">
                GET STARTED
              </a>
              <a
                href={picture?.url ?? ROUTES.services}
                aria-describedby={picture && captionId(state.index)}
                className="button border-white/45 text-white hover:border-white hover:bg-white/10"
              >
                Services
              </a>
            </div>
            <section
              aria-roledescription={ready ? 'carousel' : undefined}
              aria-label="Services at a glance"
              className="max-md:flex max-md:min-h-[8.75rem] max-md:w-full max-md:items-end"
            >
              <div className="flex min-h-11 w-40 flex-wrap items-center gap-x-2 gap-y-1 md:w-[19rem] print:hidden">
                {ready && (
                  <HeroControls
                    state={state}
                    dispatch={dispatch}
                    names={['Film', ...pictures.map(({ serviceType }) => serviceType)]}
                  />
                )}
              </div>
              <div
                aria-live={state.motion === 'auto' ? 'off' : 'polite'}
                className="absolute inset-0 -z-10 print:hidden"
              >
                <HeroSlide kind="film" label={ready ? label(FILM) : undefined} current={!picture}>
                  <HeroFilm film={film} state={state} dispatch={dispatch} />
                </HeroSlide>
                {ready &&
                  pictures.map((slide, pictureIndex) => {
                    const index = FILM + 1 + pictureIndex;
                    return (
                      <HeroSlide
                        key={index}
                        kind="picture"
                        label={label(index)}
                        current={index === state.index}
                      >
                        <HeroPicture
                          slide={slide}
                          fallback={state.narrow ? film.mobilePoster : film.poster}
                          captionId={captionId(index)}
                        />
                      </HeroSlide>
                    );
                  })}
              </div>
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Classes of a slide, behind the text. The film's edges fade into the field, so that the text stays readable. */
const SLIDE_CLASSES = {
  film: [
    '-bottom-2.5 -right-12 aspect-[2/3] w-72 [mask-composite:intersect] max-md:forced-colors:![mask-image:none]',
    '[mask-image:linear-gradient(to_right,transparent,#000_10%,#000_90%,transparent),linear-gradient(transparent,#000_50%,#000_92%,transparent)]',
    'md:bottom-auto md:right-[max(0px,calc(50%-39rem))] md:top-[47%] md:aspect-video md:w-[min(62rem,92vw)] md:-translate-y-1/2',
    'md:[mask-image:linear-gradient(to_right,transparent_35%,#000_56%,#000_91%,transparent),linear-gradient(transparent,#000_14%,#000_80%,transparent)]',
  ].join(' '),
  // Clear of the search, which overlaps the field's lower edge.
  picture:
    'wrap inset-x-0 bottom-12 grid h-[8.75rem] items-start md:bottom-8 md:top-0 md:h-auto md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] md:items-center md:gap-12 md:*:col-start-2',
} as const;

/** One slide of the carousel; slides that are not current are hidden, also from screen readers and pointers. */
function HeroSlide({
  kind,
  label,
  current,
  children,
}: {
  kind: keyof typeof SLIDE_CLASSES;
  /** Position, such as "1 of 4"; undefined before hydration, when it is only a picture. */
  label: string | undefined;
  current: boolean;
  children: ReactNode;
}) {
  return (
    <div
      role={label && 'group'}
      aria-roledescription={label && 'slide'}
      aria-label={label}
      aria-hidden={!current || undefined}
      className={`${SLIDE_CLASSES[kind]} absolute transition-[opacity,visibility] duration-500 aria-hidden:invisible aria-hidden:opacity-0 motion-reduce:transition-none`}
    >
      {children}
    </div>
  );
}

/** Picture with the firm and the kind of service; the film's poster replaces a missing one. */
function HeroPicture({
  slide: { src, alt, companyName, serviceType },
  fallback,
  captionId,
}: {
  slide: HomeData['slides'][1];
  fallback: string;
  captionId: string;
}) {
  const [failed, setFailed] = useState(false);
  return (
    <figure className="flex w-full flex-row-reverse items-start justify-between gap-4 md:w-fit md:flex-col md:items-stretch">
      <img
        src={failed ? fallback : src}
        alt={alt}
        width="720"
        height="720"
        decoding="async"
        onError={() => {
          console.error(`${src}: the picture of a slide did not load`);
          setFailed(true);
        }}
        className="aspect-square w-32 rounded-surface border border-white/25 object-cover md:w-60"
      />
      <figcaption id={captionId} className="min-w-0 max-w-60">
        <span className="block text-small text-pale">{companyName}</span>
        <span className="block font-display text-white max-md:leading-tight md:text-h4">
          {serviceType}
        </span>
      </figcaption>
    </figure>
  );
}
