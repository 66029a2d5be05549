/** Checks that no entry has an address or id that the site itself uses, and that every subsection has a service. */
import type { Problem } from '#collections/reading/problem.ts';
import { canReferTo, publicationLabel } from '#collections/reading/publication.ts';
import type { Content, EntryOrGroup, ReadEntry } from '#collections/reading/read.ts';
import { collectionNamed } from '#collections/index.ts';
import { everyEntry, everyEntryAndGroup } from './entries.ts';
import { BUILD_FILES, partsOf } from './links.ts';

/** Addresses that no entry may use: folders of the build, and `…/index`, because `/blog/index` is the page `/blog`. */
const BUILD_FOLDERS = /^\/(?:.*\/)?index$|^\/(?:api|calendar|downloads|media|og|_astro)(?:\/|$)/;
const isPostAddress = (address: string) => /^\/blog\/[^/]+$/.test(address);
/** Ids that every page contains. If part of an entry had one of these ids, a link could lead to the wrong element. */
export const FRAME_IDS = ['main', 'image-fallback', 'search-over-page', 'sidebar-search'];

export const checkPlaces = (content: Content): Problem[] => [
  ...content.all.services.flatMap((entry) => orphanProblems(entry, content.all.services)),
  ...everyEntry(content.all).flatMap(claimProblems),
  ...everyEntryAndGroup(content).flatMap(frameProblems),
];

/** Reports a subsection whose service does not exist or becomes public later than the subsection. */
function orphanProblems(
  { id, publication, problem }: ReadEntry<'services'>,
  services: readonly ReadEntry<'services'>[],
): Problem[] {
  const above = id.split('/').slice(0, 2).join('/');
  const parent = services.find((service) => service.id === above);
  if (!parent)
    return [
      problem('', `is a part of ${above}, which does not exist; move it, or create that file`),
    ];
  if (canReferTo(parent.publication, publication)) return [];
  const label = publicationLabel(parent.publication);
  return [problem('', `is a part of ${above} (${label}); publish that first, or hide this too`)];
}

/** Reports an entry whose page has an address that the build uses for another file. */
function claimProblems({ collection, address = '', problem }: ReadEntry): Problem[] {
  const isClaimed =
    collectionNamed(collection).ownPage &&
    (BUILD_FILES.test(address) ||
      BUILD_FOLDERS.test(address) ||
      (collection !== 'posts' && isPostAddress(address)));
  return isClaimed ? [problem('', `the build writes ${address} itself; choose another name`)] : [];
}

function frameProblems(entry: EntryOrGroup): Problem[] {
  const { address = '', collection, problem } = entry;
  const [, ownAnchor] = address.split('#');
  const own = ownAnchor === undefined ? [] : [{ anchor: ownAnchor, field: idField(entry) }];
  const parts = collectionNamed(collection).ownPage ? partsOf(entry) : [];
  return [...own, ...parts]
    .filter(({ anchor }) => FRAME_IDS.includes(anchor))
    .map(({ anchor, field, ...place }) => {
      const message = `"${anchor}" names a part of every page; choose another name or heading`;
      return problem(field, message, 'error', 'line' in place ? place.line : undefined);
    });
}

/** Returns the field that determines the address of an entry; empty if the path of the file determines the address. */
export function idField(entry: EntryOrGroup): string {
  if ('group' in entry && entry.group !== undefined) return 'from' in entry.data ? 'from' : 'id';
  return '';
}
