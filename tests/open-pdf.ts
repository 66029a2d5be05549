/** Opens a PDF with a reader of its own (pdf.js) and tells what the tests ask about. */
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

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
  /** Languages of its tags, beside the document's own. */
  readonly links: readonly string[];
  /** Names of the fonts it sets text in, and whether each is in the file. */
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean }[];
}

export interface OpenedPdf {
  readonly info: Readonly<Record<string, unknown>>;
  readonly marked: boolean;
  /** The window's title bar shows the title, not the file's name. */
  readonly showsTitle: boolean;
  readonly pages: readonly OpenedPage[];
}

export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  // A copy: the reader takes the bytes over.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { OPS } = await getResolvedPDFJS();
  const { info } = await pdf.getMetadata();
  const preferences = (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  const pages: OpenedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
    const root = (await page.getStructTree()) as StructNode | null;
    const { fnArray, argsArray } = await page.getOperatorList();
    const fonts = new Set(
      argsArray.filter((_, index) => fnArray[index] === OPS.setFont).map(([id]) => id as string),
    );
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
      fonts: [...fonts].map((id) => {
        const { name, missingFile } = page.commonObjs.get(id) as {
          name: string;
          missingFile?: boolean;
        };
        return { name, embedded: missingFile !== true };
      }),
    });
  }
  return {
    info: info as Record<string, unknown>,
    marked: (await pdf.getMarkInfo())?.Marked === true,
    showsTitle: preferences?.DisplayDocTitle === true,
    pages,
  };
}

function rolesOf({ role, children = [] }: StructNode): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)];
}
