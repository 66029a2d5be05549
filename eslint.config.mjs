import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Which room may import which (docs/architecture.md). Rooms are folders of src/; "own" means itself. */
const ROOMS = [
  'browser',
  'commands',
  'components',
  'config',
  'data',
  'documents',
  'editing',
  'entries',
  'film',
  'hosts',
  'integrations',
  'islands',
  'layouts',
  'logic',
  'pages',
  'schemas',
  'server',
  'styles',
];
const MAY_IMPORT = {
  config: [],
  schemas: ['config'],
  logic: ['config', 'schemas'],
  entries: ['config', 'logic', 'schemas'],
  documents: ['config', 'logic', 'schemas'],
  data: ['config', 'documents', 'logic', 'schemas'],
  browser: ['config', 'logic'],
  islands: ['browser', 'config', 'logic'],
  components: ['browser', 'config', 'data', 'islands', 'logic', 'schemas'],
  layouts: ['components', 'config', 'data', 'islands', 'logic', 'schemas', 'styles'],
  pages: ['browser', 'components', 'config', 'data', 'documents', 'islands', 'layouts', 'logic'],
  server: ['config', 'entries', 'schemas'],
  // What each web server reads, as text: pure, and of no use to any page.
  hosts: ['config'],
  integrations: ['config', 'documents', 'entries', 'hosts', 'schemas', 'server'],
  film: ['config', 'logic'],
  // The local editing page: only src/commands/edit.ts starts it, so that no build can have it.
  editing: ['config', 'entries', 'schemas', 'server'],
};

/** Content is queried in src/data; what draws pages may render an entry and name its type. */
function contentRules(room) {
  if (room === 'data') return [];
  const rule = { group: ['astro:content'], message: 'Content is read through src/data.' };
  return ['components', 'layouts', 'pages'].includes(room)
    ? [{ ...rule, importNames: ['getCollection', 'getEntry', 'getEntries'] }]
    : [rule];
}

const layers = Object.entries(MAY_IMPORT).map(([room, allowed]) => ({
  files: [`src/${room}/**/*.{ts,tsx,astro}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ROOMS.filter((other) => other !== room && !allowed.includes(other)).map(
              (other) => `#${other}/**`,
            ),
            message: `src/${room} may import: ${allowed.join(', ') || 'nothing'}.`,
          },
          { group: ['../*'], message: 'Write #room/file instead of a path that climbs.' },
          ...contentRules(room),
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['dist', 'dist-hosts', '.astro', 'node_modules', 'outbox', 'test-results'] },
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
  // site.json is the one file of content/ that is imported, in one place.
  { files: ['src/data/site.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/film/scene.js'],
    rules: { '@typescript-eslint/no-unused-vars': 'off', 'no-unused-vars': 'off' },
  },
  prettier,
);
