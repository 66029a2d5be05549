import type { ReactNode } from 'react';
import { Checklist } from '#features/checklists/Checklist.tsx';
import { FAQS_HEADING } from '#site/service-fields.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { DashList } from '#ui/DashList.tsx';
import { Eyebrow } from '#ui/Eyebrow.tsx';
import { Features } from '#ui/Features.tsx';
import { InlineText, Paragraphs } from '#ui/InlineText.tsx';
import { Steps } from '#ui/Steps.tsx';
import { FormDiagrams } from './FormDiagrams.tsx';
import { HowWeCharge } from './HowWeCharge.tsx';
import type { ServiceDetailData } from './service-detail.ts';
import { ServiceGrid } from './ServiceGrid.tsx';
import { useServiceLink } from './ServiceLink.tsx';

interface Props {
  detail: ServiceDetailData;
  /** The questions, which are an island on the service's own page. */
  children?: ReactNode;
}

/** Rendered on a service's own page, and in place by the drill-down of its family's page. */
export function ServiceDetail({ detail, children }: Props) {
  const { view, title, color, family, back, facts, sections, diagrams, faqs, subsections, tools } =
    detail;
  const up = useServiceLink(back.view, back.href);
  const [first, ...others] = sections;
  const hasOpeningLine = first?.show === 'lead' || first?.show === 'quote';
  return (
    <article data-view={view} data-tone={color} className="min-w-0 max-w-4xl">
      <BackLink {...up}>{back.label}</BackLink>
      <Eyebrow>{family}</Eyebrow>
      <h1 className="mt-2 w-fit text-h1" tabIndex={-1}>
        {title}
      </h1>
      {!hasOpeningLine && <Facts facts={facts} />}
      {first && <Section {...first} />}
      {hasOpeningLine && <Facts facts={facts} />}
      {subsections.length > 0 && (
        <div className="mt-10">
          <ServiceGrid cards={subsections} />
        </div>
      )}
      {diagrams && <FormDiagrams {...diagrams} />}
      {others.map((section, place) => (
        <Section key={place} {...section} />
      ))}
      {faqs.length > 0 && (
        <>
          <h2 className="mb-4 mt-12 text-[1.65rem] leading-tight">{FAQS_HEADING}</h2>
          {children}
        </>
      )}
      {tools.length > 0 && (
        <aside aria-label="Tools" className="mt-12 rounded-surface bg-tint px-6 py-5 print:hidden">
          <p className="text-small font-semibold">Work it out yourself</p>
          <ul className="mt-1">
            {tools.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </aside>
      )}
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

/** Time, government fees, what is needed, how we charge: a row of cells, on a phone two per row. */
function Facts({ facts }: Pick<ServiceDetailData, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <dl className="mt-7 grid grid-cols-2 gap-px overflow-hidden rounded-surface border border-rule bg-rule sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
      {facts.map(({ term, value, note, href }) => (
        <div
          key={term}
          className="flex flex-col bg-card px-4 py-4 sm:px-5 [&:last-child:nth-child(odd)]:max-sm:col-span-2"
        >
          <dt className="text-fine text-muted">{term}</dt>
          <dd className="mt-1 font-display text-h4 leading-tight text-tone">{value}</dd>
          {(note ?? href) && (
            <dd className="mt-1 text-fine text-muted">
              {href ? (
                <a href={href} className="text-link underline underline-offset-4">
                  {note}
                </a>
              ) : (
                note
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

/** One section, laid out as its field says; it has exactly one body. */
function Section(section: ServiceDetailData['sections'][number]) {
  const { id, heading, show, text = [], items, checklist, steps } = section;
  const line = text.map((parts, place) => (
    <span key={place}>
      {place > 0 && ' '}
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
      {items && show === 'features' && <Features items={items} columns="narrow" />}
      {items && show !== 'features' && <DashList items={items} />}
      {steps && <Steps steps={steps} />}
    </>
  );
}
