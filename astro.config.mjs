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
// Sets the day of the build once, so that a build that runs across midnight uses only one day. Vite and Node each load
// their own copy of the code that reads the day.
if (process.argv.includes('build')) process.env.BUILD_DAY ||= buildDay();
/**
 * The service to which the forms send messages, chosen in the same way as in src/features/contact/MessageForm.tsx. The
 * content policy permits the address of this service.
 */
const MESSAGE_SERVICE = chooseMessageEndpoint({
  publicKey: env.PUBLIC_EMAILJS_PUBLIC_KEY,
  serviceId: env.PUBLIC_EMAILJS_SERVICE_ID,
  templateId: env.PUBLIC_EMAILJS_TEMPLATE_ID,
  origin: env.PUBLIC_EMAILJS_ORIGIN,
});

/**
 * The oldest browsers in which layout, forms and tools work (README.md). Without this list, the build writes media
 * queries such as `(width >= 48rem)`, which Safari below 16.4 ignores.
 */
const BROWSERS = ['safari15', 'chrome100', 'firefox115'];

const PUBLIC_SETTING = { context: 'client', access: 'public', optional: true };

/** Characters in the second file of each font (src/assets/fonts/). Only pages with such a character load that file. */
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
  // With `optional`, text never jumps: the browser uses the preloaded font from the first paint or, if the font arrives
  // late, from the next page on.
  display: 'optional',
  options: {
    variants: [
      // Declares one file for the whole range of weights, so that no browser synthesises bold.
      { src: [`./src/assets/fonts/${file}.woff2`], weight: '400 600', style: 'normal' },
      {
        src: [`./src/assets/fonts/${file}-accents.woff2`],
        // With '400 600', Head.astro would preload this file too, although few pages need it.
        weight: '400 700',
        style: 'normal',
        unicodeRange: ACCENTS,
      },
    ],
  },
});

/**
 * Groups of modules that several islands share. Each group becomes one file, which saves requests. Do not add a
 * module to the group `react` if pages without islands use the module too: these pages would then load React.
 */
const ISLAND_GROUPS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|lucide-react[\\/]dist[\\/]esm(?![\\/]icons)|@astrojs[\\/]react)[\\/]|src[\\/]ui[\\/]ErrorBoundary\./,
  },
  // The site search also uses these modules, but does not use React.
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

/** Adds the directives `client:painted` and `client:touched`, which decide when an island hydrates. */
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
  // `concurrency: 2` speeds up only the social pictures, because all pages are rendered in one thread.
  build: { format: 'file', concurrency: 2 },
  // Suppresses a warning: [...page].astro returns the path of every page entry, even if another file renders the page.
  prerenderConflictBehavior: 'ignore',
  // For hosts that cannot send 301, Astro writes a refresh page for each redirect. The target address is decoded
  // here, because Astro encodes it again.
  redirects: Object.fromEntries(
    Object.entries(REDIRECTS).map(([from, to]) => [from, decodeURI(to)]),
  ),
  devToolbar: { enabled: false },
  // At the level `info`, a build would list every file, and nobody would notice its warnings.
  logger: logHandlers.node({ level: process.argv.includes('build') ? 'warn' : 'info' }),
  // Lets code editors check and explain front matter while somebody types it.
  experimental: { contentIntellisense: true },
  vite: {
    plugins: [chunkUrlPlugin()],
    build: {
      target: BROWSERS,
      cssTarget: BROWSERS,
      license: { fileName: LICENCES_PATH.slice(1) },
      // Writes the script that every page needs at once (features/frame/start.ts) into the HTML, so that no script is
      // requested before the first paint.
      assetsInlineLimit: (file, content) =>
        file.endsWith('.js') ? content.length < 6_000 : undefined,
    },
    environments: { client: { build: { rolldownOptions: SCRIPT_OPTIONS } } },
    server: {
      // Prevents pages of other origins from reading files through the development server.
      cors: false,
      watch: { ignored: [`**/${BUILDS_DIR}/**`] },
      // Vite's default list, and the folder with the messages of visitors.
      fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/outbox/**'] },
    },
  },
  image: { service: { entrypoint: './src/build/image-service.ts' } },
  markdown: {
    // Shiki is off: the content security policy forbids its inline styles, and no page contains code.
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
