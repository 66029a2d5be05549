/** The texts of a content file in which a figure counts: what is marked as an example is left out. */
import type { CollectionName } from '#collections/index.ts';
import { usableText } from '#collections/reading/source.ts';

export interface CopyText {
  readonly text: string;
  /** Line of the file, from 1. */
  readonly line: number;
}

/** Kinds that are invented from end to end while they say `example: true`. */
const INVENTED: readonly CollectionName[] = ['events', 'caseStudies', 'recruitmentStories'];
/** Fields that no visitor reads as copy. */
const NO_COPY =
  /^(\$schema|id|href|url|to|from|icon|image|file|color|tone|keywords?|subject|sources|date|page|match)$/;
/** A heading, a caption or a title over a worked example. */
const EXAMPLE_HEADING = /\bexamples?\b|\billustrat/i;
/** What makes a chart one, as a line of its block. */
const EXAMPLE_CHART = /^example: true$|^title:.*\b(?:examples?\b|illustrat)/i;
/** The sentence with which a paragraph becomes an example, to its end. */
const EXAMPLE =
  /(^|[.:?!] )[-*\d. ]*(?:for example|(?:an? |as an |another )?(?:example|illustration)|(?:now )?suppose|[^.:?!]*\billustrative)\b.*/is;

export function copyTexts(file: string, kind: CollectionName): CopyText[] {
  const source = usableText(file);
  const texts = file.endsWith('.json') ? jsonTexts(source, kind) : markdownTexts(source, kind);
  return texts
    .map(({ text, line }) => ({ text: text.replace(EXAMPLE, '$1'), line }))
    .filter(({ text }) => /\d|\b(?:days|weeks|months|years)\b/.test(text));
}

function markdownTexts(source: string, kind: CollectionName): CopyText[] {
  const texts: CopyText[] = [];
  let inFront = source.startsWith('---');
  let field = '';
  /** Level of the heading over the example that the lines belong to. */
  let level: number | undefined;
  /** The paragraph before was an example, so the list or table under it is. */
  let after = false;
  let chart: CopyText[] | undefined;
  for (const [index, text] of source.split('\n').entries()) {
    if (inFront) {
      if (INVENTED.includes(kind) && text === 'example: true') return [];
      field = /^(\w+):/.exec(text)?.[1] ?? field;
      if (index > 0 && text.trimEnd() === '---') inFront = false;
      else if (!NO_COPY.test(field)) texts.push({ text, line: index + 1 });
      continue;
    }
    // A chart is an example when it says so, wherever it is.
    if (chart !== undefined) {
      if (/^```/.test(text)) {
        if (!chart.some((one) => EXAMPLE_CHART.test(one.text))) texts.push(...chart);
        chart = undefined;
      } else chart.push({ text, line: index + 1 });
      continue;
    }
    if (text === '```chart') {
      chart = [];
      continue;
    }
    if (text.trim() === '') continue;
    const heading = /^(#{1,6}) /.exec(text)?.[1]?.length;
    if (heading !== undefined) {
      after = false;
      if (level === undefined || heading <= level)
        level = EXAMPLE_HEADING.test(text) ? heading : undefined;
    } else if (!/^\s*([-*|]|\d+\.) ?/.test(text)) after = EXAMPLE.test(text);
    if (level === undefined && !(after && !EXAMPLE.test(text)))
      texts.push({ text, line: index + 1 });
  }
  return texts;
}

function jsonTexts(source: string, kind: CollectionName): CopyText[] {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch {
    return []; // an error of the file, reported where it is read
  }
  if (INVENTED.includes(kind) && (data as { example?: unknown } | null)?.example === true)
    return [];
  // Values are written in the order in which they are read.
  const lines = source
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)]
        .filter(([, colon]) => colon === undefined)
        .map(() => index + 1),
    );
  return [...copyOf(data, '', false)].flatMap(({ text, isCopy }, index) =>
    isCopy ? [{ text, line: lines[index] ?? 1 }] : [],
  );
}

interface Walked {
  readonly text: string;
  readonly isCopy: boolean;
}

/** Every text in the order of the file; none under an example heading or `example: true` is copy. */
function* copyOf(value: unknown, name: string, inExample: boolean): Generator<Walked> {
  if (typeof value === 'string') yield { text: value, isCopy: !inExample && !NO_COPY.test(name) };
  else if (Array.isArray(value)) for (const inner of value) yield* copyOf(inner, name, inExample);
  else if (value !== null && typeof value === 'object') {
    const { heading, title, caption, example } = value as Record<string, unknown>;
    const isExample =
      (name !== '' && example === true) ||
      [heading, title, caption].some((one) => typeof one === 'string' && EXAMPLE_HEADING.test(one));
    for (const [key, inner] of Object.entries(value))
      yield* copyOf(inner, key, inExample || isExample);
  }
}
