/**
 * Takes the place of two packages that Headless UI loads with its Combobox and Menu and that nothing here uses
 * (`alias` in astro.config.mjs): Floating UI, for lists with `anchor`, and TanStack Virtual, for lists
 * with `virtual`. Our lists are placed by CSS and drawn whole. 20 KB less on the home page.
 */

const nothing = () => undefined;
const unused = () => {
  throw new Error('anchor and virtual need the packages that src/ui/headless-without.ts replaces');
};

// @floating-ui/react
export const autoUpdate = nothing;
export const flip = nothing;
export const inner = unused;
export const offset = nothing;
export const shift = nothing;
export const size = nothing;
const FLOATING = {
  refs: { setReference: nothing, setFloating: nothing },
  floatingStyles: {},
  context: { placement: 'bottom', elements: {} },
};
export const useFloating = () => FLOATING;
export const useInnerOffset = nothing;
const INTERACTIONS = {
  getReferenceProps: (props: object) => ({ ...props }),
  // As there: a list that scrolls is no stop of the Tab key.
  getFloatingProps: (props: object) => ({ tabIndex: -1, ...props }),
};
export const useInteractions = () => INTERACTIONS;

// @tanstack/react-virtual
export const useVirtualizer = unused;
