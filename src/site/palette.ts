/**
 * All colours of the site. The stylesheet (through tailwind.config.mjs), documents, charts, social pictures and the
 * film take their colours from this file. To give the site other colours, change this file; `npm test` measures the
 * contrast of all colours that are used together.
 */

interface Shades {
  readonly light: string;
  readonly dark: string;
}
const both = (colour: string): Shades => ({ light: colour, dark: colour });

/** Colours by role, for the light and the dark scheme. */
export const COLOUR_ROLES = {
  /** Header, primary buttons. */
  brand: both('#0c306f'),
  /** Background of top bar, hero and footer. The pictures of brass fade into this colour at their edges. */
  stone: both('#061a3d'),
  heading: { light: '#08224f', dark: '#e8ecf5' },
  ink: { light: '#16213a', dark: '#e8ecf5' },
  muted: { light: '#505b73', dark: '#a9b4cb' },
  paper: { light: '#fbfaf6', dark: '#0b1222' },
  tint: { light: '#f3f0e6', dark: '#101a30' },
  card: { light: '#ffffff', dark: '#141d33' },
  rule: { light: '#e2ddd0', dark: '#26314b' },
  /** Borders of inputs and checkboxes. */
  control: { light: '#8c8775', dark: '#6f7b96' },
  brass: { light: '#8a5a12', dark: '#e9b44c' },
  /** Accent and primary button on a navy background. */
  'brass-lit': both('#e9b44c'),
  'on-brass': both('#231703'),
  /** Secondary text on a navy background. */
  pale: both('#c9d6ee'),
  chat: both('#0b7a43'),
  error: { light: '#b3261e', dark: '#ff9c94' },
  link: { light: '#0c306f', dark: '#aac4fa' },
  focus: { light: '#0c306f', dark: '#e9b44c' },
  /** Colour of lines, numerals and links outside the groups; `GROUP_TONES` gives each group its colour. */
  tone: { light: '#0c306f', dark: '#8fb4ff' },
} as const satisfies Record<string, Shades>;

export type ColourRole = keyof typeof COLOUR_ROLES;

/** Colours of the light scheme, for documents and drawn pictures. */
export const LIGHT_COLOURS = Object.fromEntries(
  Object.entries(COLOUR_ROLES).map(([role, { light }]) => [role, light]),
) as Readonly<Record<ColourRole, string>>;

/** Colours of lines, numerals, links and open questions by group (specification, section 3); `grey` by default. */
export const GROUP_TONES = {
  blue: { light: '#1f4fa3', dark: '#8fb4ff' },
  green: { light: '#1e6b45', dark: '#7fd0a3' },
  purple: { light: '#64399b', dark: '#c7a6f2' },
  orange: { light: '#a34a0b', dark: '#f5b078' },
  red: { light: '#ae2a2a', dark: '#faa09b' },
  indigo: { light: '#4540b5', dark: '#b0acfa' },
  teal: { light: '#0f6c66', dark: '#76d0c8' },
  grey: { light: '#4c5568', dark: '#b0bacd' },
} satisfies Record<string, Shades>;
export type Colour = keyof typeof GROUP_TONES;
export const GROUP_COLOURS = Object.keys(GROUP_TONES) as Colour[];
