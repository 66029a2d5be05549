/** The look of components/ui/Button.astro for islands. */
export const BUTTON =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border px-5 py-3 text-base font-semibold leading-tight no-underline transition-colors duration-150 print:hidden';

export const BUTTON_TONES = {
  gold: 'border-brass-lit bg-brass-lit text-on-brass hover:border-white hover:bg-white',
  line: 'border-white/45 text-white hover:border-white hover:bg-white/10',
} as const;
