/** The services and subsections of the three families. */
import { getCollection } from 'astro:content';
import { FAMILIES, servicePagePath, type FamilyId } from '#site/services.ts';

/** Returns every service and subsection in order, each with its parent, its siblings and its subsections. */
export async function getAllServices() {
  const entries = (await getCollection('services')).sort((a, b) => a.data.order - b.data.order);
  const services = entries.map(({ id, data }) => {
    const [family, ...view] = id.split('/');
    return {
      /** `faas/registrations/gst` */
      id,
      family: family as FamilyId,
      /** `registrations/gst` */
      view: view.join('/'),
      /** Id of the service or family directly above this service. */
      above: id.slice(0, id.lastIndexOf('/')),
      path: servicePagePath(id),
      subsectionCount: entries.filter((other) => other.id.startsWith(`${id}/`)).length,
      data,
    };
  });
  return services.map((service) => ({
    ...service,
    parent: services.find(({ id }) => id === service.above),
    /** All services directly under the same service or family, including this service itself. */
    siblings: services.filter(({ above }) => above === service.above),
    subsections: services.filter(({ above }) => above === service.id),
  }));
}
export type Service = Awaited<ReturnType<typeof getAllServices>>[number];

/** Returns a family's services, without their subsections. */
export const getServicesOf = async (family: FamilyId) =>
  (await getAllServices()).filter(({ above }) => above === family);

/** Returns every service, with the route parameters of its page. */
export const getServicePaths = async () =>
  (await getAllServices()).map((service) => ({
    params: {
      family: FAMILIES[service.family].path.replace('/services/', ''),
      service: service.view,
    },
    props: { service },
  }));
