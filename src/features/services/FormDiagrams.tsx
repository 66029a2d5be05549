import { ROUTES } from '#site/routes.ts';
import type { CompanyForm } from '#collections/tools.ts';
import { FormPicture, LEGEND } from '#features/company-forms/FormPicture.tsx';
import { inLaw } from '#features/company-forms/rank.logic.ts';

export interface Diagrams {
  readonly forms: readonly {
    readonly title: string;
    /** Path of the service that sets the form up. */
    readonly service: string;
    readonly picture: CompanyForm['picture'];
  }[];
  /** Fewest owners and managers, by the id of their figure. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The signs of the drawing beside its words; as letters they would need a font of the visitor's system. */
const SIGNS = {
  circle: 'M6,2a4,4 0 1 1 -.01,0z',
  square: 'M2,2h8v8h-8z',
  arrow: 'M11.5,6h-10m4,-4l-4,4l4,4',
  box: 'M1,3h10v6h-10z',
};
const linesOf = (picture: CompanyForm['picture']) => [
  {
    sign: picture.ownerless ? undefined : SIGNS.circle,
    filled: picture.ownersRun,
    term: 'Own',
    text: picture.owners,
  },
  {
    sign: picture.ownersRun ? SIGNS.circle : SIGNS.square,
    filled: true,
    term: 'Run',
    text: picture.managers,
  },
  { sign: SIGNS.arrow, term: 'Liable', text: picture.liable },
  { sign: SIGNS.box, term: 'Legal status', text: inLaw(picture) },
];

/** Who owns, runs and is liable for the form that a service sets up, or for each form of its subsections. */
export function FormDiagrams({ forms, counts }: Diagrams) {
  const alone = forms.length === 1;
  return (
    <section data-form-diagrams="" className="mt-8 border-y border-rule py-6">
      <h2 className="text-h4">Who owns it, who runs it, who is liable</h2>
      <p className="mt-1 max-w-prose text-small text-muted">
        {LEGEND}{' '}
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
              <p className="mb-3 font-semibold">
                <a href={service} className="text-link underline underline-offset-4">
                  {title}
                </a>
              </p>
            )}
            <FormPicture picture={picture} figure={(id) => counts[id] ?? 1} />
            <dl className="mt-3 [&>div>dt]:mt-1.5 [&>div>dt]:font-semibold">
              {linesOf(picture).map(({ sign, filled = false, term, text }) => (
                <div key={term}>
                  <dt>
                    {sign && (
                      <svg
                        viewBox="0 0 12 12"
                        aria-hidden="true"
                        strokeWidth="1.5"
                        className={`mr-1.5 inline size-3 ${sign === SIGNS.arrow ? 'stroke-error' : 'stroke-current'} ${filled ? 'fill-current' : 'fill-none'}`}
                      >
                        <path d={sign} />
                      </svg>
                    )}
                    {term}
                  </dt>
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
