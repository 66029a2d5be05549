import type { APIRoute, GetStaticPaths } from 'astro';
import { TOOL_NAMES, getTool } from '#features/tools/get-tool.ts';

/** Rules and figures of a tool, which its island asks for. */
export const getStaticPaths = (() =>
  TOOL_NAMES.map((tool) => ({ params: { tool }, props: { tool } }))) satisfies GetStaticPaths;

type Props = ReturnType<typeof getStaticPaths>[number]['props'];

export const GET: APIRoute<Props> = async ({ props }) =>
  Response.json((await getTool(props.tool)).data);
