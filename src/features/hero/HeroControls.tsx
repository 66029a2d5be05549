import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ButtonHTMLAttributes, Dispatch } from 'react';
import type { CarouselAction, CarouselState } from './carousel.logic.ts';

/** Previous, next, pause and one dot for each slide. `names`: what each slide shows. */
export function HeroControls({
  state,
  dispatch,
  names,
}: {
  state: CarouselState;
  dispatch: Dispatch<CarouselAction>;
  names: readonly string[];
}) {
  const running = state.motion !== 'stopped';
  return (
    <>
      <RoundButton
        aria-label={running ? 'Pause the slides' : 'Play the slides'}
        onClick={() => dispatch({ type: running ? 'pause' : 'play' })}
      >
        {running ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </RoundButton>
      <RoundButton aria-label="Previous slide" onClick={() => dispatch({ type: 'previous' })}>
        <ChevronLeft size={20} aria-hidden="true" />
      </RoundButton>
      <RoundButton aria-label="Next slide" onClick={() => dispatch({ type: 'next' })}>
        <ChevronRight size={20} aria-hidden="true" />
      </RoundButton>
      <div
        role="group"
        aria-label="Choose a slide"
        className="flex max-lg:-mr-3 max-lg:ml-auto lg:ml-1.5"
      >
        {names.map((name, index) => (
          <button
            key={index}
            type="button"
            aria-label={`Slide ${index + 1} of ${names.length}: ${name}`}
            aria-current={index === state.index || undefined}
            onClick={() => dispatch({ type: 'show', index })}
            className="group grid h-8 w-8 place-items-center rounded-control"
          >
            {/* The bar is drawn over the dot, because a dot that grows would move its neighbours. */}
            <span className="relative size-2 rounded-full bg-white/60 before:absolute before:-inset-x-2 before:inset-y-0 before:hidden before:rounded-full before:bg-brass-lit group-hover:bg-white group-aria-[current]:before:block forced-colors:bg-[ButtonText] forced-colors:forced-color-adjust-none forced-colors:before:bg-[ButtonText]" />
          </button>
        ))}
      </div>
    </>
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
