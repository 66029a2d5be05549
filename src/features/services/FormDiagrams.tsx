import { ROUTES } from '#site/routes.ts';
import type { CompanyForm } from '#collections/company-forms.ts';
import { FormPicture, FORM_PICTURE_LEGEND } from '#features/company-forms/FormPicture.tsx';
import { legalStatus } from '#features/company-forms/rank.logic.ts';
import type { ServiceDetailData } from './service-detail.ts';

const linesOf = (picture: CompanyForm['picture']) => [
  ['Own', picture.owners],
  ['Run', picture.managers],
  ['Liable', picture.liable],
  ['Legal status', legalStatus(picture)],
];

/** Who owns, runs and is liable for the form that a service sets up, or for each form of its subsections. */
export function FormDiagrams({ forms, counts }: NonNullable<ServiceDetailData['diagrams']>) {
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
