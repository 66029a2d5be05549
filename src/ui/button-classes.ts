/** Class names of buttons, for ui/Button.astro and islands alike; their styles are in styles/global.css. */
export const BUTTON = 'button';

/** Gold and line go on navy, solid and quiet on paper. */
export const BUTTON_TONES = {
  gold: 'button-gold',
  line: 'button-line',
  solid: 'button-solid',
  quiet: 'button-quiet',
} as const;
