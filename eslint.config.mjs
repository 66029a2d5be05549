import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Rooms that each room may import (docs/architecture.md). A room is a folder of src/; each feature is a separate room
 * under src/features/. No room may import cli or editing.
 */
const MAY_IMPORT = {
  site: [],
  lib: ['site'],
  collections: ['lib', 'site'],
  // Only this room reads entries that several features show from Astro.
  queries: ['collections', 'lib', 'site'],
  ui: ['collections', 'lib', 'site'],
  layouts: ['collections', 'features', 'lib', 'queries', 'site', 'styles', 'ui'],
  pages: ['collections', 'features', 'layouts', 'lib', 'queries', 'site', 'ui'],
  // These rooms run in Node without a bundler.
  doctor: ['collections', 'features', 'lib', 'site'],
  server: ['collections', 'lib', 'site'],
  build: ['collections', 'doctor', 'features', 'lib', 'server', 'site'],
  editing: ['collections', 'doctor', 'lib', 'site'],
};
/** Rooms that every feature may import, and the other features that each may import. */
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

/**
 * Only queries, and the queries of features, may read entries from Astro. Code that draws an entry may render it and
 * use its type.
 */
const DRAWS = {
  group: ['astro:content'],
  importNames: ['getCollection', 'getEntry', 'getEntries'],
};

/** Forbids imports between rooms. Imports of types are permitted, because they do not exist when the code runs. */
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
              message: 'Other rooms may import only files directly in the feature’s folder.',
            },
            { group: ['../*'], message: 'Write #room/file instead of a path with ../' },
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

/** Logic consists of pure functions: no DOM, no React, no Astro; the day and effects are arguments. */
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
          message: 'Take the day as an argument.',
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
      // The frame of a table that scrolls sideways needs a tab stop.
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  ...layers,
  ...logicRules,
  // Files of content/ that code imports; each only in one place.
  {
    files: ['src/queries/{navigation,site}.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  prettier,
);
