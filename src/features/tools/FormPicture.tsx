import type { CompanyForm } from '#collections/company-forms.ts';
import type { FigureOf } from '#features/tools/company-forms.logic.ts';

interface Props {
  picture: CompanyForm['picture'];
  figure: FigureOf;
}

const WIDTH = 240;
const MIDDLE = WIDTH / 2;
const OWNERS_Y = 26;
const BUSINESS = { y: 82, width: 116, height: 40 };
const MANAGERS_Y = 168;
const SPACE = 21;
/** Where a creditor comes from, and how far up or down the claim may go. */
const CLAIM_X = 218;

/**
 * Who owns, who runs, who is liable: owners as circles above the business, managers as squares below, and the
 * claim of a creditor as an arrow. All of it is said in the words beside it, so the drawing itself is silent.
 */
export function FormPicture({ picture, figure }: Props) {
  const owners = picture.ownerless ? 0 : countOf(picture.fewestOwners, figure);
  const managers = picture.ownersRun ? 0 : countOf(picture.fewestManagers, figure);
  const business = BUSINESS.y + BUSINESS.height / 2;
  const reached = { owners: [OWNERS_Y, owners], managers: [MANAGERS_Y, managers] } as const;
  const further = picture.claim === 'business' ? undefined : reached[picture.claim];
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} 190`}
        aria-hidden="true"
        className="h-auto w-full max-w-[15rem] fill-none stroke-ink"
        strokeWidth="2"
      >
        {places(owners).map((x) => (
          <circle
            key={x}
            cx={x}
            cy={OWNERS_Y}
            r="8"
            className={picture.ownersRun ? 'fill-ink' : 'fill-card'}
          />
        ))}
        {owners > 0 && <path d={`M${MIDDLE},${OWNERS_Y + 14}V${BUSINESS.y}`} />}
        <rect
          x={MIDDLE - BUSINESS.width / 2}
          y={BUSINESS.y}
          width={BUSINESS.width}
          height={BUSINESS.height}
          rx="6"
          strokeDasharray={picture.ownPerson ? undefined : '5 4'}
          className="fill-card"
        />
        {managers > 0 && (
          <path d={`M${MIDDLE},${BUSINESS.y + BUSINESS.height}V${MANAGERS_Y - 14}`} />
        )}
        {places(managers).map((x) => (
          <rect key={x} x={x - 7} y={MANAGERS_Y - 7} width="14" height="14" className="fill-ink" />
        ))}
        <g className="stroke-error" strokeWidth="2.5">
          <path d={`M${CLAIM_X},${business}H${MIDDLE + BUSINESS.width / 2 + 5}m7,-5l-7,5l7,5`} />
          {further && (
            <path
              d={`M${CLAIM_X},${business}V${further[0]}H${(places(further[1]).at(-1) ?? MIDDLE) + 14}m7,-5l-7,5l7,5`}
            />
          )}
        </g>
      </svg>
      <dl className="mt-3 [&>dt]:mt-1.5 [&>dt]:font-semibold">
        <dt>
          {!picture.ownerless && <Sign d={CIRCLE} filled={picture.ownersRun} />}
          Own
        </dt>
        <dd>{picture.owners}</dd>
        <dt>
          <Sign d={picture.ownersRun ? CIRCLE : SQUARE} filled />
          Run
        </dt>
        <dd>{picture.managers}</dd>
        <dt>
          <span className="text-error">
            <Sign d={ARROW} />
          </span>
          Liable
        </dt>
        <dd>{picture.liable}</dd>
        <dt>
          <Sign d={BOX} />
          In law
        </dt>
        <dd>{picture.ownPerson ? 'Separate from its owners' : 'Not a person of its own'}</dd>
      </dl>
    </>
  );
}

const CIRCLE = 'M6,2a4,4 0 1 1 -.01,0z';
const SQUARE = 'M2,2h8v8h-8z';
const ARROW = 'M11.5,6h-10m4,-4l-4,4l4,4';
const BOX = 'M1,3h10v6h-10z';

/** A sign of the drawing beside its words: as a letter it would hang on the fonts of the visitor's system. */
const Sign = ({ d, filled = false }: { d: string; filled?: boolean | undefined }) => (
  <svg
    viewBox="0 0 12 12"
    aria-hidden="true"
    strokeWidth="1.5"
    className={`mr-1.5 inline size-3 stroke-current ${filled ? 'fill-current' : 'fill-none'}`}
  >
    <path d={d} />
  </svg>
);

const countOf = (id: string | undefined, figure: FigureOf) => (id === undefined ? 1 : figure(id));

/** So many places around the middle of the drawing. */
const places = (count: number) =>
  Array.from({ length: count }, (_, place) => MIDDLE + (place - (count - 1) / 2) * SPACE);
