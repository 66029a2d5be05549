/** The look of buttons, for ui/Button.astro and islands alike. */
export const BUTTON =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border px-5 py-3 text-base font-semibold leading-tight no-underline transition-colors duration-150 print:hidden';

/** Gold and line go on navy, solid and quiet on paper. */
export const BUTTON_TONES = {
  gold: 'border-brass-lit bg-brass-lit text-on-brass hover:border-white hover:bg-white',
  line: 'border-white/45 text-white hover:border-white hover:bg-white/10',
  solid:
    'border-brand bg-brand text-white hover:border-brand-deep hover:bg-brand-deep dark:border-control dark:hover:border-control',
  quiet: 'border-control text-ink hover:border-ink hover:bg-tint',
} as const;
