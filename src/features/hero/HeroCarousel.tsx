import { useEffect, useReducer, useRef, type ReactNode } from 'react';
import type { HomeData } from '#collections/home.ts';
import { dayInIndia } from '#lib/format.ts';
import { NARROW_MEDIA_QUERY } from '#site/limits.ts';
import { ROUTES } from '#site/routes.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import { FILM_INDEX, advanceCarousel, openCarousel, slideTimeMs } from './carousel.logic.ts';
import { HeroControls } from './HeroControls.tsx';
import { HeroFilm } from './HeroFilm.tsx';
import { DueDayRings, MonthLegend, SlidePicture } from './HeroPicture.tsx';
import { isSameMonth, type HeroMonth } from './month.logic.ts';

interface Props extends Pick<HomeData, 'heading' | 'lead' | 'slides'> {
  month: HeroMonth;
}

/** The opening of the home page: text and still in the HTML; the script adds controls, film and pictures. */
export const HeroCarousel = island(Carousel);

/** Shortest movement of a finger that counts as a swipe. */
const SWIPE_MIN_PX = 48;

/** The next slide would change a link that the visitor points at or has in focus, so the carousel waits. */
const isInUse = (links: HTMLElement | null) => links?.matches(':hover, :focus-within');

const thisDay = () => dayInIndia(new Date());
const captionId = (index: number) => `slide-${index}-caption`;

function Carousel({ heading, lead, slides, month }: Props) {
  const [film, ...pictures] = slides;
  const [state, dispatch] = useReducer(advanceCarousel, slides.length, openCarousel);
  const ready = state.narrow !== undefined;
  // The visitor's day; that of the build until the script has run.
  const today = ready ? thisDay() : month.today;
  const isThisMonth = isSameMonth(today, month.today);
  const swipeStart = useRef(0);
  const links = useRef<HTMLDivElement>(null);
  const label = (index: number) => `${index + 1} of ${slides.length}`;

  useEffect(() => {
    const narrow = window.matchMedia(NARROW_MEDIA_QUERY);
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    dispatch({ type: 'begin', narrow: narrow.matches, reducedMotion });
    const follow = () => dispatch({ type: 'width', narrow: narrow.matches });
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);

  const ms = slideTimeMs(state);
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setInterval(() => {
      if (!isInUse(links.current)) dispatch({ type: 'time-up' });
    }, ms);
    return () => clearInterval(timer);
  }, [state.index, state.narrow, ms]);

  return (
    // The carousel handles sideways movement, which some browsers would take for Back. A scroll or a zoom
    // fires pointercancel instead.
    <div
      data-hero=""
      className="on-navy relative isolate touch-pan-y touch-pinch-zoom overflow-hidden bg-stone text-white print:bg-transparent"
      onPointerDown={({ clientX }) => {
        swipeStart.current = clientX;
      }}
      onPointerUp={({ pointerType, clientX }) => {
        const distance = clientX - swipeStart.current;
        if (pointerType === 'touch' && Math.abs(distance) >= SWIPE_MIN_PX)
          dispatch({ type: distance > 0 ? 'previous' : 'next' });
      }}
    >
      {/* In a low window the search below it and its first suggestions stay in the first view. */}
      <div className="wrap flex flex-col justify-center pb-12 pt-5 md:pt-8 lg:min-h-[clamp(30rem,62vh,33.75rem)] lg:pb-[6.5rem] lg:pt-7 lg:[@media(max-height:50rem)]:min-h-0 lg:[@media(max-height:50rem)]:pb-20 lg:[@media(max-height:50rem)]:pt-4">
        <h1 className="max-w-[17ch] text-hero text-white print:text-ink lg:[@media(max-height:50rem)]:text-[2.75rem] lg:[@media(max-height:50rem)]:leading-[1.08]">
          {heading}
        </h1>
        <p className="mt-3 max-w-[36rem] text-pale max-md:text-small md:mt-5 md:text-lead lg:max-w-[min(29rem,38vw)] print:text-ink lg:[@media(max-height:50rem)]:mt-3 lg:[@media(max-height:50rem)]:text-base">
          {lead}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-7 xl:gap-x-8 lg:[@media(max-height:50rem)]:mt-4">
          <div ref={links} className="flex w-fit flex-wrap gap-3">
            <a href={ROUTES.contact} className="button button-gold">
              GET STARTED
            </a>
            <a
              href={slides[state.index]?.url}
              aria-describedby={captionId(state.index)}
              className="button button-line"
            >
              Services
            </a>
          </div>
          <section
            aria-roledescription={ready ? 'carousel' : undefined}
            aria-label="Services at a glance"
            className="flex max-lg:min-h-[19.75rem] max-lg:w-full max-lg:items-end md:max-lg:min-h-[31.25rem] print:hidden"
          >
            <div className="flex min-h-10 w-full items-center gap-2 lg:w-[19rem]">
              {ready && (
                <HeroControls
                  state={state}
                  dispatch={dispatch}
                  names={slides.map(({ serviceType }) => serviceType)}
                />
              )}
            </div>
            <div
              aria-live={state.motion === 'auto' ? 'off' : 'polite'}
              className="absolute inset-0 -z-10"
            >
              <HeroSlide
                artClass="hero-film"
                label={ready ? label(FILM_INDEX) : undefined}
                current={state.index === FILM_INDEX}
                art={
                  <>
                    <HeroFilm
                      month={month.picture}
                      alt={film.alt}
                      state={state}
                      dispatch={dispatch}
                      onEnded={() => {
                        if (!isInUse(links.current)) dispatch({ type: 'film-ended' });
                      }}
                    />
                    {isThisMonth && <DueDayRings month={month} today={today} />}
                  </>
                }
              >
                <span id={captionId(FILM_INDEX)} className="sr-only">
                  {film.companyName}: {film.serviceType}
                </span>
                {isThisMonth && <MonthLegend month={month} today={today} />}
              </HeroSlide>
              {ready &&
                pictures.map((slide, pictureIndex) => {
                  const index = FILM_INDEX + 1 + pictureIndex;
                  return (
                    <HeroSlide
                      key={index}
                      label={label(index)}
                      current={index === state.index}
                      art={
                        index <= state.loaded && (
                          <SlidePicture slide={slide} month={month.picture} />
                        )
                      }
                    >
                      <span id={captionId(index)}>
                        {slide.companyName}{' '}
                        <span className="block font-display text-h4 text-white">
                          {slide.serviceType}
                        </span>
                      </span>
                    </HeroSlide>
                  );
                })}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

interface SlideProps {
  /** Position, such as "1 of 4"; undefined before hydration, when it is only a picture. */
  label: string | undefined;
  current: boolean;
  art: ReactNode;
  artClass?: string;
  /** The caption. */
  children: ReactNode;
}

/** One slide of the carousel; slides that are not current are hidden, also from screen readers and pointers. */
function HeroSlide({ label, current, art, artClass = '', children }: SlideProps) {
  return (
    <div
      role={label && 'group'}
      aria-roledescription={label && 'slide'}
      aria-label={label}
      aria-hidden={!current || undefined}
      className="absolute inset-x-0 bottom-[5.75rem] grid h-[17rem] grid-rows-[auto_minmax(0,1fr)] transition-[opacity,visibility] duration-500 aria-hidden:invisible aria-hidden:opacity-0 motion-reduce:transition-none md:h-[28.5rem] lg:inset-0 lg:block lg:h-auto"
    >
      <div className={`hero-picture ${artClass}`}>{art}</div>
      <div className="wrap min-h-10 text-fine text-pale lg:absolute lg:inset-x-0 lg:bottom-8">
        {children}
      </div>
    </div>
  );
}
