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
import { buildDay } from './src/collections/reading/publication.ts';
import { REDIRECTS } from './src/collections/reading/redirects.ts';
import { checkBeforeBuild } from './src/build/checks.ts';
import { chunkUrlPlugin } from './src/build/chunk-url.ts';
import { publishBuild } from './src/build/publish-build.ts';
import { sitemapOptions } from './src/build/sitemap-options.ts';
import { bodyChartsPlugin } from './src/collections/chart.ts';
import { editing } from './src/editing/integration.ts';
import { BODY_PLUGINS } from './src/lib/body-plugins.ts';

const env = { ...loadEnv('production', process.cwd(), ''), ...process.env };
// Vite and Node each load the code that asks for the day, and a build across midnight must use one.
if (process.argv.includes('build')) process.env.BUILD_DAY ||= buildDay();
/** Same as in src/features/contact/MessageForm.tsx: the policy allows the address that the form calls. */
const MESSAGE_SERVICE = chooseMessageEndpoint({
  publicKey: env.PUBLIC_EMAILJS_PUBLIC_KEY,
  serviceId: env.PUBLIC_EMAILJS_SERVICE_ID,
  templateId: env.PUBLIC_EMAILJS_TEMPLATE_ID,
  origin: env.PUBLIC_EMAILJS_ORIGIN,
});

/**
 * The oldest browsers that get the right layout, forms and tools (README.md). Without a target, widths in media queries
 * are written as ranges, which Safari below 16.4 ignores.
 */
const BROWSERS = ['safari15', 'chrome100', 'firefox115'];

const PUBLIC_SETTING = { context: 'client', access: 'public', optional: true };

/** Characters that src/assets/fonts/make.py puts into a second file, which loads where one of them is used. */
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
  // With the preload this never moves text: the font is used at first paint, or only from the next page.
  display: 'optional',
  options: {
    variants: [
      // One file for the whole range, so that no browser synthesises bold.
      { src: [`./src/assets/fonts/${file}.woff2`], weight: '400 600', style: 'normal' },
      {
        src: [`./src/assets/fonts/${file}-accents.woff2`],
        // A different range, by which Head.astro chooses the file to preload.
        weight: '400 700',
        style: 'normal',
        unicodeRange: ACCENTS,
      },
    ],
  },
});

/**
 * Puts modules that several islands share into few files, because each file is one more request. Nothing that
 * pages without an island load may be among them.
 */
const ISLAND_GROUPS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|lucide-react[\\/]dist[\\/]esm(?![\\/]icons)|@astrojs[\\/]react)[\\/]|src[\\/]ui[\\/]ErrorBoundary\./,
  },
  // Not with React, because the search of the site, which needs no React, uses them too.
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

/** Hydrates islands by `client:painted` and `client:touched` too. */
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
  // Draws two social pictures at a time; pages are rendered one by one all the same.
  build: { format: 'file', concurrency: 2 },
  // src/pages/[...page].astro renders what no other file does.
  prerenderConflictBehavior: 'ignore',
  // Refresh pages, for hosts that cannot answer 301. Decoded, because Astro encodes each target.
  redirects: Object.fromEntries(
    Object.entries(REDIRECTS).map(([from, to]) => [from, decodeURI(to)]),
  ),
  devToolbar: { enabled: false },
  // At level info a build lists every file, and its warnings are lost among them.
  logger: logHandlers.node({ level: process.argv.includes('build') ? 'warn' : 'info' }),
  // Lists the entries for editors, so that front matter is checked and explained while it is typed.
  experimental: { contentIntellisense: true },
  // Shiki writes inline styles, which the policy forbids; no page shows code.
  vite: {
    plugins: [chunkUrlPlugin()],
    build: {
      target: BROWSERS,
      cssTarget: BROWSERS,
      license: { fileName: LICENCES_PATH.slice(1) },
      // What every page needs at once (features/frame/start.ts) is inlined: no request before the first paint.
      assetsInlineLimit: (file, content) =>
        file.endsWith('.js') ? content.length < 6_000 : undefined,
    },
    environments: { client: { build: { rolldownOptions: SCRIPT_OPTIONS } } },
    // No page of another origin may read files through the development server.
    server: {
      cors: false,
      watch: { ignored: [`**/${BUILDS_DIR}/**`] },
      // Vite's own list, and the messages of visitors.
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
