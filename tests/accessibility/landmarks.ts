/** Landmarks and headings as the browser tells them to assistive technology (WCAG 1.3.1, 2.4.1, 2.4.6). */
import type { Page } from 'playwright/test';
import type { Tried } from './target-size.ts';

const ONCE = ['banner', 'main', 'contentinfo'];
const NAMED = ['navigation', 'complementary', 'region', 'form'];
const LANDMARKS = [...ONCE, ...NAMED, 'search'];

interface Part {
  readonly role: string;
  readonly name: string;
  readonly level: number | undefined;
  /** Roles of the landmarks it lies in. */
  readonly within: readonly string[];
}

export async function checkLandmarks(page: Page): Promise<Tried> {
  const parts = await partsInOrder(page);
  const landmarks = parts.filter(({ role }) => LANDMARKS.includes(role));
  const headings = parts.filter(({ role }) => role === 'heading');
  const broken: string[] = [];

  for (const role of ONCE) {
    const found = landmarks.filter((one) => one.role === role);
    if (found.length !== 1) broken.push(`${found.length} × ${role}`);
    if (found.some(({ within }) => within.length > 0)) broken.push(`${role} inside a landmark`);
  }
  const names = landmarks.map(({ role, name }) => `${role} "${name}"`);
  for (const { role, name } of landmarks)
    if (NAMED.includes(role) && name === '') broken.push(`a ${role} without a name`);
  for (const twice of names.filter((name, index) => names.indexOf(name) !== index))
    broken.push(`two of ${twice}`);

  if (headings.filter(({ level }) => level === 1).length !== 1) broken.push('not one h1');
  const inMain = headings.filter(({ within }) => within.includes('main'));
  if (inMain[0]?.level !== 1) broken.push('the content does not begin with its h1');
  inMain.forEach(({ level = 0, name }, index) => {
    const before = inMain[index - 1]?.level ?? 0;
    if (level > before + 1) broken.push(`h${before} is followed by h${level} "${name}"`);
    if (name === '') broken.push(`an empty h${level}`);
  });
  return { tried: landmarks.length + headings.length, broken };
}

async function partsInOrder(page: Page): Promise<Part[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const parts: Part[] = [];
  const walk = (id: string, within: readonly string[]) => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.ignored ? '' : node.role?.value);
    const level = node.properties?.find(({ name }) => name === 'level')?.value.value as
      number | undefined;
    if (role === 'heading' || LANDMARKS.includes(role))
      parts.push({ role, name: String(node.name?.value ?? ''), level, within });
    const inner = LANDMARKS.includes(role) ? [...within, role] : within;
    for (const child of node.childIds ?? []) walk(child, inner);
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root) walk(root.nodeId, []);
  return parts;
}
