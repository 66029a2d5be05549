/** Starts the CMS at /admin, on the repository of the code host. */
import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as markdown from 'prettier/plugins/markdown';
import * as yaml from 'prettier/plugins/yaml';
import { ADMIN_PATH } from '#site/admin-path.ts';
import type { AdminSetup } from '#cli/edit/admin-config.ts';
import { formOfText, textOfForm } from '#cli/edit/form-text.ts';
import { STATE } from '#cli/edit/settings.ts';
import { stateOf } from '#cli/edit/state.ts';
import { dayInIndia } from '#lib/india-time.ts';

interface Cms {
  init(options: { config: unknown }): void;
  registerCustomFormat(
    name: string,
    extension: string,
    way: {
      fromFile: (text: string) => object;
      toFile: (form: Readonly<Record<string, unknown>>) => Promise<string>;
    },
  ): void;
}

const PARSERS = { md: 'markdown', json: 'json' } as const;
const plugins = [babel, estree, markdown, yaml];

const today = dayInIndia(new Date());
const answer = await fetch(`${ADMIN_PATH}/setup.json`);
const { config, formats, layout, codeHost } = (await answer.json()) as AdminSetup;

// The words of other languages would come from another origin; the forms' own are English anyway.
for (const [name, value] of [
  ['language', 'en-US'],
  ['languages', ['en-US']],
] as const)
  Object.defineProperty(navigator, name, { value });

// What the CMS asks of others is news of itself and of the code host. The policy would stop it, and complain.
const ask = globalThis.fetch;
globalThis.fetch = async (asked, init) => {
  const url = new URL(asked instanceof Request ? asked.url : asked, location.href);
  if (url.protocol !== 'data:' && ![location.origin, codeHost].includes(url.origin))
    throw new TypeError(`${url.origin} is not asked from here`);
  return ask(asked, init);
};

Object.assign(globalThis, { CMS_MANUAL_INIT: true });
const cmsUrl = `${ADMIN_PATH}/cms/index.js`;
const { default: cms } = (await import(/* @vite-ignore */ cmsUrl)) as { default: Cms };
// The CMS itself would write a file anew; so nothing changes in it but what was changed in the form.
for (const [name, kind] of Object.entries(formats))
  cms.registerCustomFormat(name, kind.extension, {
    fromFile: (text) => {
      const form = formOfText(kind, `${text}\n`);
      return { ...form, [STATE]: stateOf(form, today) };
    },
    toFile: (form) =>
      format(textOfForm(kind, form), { ...layout, parser: PARSERS[kind.extension], plugins }),
  });
cms.init({ config });
