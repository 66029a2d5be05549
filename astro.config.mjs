import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwind from '@astrojs/tailwind';
import { defineConfig, envField, fontProviders } from 'astro/config';
import { loadEnv } from 'vite';
import { pageDirectives } from './src/config/content-policy.ts';
import { chunkUrl } from './src/integrations/chunk-url.ts';
import { contentCheck } from './src/integrations/content-check.ts';
import { drawnCache } from './src/integrations/drawn-cache.ts';
import { hiddenPictures } from './src/integrations/hidden-pictures.ts';
import { hostFiles } from './src/integrations/host-files.ts';
import { leanBuild } from './src/integrations/lean-build.ts';
import { messageEndpoint } from './src/integrations/message-endpoint.ts';
import { messageKeys } from './src/integrations/message-keys.ts';
import { pageHeads } from './src/integrations/page-heads.ts';
import { paintedIslands } from './src/integrations/painted-islands.ts';
import { precompress } from './src/integrations/precompress.ts';
import { redirectPages } from './src/integrations/redirect-pages.ts';
import { sitemapOptions } from './src/integrations/sitemap-options.ts';
import { resolveMessageService } from './src/logic/message-service.ts';

const env = { ...loadEnv('production', process.cwd(), ''), ...process.env };
const SITE_URL = env.SITE_URL || 'https://www.example.com';
/** As src/data/message-service.ts has it: what the form calls is what the policy allows. */
const MESSAGE_SERVICE = resolveMessageService({
  publicKey: env.PUBLIC_EMAILJS_PUBLIC_KEY,
  serviceId: env.PUBLIC_EMAILJS_SERVICE_ID,
  templateId: env.PUBLIC_EMAILJS_TEMPLATE_ID,
  origin: env.PUBLIC_EMAILJS_ORIGIN,
});

/** What src/assets/fonts/make.py leaves to a second file, loaded where one of these signs stands. */
const ACCENTS = [
  'U+003C',
  'U+003E',
  'U+005B-005E',
  'U+0060',
  'U+007B-007E',
  'U+00A1-00A8',
  'U+00AA-00B6',
  'U+00B8-00E8',
  'U+00EA-00FF',
  'U+0152-0153',
  'U+201A',
  'U+201E',
  'U+2039',
  'U+20AC',
];
const font = (name, cssVariable, file, fallbacks) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks,
  // With the preload this never moves text: the font is there at first paint, or from the next page on.
  display: 'optional',
  options: {
    variants: [
      // One file stands for the whole range, so that no browser thickens its letters.
      { src: [`./src/assets/fonts/${file}.woff2`], weight: '400 600', style: 'normal' },
      {
        src: [`./src/assets/fonts/${file}-accents.woff2`],
        // Another range, because Head.astro tells by it which file to preload.
        weight: '400 700',
        style: 'normal',
        unicodeRange: ACCENTS,
      },
    ],
  },
});

/**
 * Modules that several islands share travel in few files: each file is a request and a start of its
 * own. What pages without an island load must not be among them.
 */
const ISLAND_GROUPS = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|lucide-react)[\\/]|islands[\\/]ErrorBoundary/,
  },
  // Groups take what their modules import as well, unless it has a group of its own.
  { name: 'limits', test: /src[\\/]config[\\/]limits\.ts/, priority: 1 },
  {
    name: 'filters',
    test: /src[\\/](browser[\\/](page-address|search-box)|logic[\\/](format|query|text-match))\.ts/,
  },
  {
    name: 'shared',
    test: /src[\\/](config[\\/](routes|messages)|logic[\\/](combobox)|islands[\\/]button-classes|browser[\\/]early-typing)\.ts/,
  },
];
const SCRIPT_BUILD = {
  client: {
    build: {
      rolldownOptions: {
        output: { codeSplitting: { groups: ISLAND_GROUPS } },
        optimization: { inlineConst: true },
      },
    },
  },
};

export default defineConfig({
  site: SITE_URL,
  trailingSlash: 'never',
  build: { format: 'file' },
  devToolbar: { enabled: false },
  // Lists the entries for editors, so that front matter is checked and explained while it is typed.
  experimental: { contentIntellisense: true, incrementalBuild: true },
  // Shiki writes inline styles, which the policy forbids; no page shows code.
  vite: { plugins: [chunkUrl()], environments: SCRIPT_BUILD },
  markdown: { syntaxHighlight: false },
  integrations: [
    leanBuild(),
    contentCheck(),
    hiddenPictures(),
    messageKeys(env),
    react(),
    paintedIslands(),
    tailwind({ applyBaseStyles: false }),
    sitemap(sitemapOptions()),
    messageEndpoint(),
    redirectPages(),
    pageHeads(),
    precompress(),
    hostFiles(),
    // Last, when all that is kept between builds has been used.
    drawnCache(),
  ],
  env: {
    schema: {
      PUBLIC_EMAILJS_PUBLIC_KEY: envField.string({
        context: 'client',
        access: 'public',
        optional: true,
      }),
      PUBLIC_EMAILJS_SERVICE_ID: envField.string({
        context: 'client',
        access: 'public',
        optional: true,
      }),
      PUBLIC_EMAILJS_TEMPLATE_ID: envField.string({
        context: 'client',
        access: 'public',
        optional: true,
      }),
      PUBLIC_EMAILJS_ORIGIN: envField.string({
        context: 'client',
        access: 'public',
        optional: true,
        url: true,
      }),
    },
  },
  fonts: [
    font('Newsreader', '--font-display', 'newsreader', ['Georgia', 'serif']),
    font('Public Sans', '--font-sans', 'public-sans', ['Arial', 'sans-serif']),
  ],
  security: {
    csp: { directives: [...pageDirectives(MESSAGE_SERVICE.origin)] },
  },
});
