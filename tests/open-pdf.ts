/** Opens a PDF with a reader of its own (pdf.js) and tells what the tests ask about. */
import { getDocumentProxy } from 'unpdf';

interface StructNode {
  readonly role?: string;
  readonly children?: readonly StructNode[];
}

interface OpenedPage {
  readonly text: string;
  readonly size: readonly [width: number, height: number];
  /** Where the text ends furthest to the right, in points. */
  readonly rightmost: number;
  /** Roles of the tags at the top of the page's tree, in reading order. */
  readonly topRoles: readonly string[];
  /** Roles of all its tags, in reading order. */
  readonly roles: readonly string[];
  readonly links: readonly string[];
}

export interface OpenedPdf {
  readonly info: Readonly<Record<string, unknown>>;
  readonly marked: boolean;
  readonly pages: readonly OpenedPage[];
}

export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  // A copy: the reader takes the bytes over.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const pages: OpenedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
    const root = (await page.getStructTree()) as StructNode | null;
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    const [, , width = 0, height = 0] = page.view;
    pages.push({
      text: items
        .map(({ str, hasEOL }) => str + (hasEOL ? ' ' : ''))
        .join('')
        .replace(/\s+/g, ' '),
      size: [width, height],
      rightmost: Math.max(...items.map(({ transform, width }) => transform[4] + width)),
      topRoles: root?.children?.[0]?.children?.flatMap(({ role }) => role ?? []) ?? [],
      roles: root ? rolesOf(root) : [],
      links: annotations.flatMap(({ url }) => url ?? []),
    });
  }
  return {
    info: info as Record<string, unknown>,
    marked: (await pdf.getMarkInfo())?.Marked === true,
    pages,
  };
}

function rolesOf({ role, children = [] }: StructNode): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)];
}
