/** The words of the CMS, where its own are a developer's. It takes them for those of a language. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORDS_LANGUAGE } from './language.ts';

const OWN_WORDS: Readonly<Record<string, unknown>> = {
  contents: 'Texts',
  assets: 'Pictures',
  content_library: 'Texts',
  asset_library: 'Pictures',
  collections: 'What can be changed',
  collection_list: 'What can be changed',
  entry_list: 'Entries',
  no_entries_created: 'Nothing here yet.',
  creating_entries_disabled_by_admin:
    'The site has a fixed number of these; change one that is there.',
  slug: 'End of its web address',
  cancel_editing: 'Back to the list',
  loading_cms_config: 'Loading …',
  loading_site_data: 'Reading the texts of the site …',
  upload_assets: 'Put in pictures',
  create_entry_or_assets: 'New entry or picture',
  entry_saved: 'Saved.',
  entries_deleted: 'Removed. “Bring it back” is at the top.',
  saving_entry: {
    error: {
      title: 'Not saved',
      description: 'The line at the top says why. What you typed is still in the form.',
    },
  },
  restore: 'Take it into the form',
  restore_backup_title: 'Text that was not saved',
  restore_backup_description:
    'You typed in this form on {$datetime} and did not save it. It was kept for you.',
  draft_backup_saved: 'Not saved yet. What you typed is kept and offered when you come back.',
  draft_backup_restored: 'What you typed is in the form again. Press Save when it is ready.',
  draft_backup_deleted: 'The text that was kept has been thrown away.',
};

/** Words of the trade, wherever they occur. Messages keep the names of their parts, which begin with "$". */
const PLAIN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\$)\bAsset(s?)\b/g, 'Picture$1'],
  [/(?<!\$)\basset(s?)\b/g, 'picture$1'],
  [/(?<!\$)\bSlug\b/g, 'Web address'],
  [/(?<!\$)\bslug\b/g, 'web address'],
];
const plain = (words: string): string =>
  PLAIN_WORDS.reduce((text, [word, better]) => text.replace(word, better), words);

let module: string | undefined;

/** A script that exports the words, as the CMS imports a language. */
export function wordsModule(): string {
  if (module !== undefined) return module;
  const words = JSON.stringify(publishedWords(), (_name, held: unknown) =>
    typeof held === 'string' ? plain(held) : held,
  );
  module = `export default ${JSON.stringify({ ...(JSON.parse(words) as object), ...OWN_WORDS })}`;
  return module;
}

/** The file of the language in the package of the CMS. */
function publishedWords(): Record<string, unknown> {
  const main = dirname(fileURLToPath(import.meta.resolve('@sveltia/cms')));
  const file = join(main, '..', 'locales', `${WORDS_LANGUAGE}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
}

/** Own words for what the CMS does not call by that name any more, for the test. */
export const unknownWords = (): string[] =>
  Object.keys(OWN_WORDS).filter((name) => !(name in publishedWords()));
