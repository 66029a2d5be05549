/**
 * Finds the parts of an SVG that could run a script. If a browser opens the SVG as a page, a script in the SVG has
 * the origin of the site and could use /admin.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
  // Also decodes numeric entities, such as `&#115;`.
  htmlEntities: true,
});

/** An element as the parser returns it: `{ path: [children], ':@': { d: 'M0 0' } }`, or `{ '#text': … }`. */
type ParsedNode = Record<string, unknown>;

const FORBIDDEN_ELEMENTS = ['script', 'foreignobject', 'iframe', 'object', 'embed', 'meta'];
/** Attributes that contain an address. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'base', 'action', 'formaction', 'data'];
/** Permitted addresses in a drawing: an anchor in the same drawing, or an embedded picture that is not SVG. */
const INNER_ADDRESS = /^\s*(?:#|data:image\/(?!svg))/i;

/** Returns why a drawing may not be published (`contains <script>; …`); undefined if it may be published. */
export function drawingFault(bytes: Buffer): string | undefined {
  const fault = findFault(bytes);
  return fault && `${fault}; save it as a plain drawing without it`;
}

function findFault(bytes: Buffer): string | undefined {
  let text: string;
  let nodes: ParsedNode[];
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (XMLValidator.validate(text) !== true) return 'is not sound XML';
    nodes = parser.parse(text) as ParsedNode[];
  } catch {
    return 'is not sound XML in UTF-8';
  }
  const declared = /^\s*<\?xml\b[^>]*?encoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8';
  if (declared.toLowerCase() !== 'utf-8') return `is declared as ${declared}`;
  // A DOCTYPE can define entities, which could hide forbidden parts.
  if (/<!(?!--|\[CDATA\[)/.test(text)) return 'contains <!DOCTYPE>';
  const roots = nodes.flatMap(Object.keys).filter((name) => !/^(?:#text|\?.*|:@)$/.test(name));
  if (roots.length !== 1 || localName(roots[0] ?? '') !== 'svg') return 'is not a drawing';
  return faultIn(nodes);
}

function faultIn(nodes: readonly ParsedNode[]): string | undefined {
  for (const node of nodes) {
    const { ':@': attributes = {}, ...element } = node as ParsedNode & { ':@'?: object };
    for (const [name, children] of Object.entries(element)) {
      if (name === '#text') continue;
      const fault =
        elementFault(name, attributes as Record<string, string>) ??
        (localName(name) === 'style' ? styleFault(textOf(children as ParsedNode[])) : undefined) ??
        faultIn(children as ParsedNode[]);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}

/** Returns `script` for `s:script`: the prefix of a namespace can be any word. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

function elementFault(name: string, attributes: Record<string, string>): string | undefined {
  if (name.startsWith('?')) return name === '?xml' ? undefined : `contains <${name}>`;
  if (FORBIDDEN_ELEMENTS.includes(localName(name))) return `contains <${name}>`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const local = localName(attribute);
    if (local.startsWith('on')) return `contains the attribute ${attribute}`;
    // Refuses an animation of `href` or of an event handler, because the animation could set a forbidden value.
    const isAddressLater =
      local === 'attributename' && /(?:^|:)(?:href|on\w+)$/i.test(value.trim());
    const leadsOut = ADDRESS_ATTRIBUTES.includes(local) && !INNER_ADDRESS.test(value);
    if (isAddressLater || leadsOut) return `contains the address ${attribute}="${value}"`;
    // Skips attributes with a prefix, such as `x:style`, because browsers do not use them as styles.
    const fault = attribute.includes(':') ? undefined : styleFault(value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

const textOf = (nodes: readonly ParsedNode[]): string =>
  nodes.map((node) => String(node['#text'] ?? '')).join('');

/** Returns a message if a style loads another file, or contains a backslash, which could disguise an address. */
function styleFault(css: string): string | undefined {
  if (/@import|\\/i.test(css)) return `contains the style "${css.trim().slice(0, 40)}"`;
  for (const [, address = ''] of css.matchAll(/(?:url|src|image|image-set)\(\s*["']?([^"')]*)/gi))
    if (!INNER_ADDRESS.test(address)) return `contains the address ${address}`;
  return undefined;
}
