import type { APIRoute } from 'astro';
import { serviceDetail } from '#features/services/service-detail.ts';
import { getServicePaths, type Service } from '#queries/services.ts';

/** One JSON file for each service; the page of the service's family loads this file to show the service. */
export const getStaticPaths = getServicePaths;

export const GET: APIRoute<{ service: Service }> = async ({ props }) =>
  Response.json(await serviceDetail(props.service));
