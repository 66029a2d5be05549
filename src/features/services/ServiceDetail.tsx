import type { ReactNode } from 'react';
import { Checklist } from '#features/checklists/Checklist.tsx';
import { ROUTES } from '#site/routes.ts';
import { COST_COLUMNS, CTA_TEXTS } from '#site/service-sections.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { ChatButton } from '#ui/ChatButton.tsx';
import { InlineText, Paragraphs } from '#ui/InlineText.tsx';
import { DashList, FeatureList, Steps } from '#ui/Items.tsx';
import { Table } from '#ui/Table.tsx';
import { DaysLine } from './DaysLine.tsx';
import type { ServiceDetailData } from './service-detail.ts';
import { ServiceGrid, useServiceLinkProps } from './ServiceGrid.tsx';
import { FEES_HREF } from './service-views.logic.ts';

interface Props {
  detail: ServiceDetailData;
  /** List of questions and answers. On the service's own page, this list is an Astro island. */
  children?: ReactNode;
}

/** Shows everything about a service, on the service's own page or on the page of its family (ServiceDrillDown.tsx). */
export function ServiceDetail({ detail, children }: Props) {
  const {
    view,
    title,
    color,
    family,
    back,
    picture,
    sections,
    costs,
    ownership,
    faqs,
    subsections,
    tools,
    guides,
  } = detail;
  const up = useServiceLinkProps(back.view, back.href);
  const [first, ...others] = sections;
  const hasOpeningLine = first?.show === 'lead' || first?.show === 'quote';
  return (
    <article data-view={view} data-tone={color} className="min-w-0 max-w-4xl">
      <BackLink {...up}>{back.label}</BackLink>
      <div className="grid items-start gap-x-8 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p className="flex items-center gap-3 text-fine font-semibold text-tone before:h-px before:w-8 before:bg-current">
            {family}
          </p>
          <h1 className="mt-3 w-fit text-h1" tabIndex={-1}>
            {title}
          </h1>
          {first && hasOpeningLine && <Section {...first} />}
        </div>
        {picture && <DetailPicture {...picture} name={title} />}
      </div>
      <FirstAnswers {...detail} />
      {first && !hasOpeningLine && <Section {...first} />}
      {subsections.length > 0 && (
        <div className="mt-10">
          <ServiceGrid cards={subsections} narrow />
        </div>
      )}
      {costs && <Costs {...costs} />}
      {ownership && <Ownership {...ownership} />}
      {others.map((section, index) => (
        <Section key={index} {...section} />
      ))}
      {faqs.length > 0 && (
        <>
          <h2 className="mb-4 mt-12 text-[1.65rem] leading-tight">FAQs</h2>
          {children}
        </>
      )}
      <RelatedLinks heading="Work it out yourself" links={tools} />
      <RelatedLinks heading="Guides" links={guides} />
      <HowWeCharge />
      <p className="mt-10 max-w-prose border-t border-rule pt-4 text-small text-muted">
        {detail.note}
      </p>
      <div className="on-navy mt-14 flex flex-wrap items-center justify-between gap-6 rounded-surface bg-brand px-7 py-8 text-white print:hidden">
        <div>
          <h2 className="text-h3 text-white">{detail.cta.title}</h2>
          <p className="mt-1 text-pale">{detail.cta.description}</p>
        </div>
        <a className="button button-gold" href={detail.cta.href}>
          {detail.cta.action}
        </a>
      </div>
    </article>
  );
}

/** The picture beside the title and the opening line; on a phone, below both. */
function DetailPicture({
  avif,
  webp,
  alt,
  width,
  height,
  name,
}: NonNullable<ServiceDetailData['picture']> & { name: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img
        src={webp}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        data-fallback={name}
        className="mt-4 h-auto rounded-surface max-sm:aspect-[16/6] max-sm:w-full max-sm:object-cover sm:w-[17.5rem]"
      />
    </picture>
  );
}

/** Shows facts such as fee and time, the buttons “Get Started” and WhatsApp, and how long the steps take. */
function FirstAnswers({ title, facts, ask, cta, days }: ServiceDetailData) {
  return (
    <>
      <Facts facts={facts} />
      <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden print:hidden">
        {/* In a narrow window, the bottom bar contains the same two links, so they are hidden here (`.in-tray`). */}
        <a className="button button-solid in-tray" href={cta.href}>
          {CTA_TEXTS.action}
        </a>
        <ChatButton href={ask.chat} className="button-quiet in-tray">
          Ask on WhatsApp
          <span className="sr-only"> about {title}</span>
        </ChatButton>
        {ask.reply && <span className="text-small text-muted">{ask.reply}</span>}
      </p>
      {days.length > 0 && <DaysLine days={days} />}
    </>
  );
}

/** Shows government fee, documents, time and our fee in one row or, on a phone, two in each row. */
function Facts({ facts }: Pick<ServiceDetailData, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-px border-y border-rule bg-rule sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {facts.map(({ term, value, note, link }) => (
        <div
          key={term}
          className="flex flex-col bg-paper py-3.5 pr-3 max-sm:even:pl-3.5 sm:pr-4 [&:last-child:nth-child(odd)]:max-sm:col-span-2 sm:[&:not(:first-child)]:pl-4"
        >
          <dt className="text-fine text-muted">{term}</dt>
          <dd className="my-1 font-display text-[1.625rem] font-medium leading-[1.1] tracking-[-0.015em] text-heading">
            {value}
          </dd>
          {(note ?? link) && (
            <dd className="text-fine text-muted">
              {note}{' '}
              {link && (
                <a href={link.href} className="link">
                  {link.label}
                </a>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** Shows the charges of the government and of others, one row for each step. Our fee is not included. */
function Costs(table: NonNullable<ServiceDetailData['costs']>) {
  return (
    <section>
      <h2 id="list-costs" className="mb-4 mt-12 text-[1.65rem] leading-tight">
        What it costs
      </h2>
      <Table caption="What it costs" columns={COST_COLUMNS} {...table} />
    </section>
  );
}

/** Shows a section: text, items, a checklist or steps. `show` selects the appearance, such as `quote`. */
function Section(section: ServiceDetailData['sections'][number]) {
  const { id, heading, show, text = [], items, checklist, steps } = section;
  const line = text.map((parts, index) => (
    <span key={index}>
      {index > 0 && ' '}
      <InlineText parts={parts} />
    </span>
  ));
  return (
    <>
      {heading && (
        <h2 id={id} className="mb-4 mt-12 text-[1.65rem] leading-tight">
          {heading}
        </h2>
      )}
      {show === 'quote' && (
        <p className="my-6 border-l-[3px] border-tone pl-5 font-display text-[1.3rem] leading-normal text-heading">
          {line}
        </p>
      )}
      {show === 'lead' && <p className="mt-5 max-w-lead text-lead">{line}</p>}
      {show !== 'quote' && show !== 'lead' && text.length > 0 && (
        <div className="max-w-prose space-y-4">
          <Paragraphs paragraphs={text} />
        </div>
      )}
      {checklist && <Checklist {...checklist} />}
      {items && show === 'features' && <FeatureList items={items} columns="narrow" />}
      {items && show !== 'features' && <DashList items={items} />}
      {steps && <Steps items={steps} />}
    </>
  );
}

/** Shows links to the tools or guides about a service; renders nothing if `links` is empty. */
function RelatedLinks({
  heading,
  links,
}: {
  heading: string;
  links: ServiceDetailData['tools' | 'guides'];
}) {
  if (links.length === 0) return null;
  return (
    <aside aria-label={heading} className="mt-12 rounded-surface bg-tint px-6 py-5 print:hidden">
      <p className="text-small font-semibold">{heading}</p>
      <ul className="mt-1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="link line-link min-h-11">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Says that the fee is agreed in writing, and links to the section “How we charge”. */
export function HowWeCharge() {
  return (
    <p className="linked mt-10 max-w-prose">
      Our fee is agreed in writing before work starts. <a href={FEES_HREF}>How we charge</a>
    </p>
  );
}

/** Shows who owns a business of this form, who runs the business, and who must pay its debts. */
function Ownership({ owners, body, managers, debts }: NonNullable<ServiceDetailData['ownership']>) {
  const arrow = 'self-center text-h4 text-tone max-md:rotate-90';
  return (
    <section className="mt-10 rounded-surface border border-rule bg-card p-6 print:break-inside-avoid">
      <h2 className="text-h3">Who owns it, who runs&nbsp;it, who pays its debts</h2>
      <div className="mt-4 flex flex-col gap-x-3 gap-y-1 text-center text-small md:flex-row">
        <Box {...owners} className="border-rule" />
        <span aria-hidden="true" className={arrow}>
          →
        </span>
        <Box {...body} className="border-[1.5px] border-tone bg-tone/[.09]" />
        <span aria-hidden="true" className={arrow}>
          ←
        </span>
        <Box {...managers} className="border-rule" />
      </div>
      <p className="linked mt-4 text-small">
        {debts} <a href={ROUTES.companyForms}>Compare the forms</a>
      </p>
    </section>
  );
}

const Box = ({ value, says, className }: Record<'value' | 'says' | 'className', string>) => (
  <p className={`flex-1 rounded-[8px] border px-2 py-3 ${className}`}>
    <b className="block font-display text-h4 leading-tight first-letter:uppercase">{value}</b>{' '}
    {says}
  </p>
);
