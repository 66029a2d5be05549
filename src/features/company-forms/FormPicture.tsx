import type { CompanyForm } from '#collections/company-forms.ts';
import type { FigureLookup } from '#features/tool-engine/figures.logic.ts';

const WIDTH = 240;
const MIDDLE = WIDTH / 2;
const OWNERS_Y = 26;
const BUSINESS = { y: 82, width: 116, height: 40 };
const MANAGERS_Y = 168;
const SPACE = 21;
/** The path of one mark from its left edge, and the move to the next mark. */
const CIRCLE = { width: 16, path: `a8,8,0,0,1,16,0a8,8,0,0,1-16,0m${SPACE},0` };
const SQUARE = { width: 14, path: `m0-7h14v14h-14zm${SPACE},7` };
/** Where the arrow of a creditor's claim starts, and its head. */
const CLAIM_X = 218;
const ARROW = 'm7,-5l-7,5l7,5';

export const FORM_PICTURE_LEGEND =
  'Circle: owner. Square: manager. Filled circle: both. The arrow shows whose property a creditor can reach. A dashed box means there is no separate legal person.';

/**
 * Who owns, who runs, who is liable: owners as circles above the business, managers as squares below, and the
 * claim of a creditor as an arrow. The text beside it says the same, so the drawing is hidden from screen readers.
 */
export function FormPicture({
  picture,
  figure,
}: Pick<CompanyForm, 'picture'> & { figure: FigureLookup }) {
  const owners = picture.ownerless ? 0 : countOf(picture.fewestOwners, figure);
  const managers = picture.ownersRun ? 0 : countOf(picture.fewestManagers, figure);
  const circles = CIRCLE.path.repeat(owners);
  const ownerMarks = `M${leftOf(owners, CIRCLE.width)},${OWNERS_Y}${circles}`;
  const managerMarks = `M${leftOf(managers, SQUARE.width)},${MANAGERS_Y}${SQUARE.path.repeat(managers)}`;
  const bottom = BUSINESS.y + BUSINESS.height;
  const above = owners > 0 ? `M${MIDDLE},${OWNERS_Y + 14}V${BUSINESS.y}` : '';
  const below = managers > 0 ? `M${MIDDLE},${bottom}V${MANAGERS_Y - 14}${managerMarks}` : '';
  const middle = BUSINESS.y + BUSINESS.height / 2;
  const claim = `M${CLAIM_X},${middle}H${MIDDLE + BUSINESS.width / 2 + 5}${ARROW}`;
  const reached = { owners: [OWNERS_Y, owners], managers: [MANAGERS_Y, managers] } as const;
  const further = picture.claim === 'business' ? undefined : reached[picture.claim];
  const furtherClaim = further
    ? `M${CLAIM_X},${middle}V${further[0]}H${MIDDLE + halfOf(further[1]) + 14}${ARROW}`
    : '';
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 190`}
      aria-hidden="true"
      className="h-auto w-full max-w-[15rem] fill-none stroke-ink print:max-w-[7rem]"
      strokeWidth="2"
    >
      <path className="fill-ink" d={above + below + (picture.ownersRun ? ownerMarks : '')} />
      <g className="fill-card">
        {owners > 0 && !picture.ownersRun && <path d={ownerMarks} />}
        <rect
          x={MIDDLE - BUSINESS.width / 2}
          y={BUSINESS.y}
          width={BUSINESS.width}
          height={BUSINESS.height}
          rx="6"
          strokeDasharray={picture.ownPerson ? undefined : '5 4'}
        />
      </g>
      <path className="stroke-error" strokeWidth="2.5" d={claim + furtherClaim} />
    </svg>
  );
}

const countOf = (id: string | undefined, figure: FigureLookup) =>
  id === undefined ? 1 : figure(id);

/** Half the distance between the centres of the first and the last of `count` marks. */
const halfOf = (count: number) => ((count - 1) / 2) * SPACE;
const leftOf = (count: number, width: number) => MIDDLE - halfOf(count) - width / 2;
