import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import astro from 'eslint-plugin-astro';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Folders of src/ that each folder may import (docs/architecture.md). FEATURES_MAY_IMPORT is the list for features; cli
 * may import every folder. A folder without a list may not import any other folder.
 */
const MAY_IMPORT = {
  site: [],
  lib: ['site'],
  collections: ['lib', 'site'],
  // Only queries/ reads entries that several features show.
  queries: ['collections', 'lib', 'site'],
  ui: ['collections', 'lib', 'site'],
  layouts: ['collections', 'features', 'lib', 'queries', 'site', 'styles', 'ui'],
  pages: ['collections', 'features', 'layouts', 'lib', 'queries', 'site', 'ui'],
  // The next four folders run in Node without a bundler.
  doctor: ['collections', 'features', 'lib', 'site'],
  server: ['collections', 'lib', 'site'],
  build: ['collections', 'doctor', 'features', 'lib', 'server', 'site'],
  editing: ['collections', 'doctor', 'lib', 'site'],
  // dev/ contains one page, which shows every component and exists only in `npm run dev`.
  dev: ['features', 'layouts', 'lib', 'site', 'ui'],
};
/** Folders that every feature may import. */
const FEATURES_MAY_IMPORT = ['collections', 'lib', 'queries', 'site', 'ui'];
/** Features that a feature may import. Every feature may also import tool-engine. */
const FEATURES = {
  blocks: ['checklists', 'contact', 'faq'],
  checklists: ['documents'],
  'compliance-year': ['calendar'],
  events: ['calendar'],
  frame: ['compliance-year', 'contact', 'service-search', 'site-search'],
  'late-fees': ['compliance-year'],
  'service-search': ['site-search'],
  services: ['checklists', 'company-forms', 'faq', 'figures'],
  'site-search': ['compliance-year'],
};
const foldersOf = (folder) =>
  readdirSync(new URL(`${folder}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const FOLDERS = foldersOf('src');
const ALL_FEATURES = foldersOf('src/features');

/**
 * Functions that layouts, pages and ui must not import, because only queries read entries from Astro. Layouts, pages
 * and ui may import `render` and the types of entries.
 */
const DRAWS = {
  group: ['astro:content'],
  importNames: ['getCollection', 'getEntry', 'getEntries'],
};

/** Returns a rule that forbids imports from some folders. Type imports are permitted: they do not exist at run time. */
function layer(files, folder, forbidden, more = []) {
  return {
    files,
    // Tests are exempt, because they use the helpers under tests/.
    ignores: ['src/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^#(${forbidden.join('|')})/`,
              allowTypeImports: true,
              message: `${folder} may not import this (MAY_IMPORT and FEATURES in eslint.config.mjs).`,
            },
            {
              regex: '^#features/[^/]+/[^/]+/',
              message: 'Other folders may import only files directly in the feature’s folder.',
            },
            { group: ['../*'], message: 'Write #folder/file instead of a path with ../' },
            ...more,
          ],
        },
      ],
    },
  };
}
const others = (folder, allowed) =>
  FOLDERS.filter((other) => other !== folder && !allowed.includes(other));

const layers = [
  ...others('features', ['cli']).map((folder) =>
    layer(
      [`src/${folder}/**/*.{ts,tsx,astro}`],
      `src/${folder}`,
      others(folder, MAY_IMPORT[folder] ?? []),
      ['layouts', 'pages', 'ui'].includes(folder)
        ? [{ ...DRAWS, message: 'Entries are asked for in src/queries.' }]
        : [],
    ),
  ),
  ...ALL_FEATURES.map((feature) => {
    const allowed = [feature, 'tool-engine', ...(FEATURES[feature] ?? [])];
    const otherFeatures = ALL_FEATURES.filter((other) => !allowed.includes(other));
    return layer([`src/features/${feature}/**/*.{ts,tsx,astro}`], `src/features/${feature}`, [
      ...others('features', FEATURES_MAY_IMPORT),
      ...otherFeatures.map((other) => `features/${other}`),
    ]);
  }),
];

/** Rules for files of pure functions, which do not use the DOM, React or Astro and take the day as an argument. */
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
      // A table that scrolls sideways is in a group with a tab stop, so that the keyboard can scroll the table.
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['group'] }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver()],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  ...layers,
  ...logicRules,
  prettier,
);
