/** Calculates TDS and the year's tax for a landlord who lives abroad and has no other income in India. */
import { formatRupees } from '#features/tool-engine/amounts.logic.ts';
import { createSum, type AnswerFunction, type ToolData } from '#features/tool-engine/answer.ts';
import { findBracketBySize, type FigureLookup } from '#features/tool-engine/figures.logic.ts';
import { numberAnswer, type Answers } from '#features/tool-engine/questions.logic.ts';
import { createTool } from '#features/tool-engine/tool.tsx';

export const nriRentAnswer: AnswerFunction<ToolData> = ({ answers, figure }) => {
  const { tds, due, sums, notes } = calculateNriRent(answers, figure);
  const tax = due === undefined ? '' : `; your estimated tax is ${formatRupees(due)}`;
  return {
    figure: formatRupees(tds),
    brief:
      due === undefined ? undefined : `${formatRupees(tds)} deducted, tax ${formatRupees(due)}`,
    verdict: `Your tenant deducts ${formatRupees(tds)} in the year${tax}.`,
    sums,
    notes,
  };
};

export const NriRent = createTool(nriRentAnswer);

/** Id of the statutory figure: income above which surcharge applies. */
const SURCHARGE_INCOME = 'individual-surcharge-1-income';
/** Rates of TDS. `upTo`: id of the figure with the highest yearly rent for the rate; the last rate has no limit. */
const TDS_STEPS: readonly { rate: string; upTo?: string }[] = [
  { rate: 'nri-rent-tds-with-cess', upTo: SURCHARGE_INCOME },
  { rate: 'nri-rent-tds-above-50-lakh', upTo: 'individual-surcharge-2-income' },
  { rate: 'nri-rent-tds-above-1-crore', upTo: 'individual-surcharge-3-income' },
  { rate: 'nri-rent-tds-above-2-crore' },
];

/** Slabs of the default tax regime, without the first slab, which is exempt. */
const SLABS = [2, 3, 4, 5, 6, 7].map((slab) => ({
  rate: `new-regime-slab-${slab}-rate`,
  upTo: slab < 7 ? `new-regime-slab-${slab}-limit` : undefined,
}));

/** Returns the year's amounts in rupees. If surcharge applies, the tax is not estimated, and `due` is undefined. */
export function calculateNriRent(answers: Answers, figure: FigureLookup) {
  const amount = (name: string, usual = 0) => numberAnswer(answers, name) ?? usual;
  const rent = amount('rent');
  const municipalTax = amount('tax');
  const interest = amount('interest');
  const months = amount('months', 12);
  // If the visitor enters no treaty rate, 100% is used, so that the treaty does not limit the tax.
  const treatyRate = amount('rate', 100);

  const yearly = rent * months;
  const domesticRate = figure(findBracketBySize(TDS_STEPS, yearly, figure)?.rate ?? '');
  const rate = Math.min(domesticRate, treatyRate);
  const tds = percentage(yearly, rate);
  const net = Math.max(0, yearly - municipalTax);
  const deduction = percentage(net, figure('rent-standard-deduction'));
  const taxable = Math.max(0, net - deduction - interest);
  const slabs = slabTax(taxable, figure);
  const cess = percentage(slabs.value, figure('tax-cess'));
  const taxWithCess = slabs.value + cess;
  const capped = Math.min(taxWithCess, percentage(yearly, treatyRate));
  // The rate of TDS depends on the whole rent; surcharge on the tax depends on the taxable rent. Surcharge does not
  // matter if the tax without surcharge already reaches the treaty's limit.
  const isSurcharged = taxable > figure(SURCHARGE_INCOME) && capped === taxWithCess;
  const due = isSurcharged ? undefined : capped;

  const estimateSteps = [
    ...slabs.steps,
    `Cess: ${formatRupees(slabs.value)} × ${figure('tax-cess')}% = ${formatRupees(cess)}`,
  ];
  if (capped < taxWithCess)
    estimateSteps.push(`No more than the treaty’s ${treatyRate}% of the rent`);
  const taxableSteps = [
    municipalTax > yearly
      ? 'The municipal tax is more than the rent, so no rent is left to tax'
      : `Rent less municipal tax: ${formatRupees(yearly)} − ${formatRupees(municipalTax)} = ${formatRupees(net)}`,
    `Standard deduction: ${formatRupees(net)} × ${figure('rent-standard-deduction')}% = ${formatRupees(deduction)}`,
    `Less loan interest of ${formatRupees(interest)}: ${formatRupees(taxable)}`,
  ];
  if (net - deduction < interest)
    taxableSteps.push(
      'The rest of the interest is a loss. How far it can be set off depends on the tax regime, so it is left out here.',
    );
  const sums = [
    createSum('Rent for the year', formatRupees(yearly), [
      `${formatRupees(rent)} × ${months} = ${formatRupees(yearly)}`,
    ]),
    createSum('Deducted by the tenant (TDS)', formatRupees(tds), [
      `${formatRupees(yearly)} × ${rate}% = ${formatRupees(tds)}`,
      rate < domesticRate
        ? `Treaty rate, below India’s ${domesticRate}%`
        : 'On the full rent, without a threshold or any deduction',
    ]),
    createSum('Taxable rent', formatRupees(taxable), taxableSteps),
  ];
  if (due !== undefined)
    sums.push(
      createSum('Estimated tax for the year, default regime', formatRupees(due), estimateSteps),
    );
  const notes = [adviceOn(tds, due)];
  if (answers['rate'] !== undefined && treatyRate > domesticRate)
    notes.unshift(
      `India’s rate of ${domesticRate}% is lower than the treaty rate of ${treatyRate}%, so India’s rate is used.`,
    );
  return { tds, taxable, due, notes, sums };
}

/** Compares TDS with the tax. The tax is never much higher than TDS, because only a part of the rent is taxed. */
function adviceOn(tds: number, due: number | undefined): string {
  if (due === undefined)
    return 'At this income the tax itself carries surcharge, which is not estimated here.';
  return tds > due
    ? `The tenant deducts ${formatRupees(tds - due)} more than the estimated tax. A lower-deduction certificate may help; otherwise the difference is refunded after you file the return.`
    : 'The deduction is about the same as the estimated tax.';
}

function slabTax(income: number, figure: FigureLookup): { value: number; steps: string[] } {
  const steps = [`Nothing on the first ${formatRupees(figure('new-regime-exemption'))}`];
  let from = figure('new-regime-exemption');
  let value = 0;
  for (const { rate, upTo } of SLABS) {
    const to = upTo === undefined ? Infinity : figure(upTo);
    const part = Math.min(income, to) - from;
    if (part <= 0) break;
    const tax = percentage(part, figure(rate));
    steps.push(`${formatRupees(part)} × ${figure(rate)}% = ${formatRupees(tax)}`);
    value += tax;
    from = to;
  }
  return { value, steps };
}

const percentage = (amount: number, percent: number) => Math.round((amount * percent) / 100);
