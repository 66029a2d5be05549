/** Opens a PDF with pdf.js and returns the facts that the tests check. */
import { getDocumentProxy } from 'unpdf';

interface StructNode {
  readonly role?: string;
  readonly children?: readonly StructNode[];
}

export async function openPdf(bytes: Uint8Array) {
  // pdf.js gets a copy of the bytes, because pdf.js detaches the array that it receives.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  return {
    info: info as Readonly<Record<string, unknown>>,
    marked: (await pdf.getMarkInfo())?.Marked === true,
    pages: await Promise.all(numbers.map((number) => readPage(pdf, number))),
  };
}

async function readPage(pdf: Awaited<ReturnType<typeof getDocumentProxy>>, number: number) {
  const page = await pdf.getPage(number);
  const items = (await page.getTextContent()).items.filter((item) => 'str' in item);
  /** Pieces of text, each with its left and right edge in points, without pieces that contain only spaces. */
  const words = items
    .filter(({ str }) => str.trim() !== '')
    .map(({ str, transform, width }) => {
      const left = transform[4] as number;
      return { text: str, left, right: left + width };
    });
  const root = (await page.getStructTree()) as StructNode | null;
  const annotations = (await page.getAnnotations()) as { url?: string }[];
  const [, , width = 0, height = 0] = page.view;
  return {
    text: items
      .map(({ str, hasEOL }) => str + (hasEOL ? ' ' : ''))
      .join('')
      .replace(/\s+/g, ' '),
    size: [width, height] as const,
    words,
    /** Right edge of the text that reaches furthest to the right, in points. */
    rightmost: Math.max(...words.map(({ right }) => right)),
    /** Roles of the tags on the top level of the page's structure tree, in reading order. */
    topRoles: root?.children?.[0]?.children?.flatMap(({ role }) => role ?? []) ?? [],
    /** Roles of all tags, in reading order. */
    roles: root ? rolesOf(root) : [],
    links: annotations.flatMap(({ url }) => url ?? []),
  };
}

function rolesOf({ role, children = [] }: StructNode): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)];
}
