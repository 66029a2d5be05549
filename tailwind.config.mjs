import plugin from 'tailwindcss/plugin';
import { MOBILE_BREAKPOINT_PX } from './src/site/limits.ts';
import { GROUP_TONES, COLOUR_ROLES } from './src/site/palette.ts';

/** Turns `#0c306f` into `12 48 111`, to which Tailwind can add an opacity. */
const channels = (hex) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');
const shadesOf = (scheme) => ({
  ':root': Object.fromEntries(
    Object.entries(COLOUR_ROLES)
      .filter(([, shades]) => scheme === 'light' || shades.dark !== shades.light)
      .map(([name, shades]) => [`--${name}`, channels(shades[scheme])]),
  ),
  ...Object.fromEntries(
    Object.entries(GROUP_TONES).map(([name, shades]) => [
      `[data-tone='${name}']`,
      { '--tone': channels(shades[scheme]) },
    ]),
  ),
});

/** Returns the colour of a role (src/site/palette.ts): a CSS variable that follows the colour scheme of the system. */
const role = (name) => `rgb(var(--${name}) / <alpha-value>)`;

/** @type {import('tailwindcss').Config} */
export default {
  // Leaves out tests, logic and dev pages, because Tailwind would read code such as `!cells` as a class.
  content: ['./src/**/*.{astro,ts,tsx}', '!./src/**/*.{test,logic}.ts', '!./src/dev/**'],
  corePlugins: { container: false },
  plugins: [
    plugin(({ addBase }) => {
      addBase({ ':root': { 'color-scheme': 'light dark' } });
      addBase(shadesOf('light'));
      addBase({ '@media (prefers-color-scheme: dark)': shadesOf('dark') });
    }),
  ],
  theme: {
    // The widths are in rem, so that a browser with a large default font gets the layout of a smaller screen.
    screens: { sm: '30rem', md: `${MOBILE_BREAKPOINT_PX / 16}rem`, lg: '64rem', xl: '80rem' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      // Layer over the page while the search window is open; the same colour in the light and the dark scheme.
      scrim: `rgb(${channels(COLOUR_ROLES.stone.dark)} / 0.55)`,
      ...Object.fromEntries(Object.keys(COLOUR_ROLES).map((name) => [name, role(name)])),
    },
    fontFamily: { sans: 'var(--font-sans)', display: 'var(--font-display)' },
    fontSize: {
      fine: ['0.8125rem', '1.4'],
      small: ['0.9375rem', '1.55'],
      base: ['1.0625rem', '1.65'],
      lead: ['1.1875rem', '1.6'],
      h4: ['1.1875rem', '1.35'],
      h3: ['clamp(1.25rem, 1.6vw, 1.375rem)', '1.25'],
      h2: ['clamp(1.875rem, 3.6vw, 2.75rem)', '1.15'],
      h1: ['clamp(2.125rem, 4.4vw, 3.2rem)', '1.12'],
      hero: ['clamp(2.125rem, 1.55rem + 2.2vw, 3.375rem)', '1.08'],
      numeral: ['2.2rem', '1'],
    },
    borderRadius: { none: '0', control: '6px', surface: '10px', full: '9999px' },
    boxShadow: { float: `0 18px 40px -18px ${COLOUR_ROLES.stone.light}59`, none: 'none' },
    extend: {
      maxWidth: {
        page: '72rem',
        // About 75 characters per line, whatever the size of the text.
        prose: '36em',
        lead: '38rem',
        detail: '280px',
      },
      maxHeight: { detail: '300px' },
      // `dvh` does not include the bars of a phone's browser. Browsers that do not know `dvh` use the first value.
      height: {
        screen: ['100vh', '100dvh'],
        'below-header': ['calc(100vh - 4.5rem)', 'calc(100dvh - 4.5rem)'],
      },
      spacing: {
        section: 'clamp(2.625rem, 6.1vw, 5.5rem)',
        'section-half': 'clamp(1.3125rem, 3.05vw, 2.75rem)',
        gutter: 'clamp(1.25rem, 4vw, 2.5rem)',
        header: '4.5rem',
      },
      transitionTimingFunction: { calm: 'cubic-bezier(.2,.7,.2,1)' },
    },
  },
};
