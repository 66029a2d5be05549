import type { APIRoute, GetStaticPaths } from 'astro';
import { TOOL_FILE_NAMES, toolFile } from '#features/tools/tool-files.ts';

/** Rules and figures of a tool, which its island asks for. */
export const getStaticPaths = (() =>
  TOOL_FILE_NAMES.map((tool) => ({ params: { tool }, props: { tool } }))) satisfies GetStaticPaths;

type Props = ReturnType<typeof getStaticPaths>[number]['props'];

export const GET: APIRoute<Props> = async ({ props }) => Response.json(await toolFile(props.tool));
