import { ROUTES } from '#site/routes.ts';

/** The section that explains how a fee is built. */
export const HOW_WE_CHARGE = `${ROUTES.services}#how-we-charge`;

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
