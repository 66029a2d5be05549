/** The three service families as trees: service → subsections, sorted. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { FAMILY_IDS, servicePagePath, type FamilyId } from '#site/services.ts';

type Entry = CollectionEntry<'services'>;

export interface ServiceNode {
  /** Last part of the entry id: the value of `?service=` or `&section=`. */
  readonly id: string;
  /** Path of its own page. */
  readonly path: string;
  readonly data: Entry['data'];
  readonly subsections: readonly ServiceNode[];
}

/** Ids of every service and subsection, as `family/service` and `family/service/subsection`. */
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

/** Every service and subsection of every family, with its siblings (itself included) and the service above it. */
export async function getServicesWithSiblings() {
  const families = FAMILY_IDS.map(async (family) => {
    const tree = await getServiceTree(family);
    return tree.flatMap((service) => [
      { family, node: service, siblings: tree, parent: undefined },
      ...service.subsections.map((node) => {
        return { family, node, siblings: service.subsections, parent: service };
      }),
    ]);
  });
  return (await Promise.all(families)).flat();
}
export type ServiceWithSiblings = Awaited<ReturnType<typeof getServicesWithSiblings>>[number];

/** Every service with the parameters of its own page. */
export async function getServicePaths() {
  const placed = await getServicesWithSiblings();
  return placed.map((props) => {
    const [, , family, ...service] = props.node.path.split('/');
    return { params: { family, service: service.join('/') }, props };
  });
}
