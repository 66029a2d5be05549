import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { defineConfig, envField, fontProviders, logHandlers } from 'astro/config';
import { loadEnv } from 'vite';
import { BUILDS_DIR, NEXT_BUILD_DIR } from './src/site/build-folders.ts';
import { pageContentPolicy } from './src/site/content-policy.ts';
import { LICENCES_PATH } from './src/site/file-paths.ts';
import { chooseMessageEndpoint } from './src/site/message-endpoint.ts';
import { buildDay } from './src/collections/reading/build-day.ts';
import { REDIRECTS } from './src/collections/reading/redirects.ts';
import { checkBeforeBuild } from './src/build/checks.ts';
import { chunkUrlPlugin } from './src/build/chunk-url.ts';
import { publishBuild } from './src/build/publish-build.ts';
import { sitemapOptions } from './src/build/sitemap-options.ts';
import { bodyChartsPlugin } from './src/collections/chart.ts';
import { editing } from './src/editing/integration.ts';
import { BODY_PLUGINS } from './src/lib/body-plugins.ts';

const env = { ...loadEnv('production', process.cwd(), ''), ...process.env };
// Both Vite and Node load the code that reads the day. A build that runs across midnight must use one day, so it is
// fixed here.
if (process.argv.includes('build')) process.env.BUILD_DAY ||= buildDay();
/**
 * The same choice as in src/features/contact/MessageForm.tsx, because the policy must permit the address that the form
 * calls.
 */
const MESSAGE_SERVICE = chooseMessageEndpoint({
  publicKey: env.PUBLIC_EMAILJS_PUBLIC_KEY,
  serviceId: env.PUBLIC_EMAILJS_SERVICE_ID,
  templateId: env.PUBLIC_EMAILJS_TEMPLATE_ID,
  origin: env.PUBLIC_EMAILJS_ORIGIN,
});

/**
 * The oldest browsers in which layout, forms and tools work (README.md). Without a target, the build writes widths in
 * media queries as ranges, which Safari below 16.4 ignores.
 */
const BROWSERS = ['safari15', 'chrome100', 'firefox115'];

const PUBLIC_SETTING = { context: 'client', access: 'public', optional: true };

/** Characters that src/assets/fonts/make.py puts into a second file, which loads only on pages that use one of them. */
const ACCENTS = [
  'U+003C, U+003E, U+005B-005E, U+0060, U+007B-007E',
  'U+00A1-00A8, U+00AA-00B6, U+00B8-00E8, U+00EA-00FF',
  'U+0152-0153, U+201A, U+201E, U+2039, U+20AC',
];
const font = (name, cssVariable, file, fallbacks) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  // With the preload, `optional` never moves text: the browser uses the font from the first paint or, if the font
  // arrives late, from the next page on.
  display: 'optional',
  options: {
    variants: [
      // One file covers the whole range, so that no browser synthesises bold.
      { src: [`./src/assets/fonts/${file}.woff2`], weight: '400 600', style: 'normal' },
      {
        src: [`./src/assets/fonts/${file}-accents.woff2`],
        // Head.astro recognises the file to preload by this range, so it must differ from the one above.
        weight: '400 700',
        style: 'normal',
        unicodeRange: ACCENTS,
      },
    ],
  },
});

/**
 * Puts modules that several islands share into few files, because each file is one more request. Modules that pages
 * without an island load must not be in these files.
 */
const ISLAND_GROUPS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|lucide-react[\\/]dist[\\/]esm(?![\\/]icons)|@astrojs[\\/]react)[\\/]|src[\\/]ui[\\/]ErrorBoundary\./,
  },
  // These modules are not in React's file, because the site search, which needs no React, uses them too.
  {
    name: 'shared',
    test: /src[\\/](lib[\\/](format|normalize)|site[\\/](routes|texts))\.ts$/,
    priority: 1,
  },
];
const SCRIPT_OPTIONS = {
  output: { codeSplitting: { groups: ISLAND_GROUPS } },
  optimization: { inlineConst: true },
};

/** Adds a page with every component and its states, in development only. */
const statesPage = {
  name: 'states-page',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev')
        injectRoute({ pattern: '/dev/states', entrypoint: './src/dev/states.astro' });
    },
  },
};

/** Adds the directives `client:painted` and `client:touched`, by which islands hydrate. */
const islandDirectives = {
  name: 'island-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const name of ['painted', 'touched'])
        addClientDirective({ name, entrypoint: `./src/ui/${name}.ts` });
    },
  },
};

export default defineConfig({
  site: env.SITE_URL || 'https://www.example.com',
  trailingSlash: 'never',
  outDir: NEXT_BUILD_DIR,
  // Two social pictures are drawn at a time; Astro renders pages one by one in any case.
  build: { format: 'file', concurrency: 2 },
  // src/pages/[...page].astro matches every route and renders those that have no other file.
  prerenderConflictBehavior: 'ignore',
  // Astro makes refresh pages of these, for hosts that cannot send 301. The targets are decoded here, because Astro
  // encodes them.
  redirects: Object.fromEntries(
    Object.entries(REDIRECTS).map(([from, to]) => [from, decodeURI(to)]),
  ),
  devToolbar: { enabled: false },
  // At the level info a build lists every file, and its warnings would be lost among them.
  logger: logHandlers.node({ level: process.argv.includes('build') ? 'warn' : 'info' }),
  // Code editors then check and explain front matter while it is typed.
  experimental: { contentIntellisense: true },
  // Shiki is off, because it writes inline styles, which the policy forbids; no page shows code.
  vite: {
    plugins: [chunkUrlPlugin()],
    build: {
      target: BROWSERS,
      cssTarget: BROWSERS,
      license: { fileName: LICENCES_PATH.slice(1) },
      // The script that every page needs at once (features/frame/start.ts) is inlined, so that nothing is requested
      // before the first paint.
      assetsInlineLimit: (file, content) =>
        file.endsWith('.js') ? content.length < 6_000 : undefined,
    },
    environments: { client: { build: { rolldownOptions: SCRIPT_OPTIONS } } },
    // Pages of other origins cannot read files through the development server.
    server: {
      cors: false,
      watch: { ignored: [`**/${BUILDS_DIR}/**`] },
      // Vite's default list, and the messages of visitors.
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/outbox/**'] },
    },
  },
  image: { service: { entrypoint: './src/build/image-service.ts' } },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({ hastPlugins: [...BODY_PLUGINS, bodyChartsPlugin] }),
  },
  integrations: [
    checkBeforeBuild(env),
    react(),
    islandDirectives,
    statesPage,
    tailwind({ applyBaseStyles: false }),
    sitemap(sitemapOptions()),
    editing(env.CMS_REPO),
    publishBuild(Boolean(env.CMS_REPO)),
  ],
  env: {
    schema: {
      PUBLIC_EMAILJS_PUBLIC_KEY: envField.string(PUBLIC_SETTING),
      PUBLIC_EMAILJS_SERVICE_ID: envField.string(PUBLIC_SETTING),
      PUBLIC_EMAILJS_TEMPLATE_ID: envField.string(PUBLIC_SETTING),
      PUBLIC_EMAILJS_ORIGIN: envField.string({ ...PUBLIC_SETTING, url: true }),
    },
  },
  fonts: [
    font('Newsreader', '--font-display', 'newsreader', ['Georgia', 'serif']),
    font('Public Sans', '--font-sans', 'public-sans', ['Arial', 'sans-serif']),
  ],
  security: { csp: { directives: [...pageContentPolicy(MESSAGE_SERVICE.origin)] } },
});
