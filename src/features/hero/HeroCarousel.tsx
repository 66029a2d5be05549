import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useEffectEvent, useReducer, useRef, type ButtonHTMLAttributes } from 'react';
import type { HomeData } from '#collections/home.ts';
import { dayInIndia } from '#lib/format.ts';
import { NARROW_MEDIA_QUERY } from '#site/limits.ts';
import { ROUTES } from '#site/routes.ts';
import { island } from '#ui/ErrorBoundary.tsx';
import {
  FILM_INDEX,
  advanceCarousel,
  openCarousel,
  slideTimeMs,
  type CarouselAction,
} from './carousel.logic.ts';
import { DueDayRings, HeroFilm, SlidePicture } from './HeroSlides.tsx';
import type { HeroMonth } from './month.logic.ts';

interface Props extends Pick<HomeData, 'heading' | 'lead' | 'slides'> {
  month: HeroMonth;
}

/** The top of the home page. The HTML has the text and one picture; the script adds controls, film and pictures. */
export const HeroCarousel = island(Carousel);

const SWIPE_MIN_PX = 48;

/**
 * Checks whether the pointer or the keyboard focus is on the links of the slide. While a link is in use, the carousel
 * waits: the next slide would change the link. Ignores mouse focus, because such focus stays when the pointer leaves.
 */
const isInUse = (links: HTMLElement | null) =>
  links?.matches(':hover') === true || links?.querySelector(':focus-visible') != null;

const captionId = (index: number) => `slide-${index}-caption`;

function Carousel({ heading, lead, slides, month }: Props) {
  const [state, dispatch] = useReducer(advanceCarousel, slides.length, openCarousel);
  const ready = state.narrow !== undefined;
  // The rings mark the due days of the month in which the site was built. In later months, no rings are drawn.
  const hasRings = !ready || dayInIndia(new Date()).startsWith(month.month);
  const swipeStart = useRef(0);
  const links = useRef<HTMLDivElement>(null);
  const running = state.motion !== 'stopped';
  const PauseOrPlay = running ? Pause : Play;
  /** The change of slide that waits while the pointer or the focus is on the links. */
  const due = useRef<CarouselAction>(undefined);
  const turn = (action: CarouselAction) => {
    if (isInUse(links.current)) due.current = action;
    else dispatch(action);
  };
  /**
   * Changes the slide if a change is waiting and neither pointer nor focus is on the links. Uses a timeout, because the
   * browser moves the focus only after the `blur` event.
   */
  const turnWhenLeft = () =>
    setTimeout(() => {
      if (due.current && !isInUse(links.current)) dispatch(due.current);
    });
  useEffect(() => {
    due.current = undefined;
  }, [state.index, state.motion, state.narrow]);
  // When a visitor returns with the Back button, the browser focuses the link that the visitor had used. The
  // effect removes the focus from this link, so that the carousel does not wait.
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => {
      if (persisted && links.current?.contains(document.activeElement))
        (document.activeElement as HTMLElement).blur();
    };
    window.addEventListener('pageshow', release);
    return () => window.removeEventListener('pageshow', release);
  }, []);
  const show = (index: number) => dispatch({ type: 'show', index });

  useEffect(() => {
    const narrow = window.matchMedia(NARROW_MEDIA_QUERY);
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    dispatch({ type: 'begin', narrow: narrow.matches, reducedMotion });
    const follow = () => dispatch({ type: 'width', narrow: narrow.matches });
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, []);

  const ms = slideTimeMs(state);
  const turnAtTime = useEffectEvent(() => turn({ type: 'time-up' }));
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = setInterval(() => turnAtTime(), ms);
    return () => clearInterval(timer);
  }, [state.index, state.narrow, ms]);

  return (
    // The carousel handles horizontal swipes, so that no browser goes back to the previous page on a swipe. A scroll or
    // a zoom ends with `pointercancel` instead of `pointerup`, so neither is taken for a swipe.
    <div
      data-hero=""
      className="on-navy relative isolate touch-pan-y touch-pinch-zoom overflow-hidden bg-stone text-white print:bg-transparent"
      onPointerDown={({ clientX }) => {
        swipeStart.current = clientX;
      }}
      onPointerUp={({ pointerType, clientX }) => {
        const distance = clientX - swipeStart.current;
        if (pointerType === 'touch' && Math.abs(distance) >= SWIPE_MIN_PX)
          show(state.index - Math.sign(distance));
      }}
    >
      {/* In a window up to 50rem high, the carousel shrinks, so that the search and first suggestions are in view. */}
      <div className="wrap flex flex-col justify-center pb-12 pt-5 md:pt-8 lg:min-h-[clamp(30rem,62vh,33.75rem)] lg:pb-[6.5rem] lg:pt-7 lg:[@media(max-height:50rem)]:min-h-0 lg:[@media(max-height:50rem)]:pb-20 lg:[@media(max-height:50rem)]:pt-4">
        <h1 className="max-w-[17ch] text-hero text-white print:text-ink lg:[@media(max-height:50rem)]:text-[2.75rem] lg:[@media(max-height:50rem)]:leading-[1.08]">
          {heading}
        </h1>
        <p className="mt-3 max-w-[36rem] text-pale max-md:text-small md:mt-5 md:text-lead lg:max-w-[min(29rem,38vw)] print:text-ink lg:[@media(max-height:50rem)]:mt-3 lg:[@media(max-height:50rem)]:text-base">
          {lead}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 md:mt-7 xl:gap-x-8 lg:[@media(max-height:50rem)]:mt-4">
          <div
            ref={links}
            className="flex w-fit flex-wrap gap-3"
            onPointerLeave={turnWhenLeft}
            onBlur={turnWhenLeft}
          >
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
            <div className="flex min-h-10 w-full items-center gap-2 lg:w-[19rem] forced-colors:bg-[Canvas]">
              {ready && (
                <>
                  <RoundButton
                    aria-label={running ? 'Pause the slides' : 'Play the slides'}
                    onClick={() => dispatch({ type: running ? 'pause' : 'play' })}
                  >
                    <PauseOrPlay size={18} aria-hidden="true" />
                  </RoundButton>
                  <RoundButton aria-label="Previous slide" onClick={() => show(state.index - 1)}>
                    <ChevronLeft size={20} aria-hidden="true" />
                  </RoundButton>
                  <RoundButton aria-label="Next slide" onClick={() => show(state.index + 1)}>
                    <ChevronRight size={20} aria-hidden="true" />
                  </RoundButton>
                  <div
                    role="group"
                    aria-label="Choose a slide"
                    className="flex max-md:-mr-3 max-md:ml-auto md:ml-1.5"
                  >
                    {slides.map(({ serviceType }, index) => (
                      <button
                        key={index}
                        type="button"
                        aria-label={`Slide ${index + 1} of ${slides.length}: ${serviceType}`}
                        aria-current={index === state.index || undefined}
                        onClick={() => show(index)}
                        className="group grid h-8 w-8 place-items-center rounded-control"
                      >
                        {/* Marks the current slide with a bar over its dot, because a wider dot would move the
                           other dots. */}
                        <span className="relative size-2 rounded-full bg-white/60 before:absolute before:-inset-x-2 before:inset-y-0 before:hidden before:rounded-full before:bg-brass-lit group-hover:bg-white group-aria-[current]:before:block forced-colors:bg-[ButtonText] forced-colors:forced-color-adjust-none forced-colors:before:bg-[ButtonText]" />
                      </button>
                    ))}
                  </div>
                </>
              )}
            </div>
            <div
              aria-live={state.motion === 'auto' ? 'off' : 'polite'}
              className="absolute inset-0 -z-10"
            >
              {slides.map(
                (slide, index) =>
                  (ready || index === FILM_INDEX) && (
                    // The row of the caption has its height before the caption arrives, so the picture does not move.
                    <div
                      key={index}
                      role={ready ? 'group' : undefined}
                      aria-roledescription={ready ? 'slide' : undefined}
                      aria-label={ready ? `${index + 1} of ${slides.length}` : undefined}
                      aria-hidden={index !== state.index || undefined}
                      className="group/slide absolute inset-x-0 bottom-[5.75rem] grid h-[17rem] grid-rows-[minmax(2.5rem,auto)_minmax(0,1fr)] transition-[opacity,visibility] duration-500 aria-hidden:invisible aria-hidden:opacity-0 md:h-[28.5rem] lg:inset-0 lg:block lg:h-auto"
                    >
                      <div className={`hero-picture ${slide.type === 'video' ? 'hero-film' : ''}`}>
                        {slide.type === 'video' && (
                          <>
                            <HeroFilm
                              month={month.picture}
                              alt={slide.alt}
                              companyName={slide.companyName}
                              state={state}
                              dispatch={dispatch}
                              onEnded={() => turn({ type: 'film-ended' })}
                            />
                            {hasRings && <DueDayRings dues={month.dues} />}
                          </>
                        )}
                        {slide.type === 'image' && index <= state.loaded && (
                          <SlidePicture {...slide} month={month.picture} />
                        )}
                      </div>
                      {/* Only the pictures fade, because an old caption that fades would show through the new one. */}
                      <div className="wrap min-h-10 text-fine text-pale group-aria-hidden/slide:invisible lg:absolute lg:inset-x-0 lg:bottom-14">
                        <span
                          id={captionId(index)}
                          className={slide.type === 'video' ? 'sr-only' : undefined}
                        >
                          {slide.companyName}{' '}
                          <span className="block font-display text-h4 text-white">
                            {slide.serviceType}
                          </span>
                        </span>
                        {slide.type === 'video' && hasRings && (
                          <>
                            {month.name}, one dot for each day.{' '}
                            <span className="text-white">{month.rings}</span>
                          </>
                        )}
                      </div>
                    </div>
                  ),
              )}
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}

function RoundButton(props: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-full border border-white/60 text-white transition-colors duration-150 hover:border-white hover:bg-white/10"
      {...props}
    />
  );
}
