import type { APIRoute } from 'astro';
import { serviceDetail } from '#features/services/service-detail.ts';
import { getServicePaths, type Service } from '#queries/services.ts';

/** A service for the drill-down of its family's page. */
export const getStaticPaths = getServicePaths;

export const GET: APIRoute<{ service: Service }> = async ({ props }) =>
  Response.json(await serviceDetail(props.service));
