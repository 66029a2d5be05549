/** Turns the entry of a service into the data that its page and the drill-down show. */
import { getImage } from 'astro:assets';
import { reviewedByLine } from '#collections/site.ts';
import { checklistProps } from '#features/checklists/checklists.ts';
import { faqItems } from '#features/faq/faq-items.logic.ts';
import { figuresNote } from '#features/figures/figures-note.logic.ts';
import { pageTitle, formatQuantity } from '#lib/format.ts';
import { parseItemTexts, parseTable, inlineParts } from '#lib/inline-text.ts';
import { headingAnchor } from '#lib/slug.ts';
import { getLegalFigures } from '#queries/lists.ts';
import type { Service } from '#queries/services.ts';
import { chatAbout, getSite } from '#queries/site.ts';
import { getGuidesFor, getTools } from '#queries/pages.ts';
import { contactHref } from '#site/routes.ts';
import { DETAIL_PICTURE_MAX_PX } from '#site/limits.ts';
import { CTA_TEXTS, SERVICE_SECTIONS } from '#site/service-sections.ts';
import { FAMILIES } from '#site/services.ts';
import { contentImage } from '#ui/content-images.ts';
import { stepsWithDays } from './steps-with-days.logic.ts';
import { GRID_VIEW, FEES_HREF } from './service-views.logic.ts';

export function serviceCards(services: Service['subsections']) {
  return services.map(({ view, path, data, subsectionCount }) => ({
    view,
    href: path,
    title: data.title,
    summary: data.summary,
    icon: data.icon,
    color: data.color,
    /** Number of subsections: `6 registrations`. */
    countText: subsectionCount > 0 ? formatQuantity(subsectionCount, data.unit) : undefined,
  }));
}
export type ServiceCard = ReturnType<typeof serviceCards>[number];

/** Returns all that the page of a service or subsection shows; the drill-down loads this data as JSON. */
export async function serviceDetail(service: Service) {
  const { id, family, view, parent, data } = service;
  const { title, color, sections, faqs, figures, reviewed, cta } = data;
  const { path, short, backLabel } = FAMILIES[family];
  const site = getSite();
  return {
    view,
    title,
    /** Title of the browser tab while the service is open. */
    pageTitle: pageTitle(title, site.name),
    color,
    family: short,
    back: parent
      ? { view: parent.view, href: parent.path, label: `Back to ${parent.data.title}` }
      : { view: GRID_VIEW, href: path, label: backLabel },
    picture: await pictureOf(data),
    facts: factsOf(service),
    ask: {
      chat: chatAbout(title),
      reply: site.replyTime && `Reply ${site.replyTime}`,
    },
    costs: data.costs && {
      ...parseTable(data.costs.rows),
      note: inlineParts(data.costs.note),
    },
    days: stepsWithDays(sections.flatMap(({ steps = [] }) => steps)),
    ownership: data.ownership,
    sections: sections.map((section) => detailSection(section, service)),
    faqs: faqItems(faqs),
    subsections: serviceCards(service.subsections),
    tools: await toolsFor(id),
    guides: (await getGuidesFor(id)).map(({ route, page }) => ({
      href: route,
      label: page.heading,
    })),
    note: figuresNote(await getLegalFigures(figures), reviewedByLine(site, reviewed)),
    cta: { ...CTA_TEXTS, ...cta, href: contactHref(title) },
  };
}
export type ServiceDetailData = Awaited<ReturnType<typeof serviceDetail>>;

/** Returns the picture of a service, in double width for sharp screens; undefined if the service has no picture. */
async function pictureOf({ image, alt = '' }: Service['data']) {
  if (image === undefined) return undefined;
  const src = contentImage(image);
  const width = Math.min(src.width, 2 * DETAIL_PICTURE_MAX_PX.width);
  const [avif, webp] = await Promise.all(
    (['avif', 'webp'] as const).map((format) => getImage({ src, width, format, densities: [1] })),
  );
  const scale = Math.min(
    DETAIL_PICTURE_MAX_PX.width / src.width,
    DETAIL_PICTURE_MAX_PX.height / src.height,
  );
  return {
    avif: avif?.src ?? '',
    webp: webp?.src ?? '',
    alt,
    width: Math.round(src.width * scale),
    height: Math.round(src.height * scale),
  };
}

/** Returns links to the tools of a service and of its parent. `id`: for example `faas/registrations/gst`. */
async function toolsFor(id: string) {
  const names = (service: string) => `${id}/`.startsWith(`${service}/`);
  const tools = (await getTools()).filter(({ services }) => services.some(names));
  return tools.map(({ route, page }) => ({ href: route, label: page.heading }));
}

interface Fact {
  readonly term: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly link?: { readonly label: string; readonly href: string };
}

/** Returns the facts that clients ask for first, such as fee and time; an empty list if the entry has none. */
function factsOf({ data: { facts, sections } }: Service): Fact[] {
  const list = sections.find(({ field }) => SERVICE_SECTIONS[field].show === 'checklist');
  const stated: Fact[] = [];
  if (facts.fee) stated.push({ term: 'Government fee', ...facts.fee });
  if (list)
    stated.push({
      term: list.field === 'requirements' ? 'Requirements' : 'Documents',
      value: String(list.items?.length ?? 0),
      link: {
        label: 'Tick them off, or take the list as a PDF',
        href: `#${headingAnchor(list.heading ?? SERVICE_SECTIONS[list.field].heading)}`,
      },
    });
  if (facts.time) stated.push({ term: 'Time', ...facts.time });
  if (stated.length === 0) return [];
  const ours = {
    term: 'Our fee',
    value: 'In writing',
    note: 'before any work starts.',
    link: { label: 'How we charge', href: FEES_HREF },
  };
  return [...stated, ours];
}

type Section = Service['data']['sections'][number];

function detailSection(section: Section, service: Service) {
  const { text, items, steps } = section;
  const field = SERVICE_SECTIONS[section.field];
  const { show } = field;
  const heading = section.heading ?? field.heading;
  const isChecklist = show === 'checklist';
  return {
    show,
    // The opening line of a service has no heading, so it has no anchor.
    ...(heading && { heading, id: headingAnchor(heading) }),
    text: text?.map(inlineParts),
    checklist:
      items && isChecklist ? checklistProps({ ...section, items }, heading, service) : undefined,
    items: items && !isChecklist ? parseItemTexts(items) : undefined,
    steps: steps && parseItemTexts(steps),
  };
}
