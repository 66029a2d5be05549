/**
 * Rent paid to a non-resident landlord: what the tenant deducts, and an estimate of the year's tax under the
 * default regime, if the landlord has no other income in India.
 */
import { rupees } from '#features/tool-engine/amounts.logic.ts';
import { sum } from '#features/tool-engine/answer.ts';
import type { FigureOf } from '#features/tool-engine/figures.logic.ts';
import type { Answers } from '#features/tool-engine/questions.logic.ts';
import { ROUTES } from '#site/routes.ts';

/** Rate of TDS by the landlord's income up to a limit; the last has none. */
const TDS_STEPS = [
  { rate: 'nri-rent-tds-with-cess', upTo: 'individual-surcharge-1-income' },
  { rate: 'nri-rent-tds-above-50-lakh', upTo: 'individual-surcharge-2-income' },
  { rate: 'nri-rent-tds-above-1-crore', upTo: 'individual-surcharge-3-income' },
  { rate: 'nri-rent-tds-above-2-crore', upTo: undefined },
] as const;

/** Slabs of the default regime; nothing is paid up to the exemption. */
const EXEMPTION = 'new-regime-exemption';
const SLABS = [2, 3, 4, 5, 6, 7].map((slab) => ({
  rate: `new-regime-slab-${slab}-rate`,
  upTo: slab < 7 ? `new-regime-slab-${slab}-limit` : undefined,
}));
const DEDUCTION = 'rent-standard-deduction';
const CESS = 'tax-cess';
const ADVANCE_TAX_FLOOR = 'advance-tax-floor';

/** Every figure of the register that the calculation uses. */
export const NRI_RENT_FIGURES: readonly string[] = [
  ...[...TDS_STEPS, ...SLABS].flatMap(({ rate, upTo }) => (upTo ? [rate, upTo] : [rate])),
  ...[EXEMPTION, DEDUCTION, CESS, ADVANCE_TAX_FLOOR],
];

/** The sums for the year. `due` is undefined if surcharge applies to the tax, which is not estimated. */
export function nriRent(answers: Answers, figure: FigureOf) {
  const amount = (name: string, usual = 0) => Number(answers[name] ?? usual);
  const [rent, tax, interest] = [amount('rent'), amount('tax'), amount('interest')];
  const months = amount('months', 12);
  // Without a treaty there is no limit.
  const treatyRate = amount('rate', Infinity);
  const yearly = rent * months;
  const domestic = figure(
    TDS_STEPS.find(({ upTo }) => upTo === undefined || yearly <= figure(upTo))?.rate ?? '',
  );
  const rate = Math.min(domestic, treatyRate);
  const tds = share(yearly, rate);
  const net = Math.max(0, yearly - tax);
  const deduction = share(net, figure(DEDUCTION));
  const taxable = Math.max(0, net - deduction - interest);
  const slabs = slabTax(taxable, figure);
  const cess = share(slabs.value, figure(CESS));
  // The tenant's rate depends on the rent, the surcharge on the taxable part of it.
  const surcharged = taxable > figure(TDS_STEPS[0].upTo);
  const capped = Math.min(slabs.value + cess, share(yearly, treatyRate));
  // A surcharge does not matter where the treaty's limit is reached without it.
  const due = surcharged && capped === slabs.value + cess ? undefined : capped;
  const estimate = sum('Estimated tax for the year, default regime', rupees(capped), [
    ...slabs.steps,
    `Cess: ${rupees(slabs.value)} × ${figure(CESS)}% = ${rupees(cess)}`,
    ...(capped < slabs.value + cess
      ? [`No more than the treaty’s ${treatyRate}% of the rent`]
      : []),
  ]);
  return {
    tds,
    taxable,
    due,
    advice: adviceOn(tds, due, figure),
    sums: [
      sum('Rent for the year', rupees(yearly), [`${rupees(rent)} × ${months} = ${rupees(yearly)}`]),
      sum('Deducted by the tenant (TDS)', rupees(tds), [
        `${rupees(yearly)} × ${rate}% = ${rupees(tds)}`,
        rate < domestic
          ? `Treaty rate, below India’s ${domestic}%`
          : 'On the full rent, from the first rupee, without any deduction',
      ]),
      sum('Taxable rent', rupees(taxable), [
        `Rent less municipal tax: ${rupees(yearly)} − ${rupees(tax)} = ${rupees(net)}`,
        `Standard deduction: ${rupees(net)} × ${figure(DEDUCTION)}% = ${rupees(deduction)}`,
        `Less loan interest of ${rupees(interest)}: ${rupees(taxable)}`,
        ...(net - deduction < interest
          ? [
              'The rest of the interest is a loss. How far it is set off differs by regime, so we leave it out.',
            ]
          : []),
      ]),
      ...(due === undefined ? [] : [estimate]),
    ],
  };
}

function adviceOn(tds: number, due: number | undefined, figure: FigureOf): string {
  if (due === undefined)
    return 'On an income this high the tax itself carries surcharge, which we do not estimate here. Ask us for the figure.';
  const over = tds - due;
  if (over > 0)
    return `The tenant deducts ${rupees(over)} more than the estimated tax. A certificate for a lower rate may help; otherwise the difference is refunded after the return.`;
  return -over >= figure(ADVANCE_TAX_FLOOR)
    ? `The estimated tax is ${rupees(-over)} above the deduction, so advance tax is due.`
    : 'The deduction is about the same as the estimated tax.';
}

function slabTax(income: number, figure: FigureOf): { value: number; steps: string[] } {
  const steps = [`Nothing on the first ${rupees(figure(EXEMPTION))}`];
  let from = figure(EXEMPTION);
  let value = 0;
  for (const { rate, upTo } of SLABS) {
    const to = upTo === undefined ? Infinity : figure(upTo);
    const part = Math.min(income, to) - from;
    if (part <= 0) break;
    const tax = share(part, figure(rate));
    steps.push(`${rupees(part)} × ${figure(rate)}% = ${rupees(tax)}`);
    value += tax;
    from = to;
  }
  return { value, steps };
}

/** A percentage in whole rupees; an infinite rate means no limit. */
const share = (amount: number, percent: number) =>
  percent === Infinity ? Infinity : Math.round((amount * percent) / 100);

const EXAMPLES = [
  { title: 'A flat let for a modest rent', rent: 40_000 },
  { title: 'A flat with a home loan', rent: 100_000, tax: 20_000, interest: 180_000 },
  { title: 'A house for a high rent', rent: 350_000, tax: 60_000 },
];

/** The worked examples of the page. */
export const rentExamples = (figure: FigureOf) =>
  EXAMPLES.map(({ title, rent, tax = 0, interest = 0 }) => {
    const { sums, advice } = nriRent({ rent, tax, interest }, figure);
    return {
      ...{ title, sums, verdict: advice },
      entered: `Monthly rent ${rupees(rent)}, municipal tax ${rupees(tax)}, loan interest ${rupees(interest)}.`,
      href: `${ROUTES.nriLandlord}?rent=${rent}&tax=${tax}&interest=${interest}`,
    };
  });
