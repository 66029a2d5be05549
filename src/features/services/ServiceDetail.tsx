import type { ReactNode } from 'react';
import type { CompanyForm } from '#collections/company-forms.ts';
import { Checklist } from '#features/checklists/Checklist.tsx';
import { FormPicture, FORM_PICTURE_LEGEND } from '#features/company-forms/FormPicture.tsx';
import { legalStatus } from '#features/company-forms/rank.logic.ts';
import { ROUTES } from '#site/routes.ts';
import { FAQS_HEADING } from '#site/service-fields.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { DashList } from '#ui/DashList.tsx';
import { Eyebrow } from '#ui/Eyebrow.tsx';
import { Features } from '#ui/Features.tsx';
import { InlineText, Paragraphs } from '#ui/InlineText.tsx';
import { Steps } from '#ui/Steps.tsx';
import type { ServiceDetailData } from './service-detail.ts';
import { ServiceGrid, useServiceLink } from './ServiceGrid.tsx';
import { HOW_WE_CHARGE } from './service-views.logic.ts';

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
      {others.map((section, index) => (
        <Section key={index} {...section} />
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
      {items && show === 'features' && <Features items={items} columns="narrow" />}
      {items && show !== 'features' && <DashList items={items} />}
      {steps && <Steps steps={steps} />}
    </>
  );
}

/** Says that the fee is agreed in writing, and links to how it is built. */
export function HowWeCharge() {
  return (
    <p className="mt-10 max-w-prose">
      Your fee is agreed in writing before work starts.{' '}
      <a href={HOW_WE_CHARGE} className="text-link underline underline-offset-4">
        How we charge
      </a>
    </p>
  );
}

const linesOf = (picture: CompanyForm['picture']) => [
  ['Own', picture.owners],
  ['Run', picture.managers],
  ['Liable', picture.liable],
  ['Legal status', legalStatus(picture)],
];

/** Who owns, runs and is liable for the form that a service sets up, or for each form of its subsections. */
function FormDiagrams({ forms, counts }: NonNullable<ServiceDetailData['diagrams']>) {
  const alone = forms.length === 1;
  return (
    <section data-form-diagrams="" className="mt-8 border-y border-rule py-6">
      <h2 className="text-h4">Who owns it, who runs it, who is liable</h2>
      <p className="mt-1 max-w-prose text-small text-muted">
        {FORM_PICTURE_LEGEND}{' '}
        <a href={ROUTES.companyForms} className="text-link underline underline-offset-4">
          Compare all forms
        </a>
      </p>
      <ul
        className={`mt-5 grid gap-x-8 gap-y-10 text-small ${alone ? '' : 'grid-cols-2 max-sm:grid-cols-1 lg:grid-cols-4'}`}
      >
        {forms.map(({ title, picture, service }) => (
          <li
            key={service}
            className={alone ? 'sm:flex sm:flex-wrap sm:items-center sm:gap-x-10 sm:gap-y-4' : ''}
          >
            {!alone && (
              <p className="mb-3 font-semibold lg:min-h-[3rem]">
                <a href={service} className="text-link underline underline-offset-4">
                  {title}
                </a>
              </p>
            )}
            <FormPicture picture={picture} figure={(id) => counts[id] ?? 1} />
            <dl className="mt-3 [&>div>dt]:mt-1.5 [&>div>dt]:font-semibold">
              {linesOf(picture).map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
