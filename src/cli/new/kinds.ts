/** The kinds of entry that `npm run new` makes: the starters of the collections, by their words. */
import { z } from 'zod';
import { COLLECTION_NAMES, collectionNamed, type CollectionName } from '#collections/index.ts';
import type { FileStarter, ItemStarter } from '#collections/collection.ts';

interface AnyKind {
  readonly collection: CollectionName;
  /** The schema whose fields are asked for. */
  readonly schema: z.ZodObject;
}
export type FileKind = FileStarter & AnyKind;
export type ItemKind = ItemStarter & AnyKind;
export type Kind = FileKind | ItemKind;

export const isItem = (kind: Kind): kind is ItemKind => 'list' in kind;

export const KINDS: readonly Kind[] = COLLECTION_NAMES.flatMap((collection): Kind[] => {
  const { starter, schema: described } = collectionNamed(collection);
  // Without what follows from the fields, such as a status.
  const schema = described instanceof z.ZodPipe ? (described.in as z.ZodObject) : described;
  if (starter === undefined) return [];
  if (!('list' in starter)) return [{ ...starter, collection, schema: schema as z.ZodObject }];
  const list = (schema as z.ZodObject).shape[starter.list] as z.ZodArray<z.ZodObject>;
  return [{ ...starter, collection, schema: starter.asks ?? list.element }];
});
