import type { APIRoute } from 'astro';
import { serviceDetail } from '#features/services/service-detail.ts';
import { getServicePaths, type Service } from '#queries/services.ts';

/** Data of a service for the drill-down on the page of its family. */
export const getStaticPaths = getServicePaths;

export const GET: APIRoute<{ service: Service }> = async ({ props }) =>
  Response.json(await serviceDetail(props.service));
