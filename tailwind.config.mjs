/** Colours by role; their values, light and dark, stand in src/styles/global.css. */
const role = (name) => `rgb(var(--${name}) / <alpha-value>)`;

/** @type {import('tailwindcss').Config} */
export default {
  content: ['./src/**/*.{astro,ts,tsx}'],
  corePlugins: { container: false },
  theme: {
    screens: { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      brand: role('brand'),
      'brand-deep': role('brand-deep'),
      heading: role('heading'),
      ink: role('ink'),
      muted: role('muted'),
      paper: role('paper'),
      tint: role('tint'),
      card: role('card'),
      rule: role('rule'),
      control: role('control'),
      brass: role('brass'),
      'brass-lit': role('brass-lit'),
      'on-brass': role('on-brass'),
      pale: role('pale'),
      chat: role('chat'),
      error: role('error'),
      link: role('link'),
      /** The group's colour, set by data-tone on an ancestor. */
      tone: role('tone'),
    },
    fontFamily: { sans: 'var(--font-sans)', display: 'var(--font-display)' },
    fontSize: {
      fine: ['0.8125rem', '1.4'],
      small: ['0.9375rem', '1.55'],
      base: ['1.0625rem', '1.65'],
      lead: ['1.1875rem', '1.6'],
      h4: ['1.1875rem', '1.35'],
      h3: ['clamp(1.25rem, 1.6vw, 1.5rem)', '1.25'],
      h2: ['clamp(1.875rem, 3.6vw, 2.75rem)', '1.15'],
      h1: ['clamp(2.125rem, 4.4vw, 3.2rem)', '1.12'],
      hero: ['clamp(2.5rem, 5.2vw, 4.1rem)', '1.08'],
      numeral: ['2.2rem', '1'],
    },
    borderRadius: { none: '0', control: '6px', surface: '10px', full: '9999px' },
    boxShadow: { float: '0 18px 40px -18px rgb(8 34 79 / 0.35)', none: 'none' },
    extend: {
      maxWidth: { page: '72rem', prose: '42rem', lead: '38rem' },
      spacing: {
        section: 'clamp(4rem, 9vw, 7.5rem)',
        gutter: 'clamp(1.25rem, 4vw, 2.5rem)',
        header: '4.5rem',
      },
      transitionTimingFunction: { calm: 'cubic-bezier(.2,.7,.2,1)' },
    },
  },
};
