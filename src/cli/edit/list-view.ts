/** What a list of entries shows of each, and by what it is sorted and narrowed. */
import type { EntryCollection, Field as FormField, ViewFilter } from '@sveltia/cms';
import type { Kind } from './entries.ts';
import { STATE } from './settings.ts';
import { labelOf } from './widgets.ts';

type View = Pick<
  EntryCollection,
  'summary' | 'thumbnail' | 'sortable_fields' | 'view_filters' | 'view_groups'
>;

/** Fields that a list may be sorted by, best first. */
const SORTED = ['date', 'order', 'title', 'author', 'category', 'lastUpdated', 'reviewed'];
const NEWEST_FIRST = ['date'];
/** Fields whose values make good headings in a list. */
const GROUPED = ['category', 'status', 'type', 'group', 'page'];

/** The name of an entry without its last part. */
const FOLDER = { name: 'folder', label: 'Folder', field: 'slug', pattern: '^.+(?=/)' };

/** `inFolders`: the entries lie in folders, by which the list is grouped. */
export function listView({ fields }: Kind, form: readonly FormField[], inFolders: boolean): View {
  const has = (name: string) => fields.some((field) => field.name === name);
  const sorted = SORTED.filter(has);
  const [first] = sorted;
  const publishes = has('draft');
  const parts = [
    '{{title}}',
    ...(has('date') ? ["{{date | date('D MMM YYYY')}}"] : []),
    ...(publishes ? [`{{${STATE}}}`] : []),
  ];
  return {
    summary: parts.join(' · '),
    thumbnail: form.some(({ name }) => name === 'image') ? 'image' : false,
    ...(first !== undefined && {
      sortable_fields: {
        fields: sorted,
        default: {
          field: first,
          direction: NEWEST_FIRST.includes(first)
            ? ('descending' as const)
            : ('ascending' as const),
        },
      },
    }),
    view_filters: publishes ? filters(has('example')) : [],
    view_groups: {
      groups: [
        ...(inFolders ? [FOLDER] : []),
        ...(publishes ? [{ name: STATE, label: 'Hidden or published', field: STATE }] : []),
        ...GROUPED.filter(has).map((field) => ({ name: field, label: labelOf(field), field })),
      ],
      ...(inFolders && { default: FOLDER.name }),
    },
  };
}

const filters = (example: boolean): ViewFilter[] => [
  { label: 'Drafts, hidden', field: 'draft', pattern: true },
  { label: 'Waiting for their day', field: 'publishDate', gt: '{{today}}' },
  ...(example ? [{ label: 'Examples', field: 'example', pattern: true }] : []),
];
