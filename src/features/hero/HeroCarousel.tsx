import { useId, useRef } from 'react';
import { ROUTES } from '#site/routes.ts';
import { FILM } from './carousel.logic.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { HeroControls } from './HeroControls.tsx';
import { HeroFilm, type FilmSlide } from './HeroFilm.tsx';
import { HeroLinks } from './HeroLinks.tsx';
import { HeroPicture, type PictureSlide } from './HeroPicture.tsx';
import { HeroSlide } from './HeroSlide.tsx';
import { useCarousel } from './use-carousel.ts';

interface Props {
  film: FilmSlide;
  pictures: readonly PictureSlide[];
}

/**
 * Links, controls and slides of the home page's opening (ARIA carousel pattern); stands in an
 * element with `data-hero`, which the slides lie behind. Printed are the links and the film's
 * still; controls, film and pictures come with the script, in room that is kept for them.
 */
export function HeroCarousel(props: Props) {
  return (
    <ErrorBoundary>
      <Carousel {...props} />
    </ErrorBoundary>
  );
}

function Carousel({ film, pictures }: Props) {
  const root = useRef<HTMLElement>(null);
  const count = 1 + pictures.length;
  const { state, dispatch } = useCarousel(count, root);
  const id = useId();
  const captionId = (index: number) => `${id}caption${index}`;
  const label = (index: number) => `${index + 1} of ${count}`;
  const ready = state.narrow !== undefined;
  const picture = pictures[state.index - FILM - 1];
  /** A picture is loaded when its turn is next; the others are not asked for yet. */
  const isNear = (index: number) => index === state.index || index === (state.index + 1) % count;

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3 md:mt-8">
      <HeroLinks
        servicesHref={picture?.url ?? ROUTES.services}
        describedBy={picture && captionId(state.index)}
        onHold={(held) => dispatch({ type: 'hold', held })}
      />
      <section
        ref={root}
        aria-roledescription={ready ? 'carousel' : undefined}
        aria-label="Services at a glance"
        className="max-md:flex max-md:min-h-[8.75rem] max-md:w-full max-md:items-end"
      >
        <div className="flex min-h-11 flex-wrap items-center gap-x-2 gap-y-1 max-md:w-40 print:hidden">
          {ready ? (
            <HeroControls
              state={state}
              dispatch={dispatch}
              names={['Film', ...pictures.map(({ serviceType }) => serviceType)]}
            />
          ) : (
            <noscript>
              <PictureLinks pictures={pictures} />
            </noscript>
          )}
        </div>
        <div
          aria-live={state.motion === 'auto' ? 'off' : 'polite'}
          className="absolute inset-0 -z-10"
        >
          <HeroSlide kind="film" label={ready ? label(FILM) : undefined} current={!picture}>
            <HeroFilm film={film} state={state} dispatch={dispatch} />
          </HeroSlide>
          {ready &&
            pictures.map((slide, position) => {
              const index = FILM + 1 + position;
              return (
                <HeroSlide
                  key={index}
                  kind="picture"
                  label={label(index)}
                  current={index === state.index}
                >
                  {isNear(index) && (
                    <HeroPicture
                      slide={slide}
                      fallback={state.narrow ? film.mobilePoster : film.poster}
                      captionId={captionId(index)}
                    />
                  )}
                </HeroSlide>
              );
            })}
        </div>
      </section>
    </div>
  );
}

/** Where the pictures would lead, for visitors without the script. */
function PictureLinks({ pictures }: Pick<Props, 'pictures'>) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small text-pale">
      {pictures.map(({ serviceType, url }) => (
        <li key={url}>
          <a
            href={url}
            className="inline-flex min-h-8 items-center underline decoration-white/40 underline-offset-4 hover:text-white"
          >
            {serviceType}
          </a>
        </li>
      ))}
    </ul>
  );
}
