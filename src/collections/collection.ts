/** What one collection is: the one description from which everything that handles entries follows. */
import type { z } from 'zod';
import { headingAnchor } from '#lib/heading-anchor.ts';
import type { SearchItem, SearchSection } from '#lib/search-index.ts';

export interface Collection<Schema extends z.ZodType<object> = z.ZodType<object>> {
  /** Folder under `content/`; every file of the kind below it is an entry. */
  readonly folder: string;
  readonly extension: 'md' | 'json';
  /** The one file under `content/` that holds all entries as `{"entries": […]}`, each with its `id`, in their order. */
  readonly list?: string;
  readonly schema: Schema;
  /** What the editing page calls the entries. */
  readonly label: string;
  /** What `example: true` of an entry says is invented, for the launch list. */
  readonly invented?: string;
  /** Path, with the anchor of an entry that is part of a page; undefined when no page shows it by itself. */
  address?(id: string, data: z.output<Schema>): string | undefined;
  /** Each entry is a page of its own; names the field that search engines show under its title. */
  readonly ownPage?: { readonly description: string };
  /** The page prints the body, so that the body's headings become anchors of it. */
  readonly printsBody?: true;
  /** No two entries may have the same title. Pages of their own are compared with all others anyway. */
  readonly uniqueTitles?: true;
  /** Entries with the same answer share a list, in which `order` counts; by folder when left out. */
  listOf?(data: z.output<Schema>): string;
  /** What the site's search finds of an entry. `url` is its address, `all` the entries of the collection. */
  search?(
    entry: SearchEntry<z.output<Schema>>,
    url: string,
    all: readonly SearchEntry<z.output<Schema>>[],
  ): SearchSource | readonly SearchSource[];
  /** Why no entry may have this name; undefined when it may. */
  wrongName?(id: string): string | undefined;
  /** How `npm run new` makes an entry; it makes none when left out. */
  readonly starter?: Starter<z.output<Schema>>;
}

interface AnyStarter {
  /** Word of the command line: `npm run new -- event`. */
  readonly word: string;
  /** What it is, in the list of words. */
  readonly about: string;
  /** Values that are not asked for; a flag may still give them. */
  readonly given?: (today: string) => Readonly<Record<string, unknown>>;
}

/** An entry that is a file of its own. */
export interface FileStarter extends AnyStarter {
  /** How the file is named: the next number, the title in short, or the route it is asked for. */
  readonly named: 'number' | 'title' | 'route';
  /** Folders of the collection to choose among, when it has some; new ones may be among them. */
  readonly folders?: (ids: readonly string[]) => readonly string[];
  /** Markdown that a new body begins with. */
  readonly body?: string;
  /** A kolam is drawn for it: fields `image` and `alt`, and a file under `content/images/`. */
  readonly picture?: true;
}

/** An entry that is one more item in a list of an existing file. */
export interface ItemStarter<Data = object> extends AnyStarter {
  /** Field of the file that holds the list. */
  readonly list: string;
  /** Items have numbers, counted through all files with the same answer. */
  numberedIn?(data: Data): string;
  /** What is asked for instead of the item's own fields, where those are more than a line can answer. */
  readonly asks?: z.ZodObject;
  /** The item that answers to `asks` make. */
  item?(answers: Readonly<Record<string, unknown>>): object;
  /** Address of the item, by the data of its file. */
  itemAddress?(data: Data, id: string): string;
  /** How copy names the item. */
  readonly token?: (id: string) => string;
}

export type Starter<Data = object> = FileStarter | ItemStarter<Data>;

/** An entry as both Astro and the plain reading of `content/` give it. */
export interface SearchEntry<Data = object> {
  readonly id: string;
  readonly data: Data;
  readonly body?: string | undefined;
  /** Headings of the body with their anchors. */
  readonly headings?: readonly { readonly text: string; readonly slug: string }[] | undefined;
}

/** An item, and the rest of its text, whose words are searched but not shown. */
export interface SearchSource {
  readonly item: SearchItem;
  readonly text: string;
}

/** Headings of a body that has a page to itself, each with its anchor. */
export const linkedHeadings = ({ headings = [] }: SearchEntry): SearchSection[] =>
  headings.map(({ text, slug }): SearchSection => [text, slug]);

/** Headings of a body that shares its page: they may occur twice there, so only the entry is linked. */
export const plainHeadings = ({ headings = [] }: SearchEntry): SearchSection[] =>
  headings.map(({ text }) => [text]);

/** A heading that is no part of a Markdown body. */
export const ownHeading = (heading: string): SearchSection => [heading, headingAnchor(heading)];

/**
 * Text that a new entry begins with: an opening and the headed parts an article of its kind needs. The
 * copy check knows the words "To be written", so none of it can be published by accident. `mark`: that
 * of the headings, such as `##`.
 */
export const starterText = (
  mark: string,
  opening: string,
  parts: readonly (readonly [heading: string, what: string])[],
) =>
  [
    `To be written: ${opening}\n`,
    ...parts.map(([heading, what]) => `${mark} ${heading}\n\nTo be written: ${what}\n`),
  ].join('\n');

/** Describes a collection; the schema's own type is kept. */
export const collection = <Schema extends z.ZodType<object>>(described: Collection<Schema>) =>
  described;
