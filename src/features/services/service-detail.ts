/** Makes the data that a service's page and the drill-down show from its entry. */
import { reviewLine } from '#collections/site.ts';
import { ribbonText } from '#collections/reading/publication.ts';
import { checklistData } from '#features/checklists/checklist-data.ts';
import { getCompanyForms } from '#features/company-forms/data.ts';
import { faqItems } from '#features/faq/faq-items.logic.ts';
import { figuresNote } from '#features/figures/figures-note.logic.ts';
import { figureOn } from '#features/tool-engine/figures.logic.ts';
import { pageTitle, plural } from '#lib/format.ts';
import { inlineItems, inlineParts } from '#lib/inline-text.ts';
import { headingAnchor } from '#lib/slug.ts';
import { getFacts } from '#queries/facts.ts';
import type { PlacedService, ServiceNode } from '#queries/services.ts';
import { getSite } from '#queries/site.ts';
import { getTools } from '#queries/tools.ts';
import { contactHref } from '#site/routes.ts';
import { DETAIL_CTA, SERVICE_FIELDS } from '#site/service-fields.ts';
import { FAMILIES } from '#site/services.ts';
import type { Diagrams } from './FormDiagrams.tsx';
import { HOW_WE_CHARGE } from './HowWeCharge.tsx';
import type { DetailSection, Fact, ServiceDetailData } from './ServiceDetail.tsx';
import type { ServiceCard } from './ServiceGrid.tsx';
import { GRID } from './service-views.logic.ts';

/** @param parent the service whose subsections these are */
export function serviceCards(nodes: readonly ServiceNode[], parent?: string): ServiceCard[] {
  return nodes.map(({ id, path, data, subsections }) => ({
    view: parent === undefined ? id : `${parent}/${id}`,
    href: path,
    title: data.title,
    summary: data.summary,
    icon: data.icon,
    color: data.color,
    parts: subsections.length > 0 ? plural(subsections.length, data.unit) : undefined,
    hidden: ribbonText(data.publication),
  }));
}

export async function serviceDetail(placed: PlacedService): Promise<ServiceDetailData> {
  const { family, node, parent } = placed;
  const { title, color, sections, faqs, figures, reviewed, cta } = node.data;
  const { path, short, backLabel } = FAMILIES[family];
  const view = parent ? `${parent.id}/${node.id}` : node.id;
  const site = getSite();
  const review = reviewLine(site, reviewed);
  return {
    view,
    title,
    pageTitle: pageTitle(title, site.name),
    color,
    family: short,
    back: parent
      ? { view: parent.id, href: parent.path, label: `Back to ${parent.data.title}` }
      : { view: GRID, href: path, label: backLabel },
    facts: factsOf(node),
    sections: sections.map((section) => detailSection(section, placed)),
    diagrams: await diagramsOf(node),
    faqs: faqItems(faqs),
    subsections: serviceCards(node.subsections, node.id),
    tools: (await getTools())
      .filter(({ services }) => services.some((one) => `${family}/${view}/`.startsWith(`${one}/`)))
      .map(({ route, page: { heading } }) => ({ href: route, label: heading })),
    note: figuresNote(await getFacts(figures), { review, always: true }) ?? '',
    cta: { ...DETAIL_CTA, ...cta, href: contactHref(title) },
  };
}

/** Empty for a service of which only our fee is known. */
function factsOf({ data: { facts, sections } }: ServiceNode): Fact[] {
  const list = sections.find(({ field }) => SERVICE_FIELDS[field].show === 'checklist');
  const heading = list && (list.heading ?? SERVICE_FIELDS[list.field].heading);
  const toTick = list && {
    value: plural(
      list.items?.length ?? 0,
      list.field === 'requirements' ? 'requirement' : 'document',
    ),
    note: 'Checklist on this page',
  };
  const need = facts.need ?? toTick;
  const known: (Fact | undefined)[] = [
    facts.time && { term: 'Time', ...facts.time },
    facts.fee && { term: 'Government fee', ...facts.fee },
    need && {
      term: 'What you need',
      ...need,
      ...(need === toTick && heading && { href: `#${headingAnchor(heading)}` }),
    },
  ];
  const cells = known.filter((cell) => cell !== undefined);
  return cells.length === 0 ? [] : [...cells, OUR_FEE];
}
const OUR_FEE: Fact = {
  term: 'Our fee',
  value: 'Agreed in writing first',
  note: 'How we charge',
  href: HOW_WE_CHARGE,
};

type Section = ServiceNode['data']['sections'][number];

function detailSection(section: Section, placed: PlacedService): DetailSection {
  const { text, items, steps } = section;
  const { heading, show } = SERVICE_FIELDS[section.field];
  const title = section.heading ?? heading;
  return {
    show,
    ...(title && { heading: title, id: headingAnchor(title) }),
    text: text?.map(inlineParts),
    ...(items && show === 'checklist'
      ? { checklist: checklistData({ ...section, items }, title, placed) }
      : { items: items && inlineItems(items) }),
    steps: steps && inlineItems(steps),
  };
}

async function diagramsOf(node: ServiceNode): Promise<Diagrams | undefined> {
  const paths = [node, ...node.subsections].map(({ path }) => path);
  const { forms, figures, day } = await getCompanyForms();
  const shown = forms.filter(({ service }) => paths.includes(service));
  if (shown.length === 0) return undefined;
  const figure = figureOn(figures, day);
  const ids = shown.flatMap(({ picture }) => [picture.fewestOwners, picture.fewestManagers]);
  return {
    forms: shown.map(({ title, service, picture }) => ({ title, service, picture })),
    counts: Object.fromEntries(ids.filter((id) => id !== undefined).map((id) => [id, figure(id)])),
  };
}
