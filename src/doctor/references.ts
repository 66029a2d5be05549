/** Fields that name an entry of another collection: it must exist, and be public by the time the naming entry is. */
import { collectionNamed, type CollectionName } from '#collections/index.ts';
import { jsonSchema, type JsonSchema } from '#collections/json-schemas.ts';
import { didYouMean, quote } from '#collections/reading/error-map.ts';
import type { Problem } from '#collections/reading/problem.ts';
import { isPublicBefore, ribbonText } from '#collections/reading/publication.ts';
import type { Entries, ReadEntry } from '#collections/reading/read.ts';
import { FAMILIES, type FamilyId } from '#site/services.ts';
import { everyEntry } from './texts.ts';

interface Reference {
  /** Such as `due.dates[0].on`. */
  readonly field: string;
  readonly collection: CollectionName;
  readonly id: string;
}

export function referenceProblems(entries: Entries): Problem[] {
  const schemas = new Map<CollectionName, JsonSchema>();
  const schemaOf = (name: CollectionName) => {
    const schema = schemas.get(name) ?? jsonSchema(collectionNamed(name).schema);
    schemas.set(name, schema);
    return schema;
  };
  return everyEntry(entries).flatMap((entry) => [
    ...referencesIn(schemaOf(entry.collection), entry.raw.data).flatMap((reference) =>
      problemsOf(entry, reference, entries),
    ),
    ...(entry.collection === 'home' ? cardProblems(entry as ReadEntry<'home'>, entries) : []),
  ]);
}

function problemsOf(
  entry: ReadEntry,
  { field, collection, id }: Reference,
  entries: Entries,
): Problem[] {
  const targets: readonly ReadEntry[] = entries[collection];
  const target = targets.find((candidate) => candidate.id === id);
  if (target === undefined) {
    const { label, files } = collectionNamed(collection);
    const guess = didYouMean(
      id,
      targets.map((candidate) => candidate.id),
    );
    const advice = `${guess}write the id of an entry of “${label}” (content/${files})`;
    return [entry.problem(field, `found ${quote(id)}; ${advice}`)];
  }
  if (isPublicBefore(target.publication, entry.publication)) return [];
  const state = ribbonText(target.publication);
  return [
    entry.problem(field, `names ${quote(id)} (${state}); publish that first, or leave it out`),
  ];
}

/** The references in a value that has the shape of the schema. */
function referencesIn(schema: JsonSchema, value: unknown, field = ''): Reference[] {
  if (value === null || value === undefined) return [];
  if (schema.reference !== undefined && typeof value === 'string') {
    if (schema.orNumber && /^\d/.test(value)) return [];
    return [{ field, collection: schema.reference as CollectionName, id: value }];
  }
  if (schema.oneOf)
    return schema.oneOf
      .filter((option) => isOfKind(option as JsonSchema, value))
      .flatMap((option) => referencesIn(option as JsonSchema, value, field));
  if (Array.isArray(value)) {
    const itemSchema = (index: number) =>
      (Array.isArray(schema.items) ? schema.items[index] : schema.items) as JsonSchema | undefined;
    return value.flatMap((item, index) =>
      referencesIn(itemSchema(index) ?? {}, item, `${field}[${index}]`),
    );
  }
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const inSchema = schema.properties?.[name] as JsonSchema | undefined;
    return referencesIn(inSchema ?? {}, inner, field === '' ? name : `${field}.${name}`);
  });
}

/** Whether a value has the constant fields of one of several kinds, such as `kind: 'month'`. */
const isOfKind = ({ properties = {} }: JsonSchema, value: unknown) =>
  Object.entries(properties).every(([name, property]) => {
    const expected = (property as JsonSchema).const;
    return expected === undefined || (value as Record<string, unknown>)[name] === expected;
  });

/** The cards of the home page name services as `?service=` does: without the family, or by an alias. */
function cardProblems(entry: ReadEntry<'home'>, entries: Entries): Problem[] {
  const valuesOf = (family: FamilyId) => [
    ...entries.services
      .filter(({ id }) => id.split('/').length === 2 && id.startsWith(`${family}/`))
      .map(({ id }) => id.slice(family.length + 1)),
    ...Object.keys(FAMILIES[family].aliases),
  ];
  return entry.data.families.cards.flatMap(({ family, services }, card) =>
    services.flatMap((service, index) => {
      const values = valuesOf(family);
      if (values.includes(service)) return [];
      const field = `families.cards[${card}].services[${index}]`;
      const advice = `${didYouMean(service, values)}write a service of the family "${family}"`;
      return [entry.problem(field, `found ${quote(service)}; ${advice}`)];
    }),
  );
}
