import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Which room may import which (docs/architecture.md). Rooms are folders of src/; a feature is a room of its
 * own under src/features/. No room may import cli or editing.
 */
const MAY_IMPORT = {
  site: [],
  lib: ['site'],
  collections: ['lib', 'site'],
  // The only room that asks Astro for entries that several features show.
  queries: ['collections', 'lib', 'site'],
  ui: ['collections', 'lib', 'site'],
  layouts: ['collections', 'features', 'lib', 'queries', 'site', 'styles', 'ui'],
  pages: ['collections', 'features', 'layouts', 'lib', 'queries', 'site', 'ui'],
  // Plain Node, without a bundler.
  doctor: ['collections', 'features', 'lib', 'site'],
  server: ['collections', 'lib', 'site'],
  build: ['collections', 'doctor', 'features', 'lib', 'server', 'site'],
  editing: ['collections', 'doctor', 'lib', 'site'],
};
/** What every feature may import, and which other features each may. */
const FEATURES_MAY_IMPORT = ['collections', 'lib', 'queries', 'site', 'ui'];
const FEATURES = {
  blocks: ['checklists', 'contact', 'faq'],
  blog: [],
  calendar: [],
  checklists: ['documents'],
  'company-forms': ['tool-engine'],
  'compliance-year': ['calendar', 'tool-engine'],
  contact: [],
  documents: [],
  events: ['calendar'],
  faq: [],
  figures: [],
  frame: ['compliance-year', 'contact', 'service-search', 'site-search'],
  glossary: [],
  head: [],
  hero: [],
  'late-fees': ['compliance-year', 'tool-engine'],
  'nri-rent': ['tool-engine'],
  registrations: ['tool-engine'],
  resources: [],
  'service-search': ['site-search'],
  services: ['checklists', 'company-forms', 'faq', 'figures', 'tool-engine'],
  share: [],
  'site-search': ['compliance-year'],
  'tool-engine': [],
  wages: ['tool-engine'],
};
const ROOMS = [...Object.keys(MAY_IMPORT), 'cli', 'features', 'styles'];

/** Entries are asked for in queries and in a feature's own query; what draws them may render one and name its type. */
const DRAWS = {
  group: ['astro:content'],
  importNames: ['getCollection', 'getEntry', 'getEntries'],
};

/** Types are free: they are gone when the code runs. */
function layer(files, room, forbidden, more = []) {
  return {
    files,
    // A test beside its module may use the helpers under tests/.
    ignores: ['src/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^#(${forbidden.join('|')})/`,
              allowTypeImports: true,
              message: `${room} may not import this (MAY_IMPORT in eslint.config.mjs).`,
            },
            {
              regex: '^#features/[^/]+/[^/]+/',
              message: 'A feature is entered by the files directly in its folder.',
            },
            { group: ['../*'], message: 'Write #room/file instead of a path that climbs.' },
            ...more,
          ],
        },
      ],
    },
  };
}
const others = (room, allowed) =>
  ROOMS.filter((other) => other !== room && !allowed.includes(other));

const layers = [
  ...Object.entries(MAY_IMPORT).map(([room, allowed]) =>
    layer(
      [`src/${room}/**/*.{ts,tsx,astro}`],
      `src/${room}`,
      others(room, allowed),
      ['layouts', 'pages', 'ui'].includes(room)
        ? [{ ...DRAWS, message: 'Entries are asked for in src/queries.' }]
        : [],
    ),
  ),
  ...Object.entries(FEATURES).map(([feature, allowed]) =>
    layer([`src/features/${feature}/**/*.{ts,tsx,astro}`], `src/features/${feature}`, [
      ...others('features', FEATURES_MAY_IMPORT),
      ...Object.keys(FEATURES)
        .filter((other) => other !== feature && !allowed.includes(other))
        .map((other) => `features/${other}`),
    ]),
  ),
];

/** Pure functions: no DOM, no React, no Astro; time and effects arrive as arguments. */
const logicRules = [
  {
    files: ['src/**/*.logic.ts', 'src/lib/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-dom', 'react-dom/*', 'astro:*', '@headlessui/*'] },
      ],
      'no-restricted-globals': [
        'error',
        ...[
          'document',
          'window',
          'localStorage',
          'sessionStorage',
          'navigator',
          'location',
          'fetch',
        ],
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Pass a day.',
        },
      ],
    },
  },
];

export default tseslint.config(
  {
    ignores: ['dist', '.builds', 'dist-hosts', '.astro', 'node_modules', 'outbox', 'test-results'],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-recommended'],
  {
    files: ['**/*.{tsx,jsx}'],
    plugins: { 'jsx-a11y-x': a11y, 'react-hooks': reactHooks },
    rules: { ...a11y.configs.recommended.rules, ...reactHooks.configs.recommended.rules },
  },
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // A table that scrolls sideways must be reachable by keyboard.
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  ...layers,
  ...logicRules,
  // The files of content/ that are imported, each in one place.
  {
    files: ['src/queries/{navigation,site}.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  prettier,
);
