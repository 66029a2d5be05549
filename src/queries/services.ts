/** The three service families as trees: service → subsections, sorted. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { FAMILIES, FAMILY_IDS, servicePagePath, type FamilyId } from '#site/services.ts';

type Entry = CollectionEntry<'services'>;

export interface ServiceNode {
  /** Last part of the entry id: the value of `?service=` or `&section=`. */
  readonly id: string;
  /** Path of its own page. */
  readonly path: string;
  readonly data: Entry['data'];
  readonly subsections: readonly ServiceNode[];
}

/** Of every service and subsection, as `family/service` and `family/service/subsection`. */
export const getServiceIds = async () => (await getCollection('services')).map(({ id }) => id);

/** A family's services in order, each with its subsections. */
export async function getServiceTree(family: FamilyId): Promise<ServiceNode[]> {
  const entries = await getCollection('services', ({ id }) => id.startsWith(`${family}/`));
  const childrenOf = (parent: string): ServiceNode[] =>
    entries
      .filter(({ id }) => id.startsWith(`${parent}/`) && !id.slice(parent.length + 1).includes('/'))
      .sort((a, b) => a.data.order - b.data.order)
      .map(({ id, data }) => ({
        id: id.slice(parent.length + 1),
        path: servicePagePath(id),
        data,
        subsections: childrenOf(id),
      }));
  return childrenOf(family);
}

/** A service or subsection with its place in the tree. */
export interface PlacedService {
  readonly family: FamilyId;
  readonly node: ServiceNode;
  /** The service a subsection belongs to. */
  readonly parent: ServiceNode | undefined;
  /** What is listed beside it: its siblings, itself included. */
  readonly siblings: readonly ServiceNode[];
}

/** Every service and subsection of every family. */
export async function getPlacedServices(): Promise<PlacedService[]> {
  const families = await Promise.all(
    FAMILY_IDS.map(async (family) => {
      const tree = await getServiceTree(family);
      return tree.flatMap((node): PlacedService[] => [
        { family, node, parent: undefined, siblings: tree },
        ...node.subsections.map((subsection) => ({
          family,
          node: subsection,
          parent: node,
          siblings: node.subsections,
        })),
      ]);
    }),
  );
  return families.flat();
}

/** Every service with the parameters of its own page. */
export async function getServicePaths() {
  const placed = await getPlacedServices();
  return placed.map((props) => {
    const { path } = FAMILIES[props.family];
    return {
      params: {
        family: path.replace('/services/', ''),
        service: props.node.path.slice(path.length + 1),
      },
      props,
    };
  });
}
