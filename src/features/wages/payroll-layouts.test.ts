/**
 * Tests layouts of pay registers from payroll programs, statutory forms and spreadsheets. The rows are invented; the
 * results were calculated by hand.
 */
import { expect, test } from 'vitest';
import { rules } from '../../../tests/pay-register.ts';
import { calculatePayroll } from './payroll.logic.ts';

interface Layout {
  readonly name: string;
  readonly text: string;
  /** Answers to the questions that the tool asks; each key is the first word of a question's id. */
  readonly asked?: Readonly<Record<string, string>>;
  /** The expected results: for each employee, by name, the total pay in the 50% test and the wages. */
  readonly wages?: Readonly<Record<string, readonly [total: number, wages: number]>>;
  /** Numbers of the lines that the tool is expected to leave out. */
  readonly leftOut?: readonly number[];
  /** Part of the error message that is expected instead of a result. */
  readonly refused?: string;
}

const rowsOf = (...lines: readonly string[]) => lines.join('\n').replaceAll(' | ', '\t');

const LAYOUTS: readonly Layout[] = [
  {
    name: 'Form B, wage register (Ease of Compliance Rules, 2017)',
    text: rowsOf(
      'FORM B',
      'Format for wage register',
      'Rate of minimum wages and since the date',
      'Example Works, Bengaluru. Wage period from 01-10-2026 to 31-10-2026 (monthly)',
      'Sl. No. in Employee register | Name | Rate of Wage | No. of Days worked | Overtime hours worked | Earned Wages |  |  |  |  |  |  | Deductions |  |  |  |  |  |  |  | Net Payment | Employer Share PF Welfare Fund | Receipt by Employee/ Bank Transaction ID | Date of Payment | Remarks',
      ' |  |  |  |  | Basic | Special Basic | DA | Payments Overtime | HRA | *Others | Total | PF | ESIC | Society | Income Tax | Insurance | Others | Recoveries | Total |  |  |  |  | ',
      '1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25',
      '1 | Anu | 18000 | 26 | 4 | 10000 | 2000 | 3000 | 500 | 4000 | 1500 | 21000 | 1800 | 0 | 0 | 0 | 0 | 200 | 0 | 2000 | 19000 | 1800 | UTR12 | 07-11-2026 | ',
    ),
    wages: { Anu: [22_800, 16_500] },
    leftOut: [7],
  },
  {
    name: 'Form T, combined muster roll and register of wages (Karnataka)',
    text: rowsOf(
      'FORM T',
      'Combined muster roll-cum-register of wages, October 2026',
      "Sl. No | Name of the Employee | Father's / Husband's name | Male/Female | Designation / Employee No | Date of joining | ESI No | PF No | Wages fixed including VDA | 1 | 2 | 3 | No. of payable days | Total OT hours | Basic | VDA | HRA | Other allowances | OT | Leave wages | Maternity benefit | Gross | ESI | PF | PT | TDS | Sal Adv | Fines | Damages / Loss | Total deductions | Net payable | Signature",
      '1 | Anu | Ravi | F | Operator E11 | 02-01-2024 | 5300000001 | KN/BNG/001 | 15000 | 1 | 0.5 | P | 25 | 2 | 9000 | 3000 | 2000 | 1000 | 300 | 500 | 0 | 15800 | 119 | 1440 | 200 | 0 | 500 | 0 | 0 | 2259 | 13541 | ',
    ),
    wages: { Anu: [15_800, 13_500] },
  },
  {
    name: 'EPFO electronic challan-cum-return (ECR)',
    text: rowsOf(
      'UAN | MEMBER NAME | GROSS WAGES | EPF WAGES | EPS WAGES | EDLI WAGES | EPF CONTRI REMITTED | EPS CONTRI REMITTED | EPF EPS DIFF REMITTED | NCP DAYS | REFUND OF ADVANCES',
      '100000000001 | ANU | 30000 | 15000 | 15000 | 15000 | 1800 | 1250 | 550 | 0 | 0',
    ),
    refused: 'No column contains basic pay',
  },
  {
    name: 'greytHR salary register',
    text: rowsOf(
      'Example Traders Private Limited',
      'Salary Register for the month of October 2026',
      'Employee No | Employee Name | Join Date | Designation | Days In Month | Effective Work Days | LOP | BASIC | HRA | CONVEYANCE | MEDICAL ALLOWANCE | SPECIAL ALLOWANCE | GROSS | PF | ESI | PROF TAX | INCOME TAX | TOTAL DEDUCTIONS | NET PAY',
      'E001 | Anu | 01 Apr 2024 | Analyst | 31 | 31 | 0 | 15000.00 | 6000.00 | 1600.00 | 1250.00 | 6150.00 | 30000.00 | 1800.00 | 0.00 | 200.00 | 0.00 | 2000.00 | 28000.00',
      'E002 | Bala | 01 Jul 2025 | Clerk | 31 | 31 | 0 | 10000.00 | 4000.00 | 800.00 | 1250.00 | 1950.00 | 18000.00 | 1200.00 | 135.00 | 0.00 | 0.00 | 1335.00 | 16665.00',
      'Grand Total |  |  |  | 62 | 62 | 0 | 25000.00 | 10000.00 | 2400.00 | 2500.00 | 8100.00 | 48000.00 | 3000.00 | 135.00 | 200.00 | 0.00 | 3335.00 | 44665.00',
    ),
    wages: { 'E001 Anu': [30_000, 22_400], 'E002 Bala': [18_000, 13_200] },
    leftOut: [6],
  },
  {
    name: 'Zoho Payroll, CSV',
    text: [
      'Employee Number,Employee Name,Work Email,Paid Days,LOP Days,Basic,House Rent Allowance,Conveyance Allowance,Fixed Allowance,Bonus,Gross Earnings,EPF - Employee,ESI - Employee,Professional Tax,Income Tax,Total Deductions,Reimbursements,Net Pay,EPF - Employer Contribution,ESI - Employer Contribution',
      '7,Anu,anu@example.com,31,0,"25,000.00","12,500.00","1,600.00","5,900.00",0.00,"45,000.00","1,800.00",0.00,200.00,0.00,"2,000.00","2,000.00","45,000.00","1,800.00",0.00',
    ].join('\n'),
    wages: { '7 Anu': [48_800, 30_900] },
  },
  {
    name: 'Keka salary register',
    text: rowsOf(
      'Employee Number | Employee Name | Department | Job Title | Working Days | Loss Of Pay Days | Basic | HRA | Medical Allowance | Special Allowance | Transport Allowance | Gross(A) | PF Employee | ESI Employee | Professional Tax | Total Income Tax | Total Contributions(B) | Total Deductions(C) | Net Pay(A-B-C) | Net Pay after reimbursements | PF - Employer | PF Other Charges - Employer | ESI - Employer',
      'K12 | Kavya | Sales | Manager | 31 | 0 | 20000 | 8000 | 1250 | 9150 | 1600 | 40000 | 1800 | 0 | 200 | 0 | 1800 | 200 | 38000 | 38000 | 1800 | 150 | 0',
    ),
    wages: { 'K12 Kavya': [41_800, 30_400] },
  },
  {
    name: 'RazorpayX Payroll: an annual CTC of twelve times the monthly pay',
    text: [
      'Employee ID,Name,PAN,Annual CTC,Basic Salary,HRA,LTA,Special Allowance,PF (Employer),Gross Pay,TDS,PF (Employee),PT,LOP days,Net Pay',
      'R1,Anu,AAAAA0000A,720000,30000,15000,2500,10700,1800,58200,2500,1800,200,0,53700',
    ].join('\n'),
    wages: { 'R1 Anu': [60_000, 40_700] },
  },
  {
    name: 'Tally pay sheet, with the total of a group above its employees',
    text: rowsOf(
      'Example Traders',
      'Pay Sheet',
      '1-Oct-26 to 31-Oct-26',
      "Particulars | Basic Pay | House Rent Allowance | Conveyance | Total Earnings | Employee's PF | Professional Tax | Total Deductions | Net Amount",
      'Administration | 50,000.00 | 20,000.00 | 3,200.00 | 73,200.00 | 3,600.00 | 400.00 | 4,000.00 | 69,200.00',
      'Anu | 20,000.00 | 8,000.00 | 1,600.00 | 29,600.00 | 1,800.00 | 200.00 | 2,000.00 | 27,600.00',
      'Bala | 30,000.00 | 12,000.00 | 1,600.00 | 43,600.00 | 1,800.00 | 200.00 | 2,000.00 | 41,600.00',
      'Grand Total | 50,000.00 | 20,000.00 | 3,200.00 | 73,200.00 | 3,600.00 | 400.00 | 4,000.00 | 69,200.00',
    ),
    asked: { totals: 'total' },
    wages: { Anu: [29_600, 20_000], Bala: [43_600, 30_000] },
    leftOut: [5, 8],
  },
  {
    name: 'Saral PayPack pay register: full pay beside the pay earned',
    text: rowsOf(
      'Sl No | Emp Code | Emp Name | Days Paid | Fixed |  |  |  | Earned |  |  |  |  | Deductions |  |  |  | Net Pay',
      ' |  |  |  | Basic | DA | HRA | Total | Basic | DA | HRA | OT | Total | PF | ESI | PT | Total | ',
      '1 | S01 | Anu | 27.9 | 10000 | 5000 | 4000 | 19000 | 9000 | 4500 | 3600 | 400 | 17500 | 1620 | 132 | 200 | 1952 | 15548',
    ),
    asked: { copies: 'earned' },
    wages: { 'S01 Anu': [17_500, 13_500] },
  },
  {
    name: 'Tally pay sheet, with titles over the headings, groups without amounts, and Cr or Dr after each amount',
    text: rowsOf(
      'Example Engineering Works',
      'Pay Sheet',
      '1-Oct-26 to 31-Oct-26',
      'Particulars | Earnings |  |  | Deductions |  | Net Amount',
      ' | Basic Pay | DA | HRA | Provident Fund | Total Deductions | ',
      'Production |  |  |  |  |  | ',
      'Anu | 1,25,000.00 Cr | 3,000.00 Cr | 5,000.00 Cr | 1,800.00 Dr | 1,800.00 Dr | 1,31,200.00 Cr',
      'Bala | 10,000.00 Cr | 2,600.00 Cr | 3,000.00 Cr | 1,512.00 Dr | 1,512.00 Dr | 14,088.00 Cr',
      'Production Total | 1,35,000.00 Cr | 5,600.00 Cr | 8,000.00 Cr | 3,312.00 Dr | 3,312.00 Dr | 1,45,288.00 Cr',
    ),
    wages: { Anu: [133_000, 128_000], Bala: [15_600, 12_600] },
    leftOut: [6, 9],
  },
  {
    name: 'a muster roll with dates as headings',
    text: rowsOf(
      'Name | 01/10 | 2-Oct | Sat 3 | 04-10-2026 | Total days | Rate | Basic wages | HRA',
      'Anu | 1 | 1 | 0.5 | P | 26 | 600 | 15600 | 2000',
      'Bala | 1 | 0 | 1 | WO | 24 | 500 | 12000 | 1000',
    ),
    wages: { Anu: [17_600, 15_600], Bala: [13_000, 12_000] },
  },
  {
    name: 'a salary structure with merged headings, “(A+B)” below headings, and a total without a name',
    text: rowsOf(
      'EXAMPLE LOGISTICS PRIVATE LIMITED |  |  |  |  |  |  |  | ',
      'Salary structure from 01-04-2026 (monthly) |  |  |  |  |  |  |  | ',
      'S.No | Name of the employee | Fixed pay |  |  | Retirals |  | Gross | CTC',
      ' |  | Basic | HRA | Spl. Allow. | Employer PF | Gratuity | (A) | (A+B)',
      '1 | Anu | 50,000 | 20,000 | 10,000 | 1,800 | 2,405 | 80,000 | 84,205',
      '2 | Bala | 30,000 | 12,000 | 6,000 | 1,800 | 1,443 | 48,000 | 51,243',
      ' |  | 80,000 | 32,000 | 16,000 | 3,600 | 3,848 | 1,28,000 | 1,35,448',
    ),
    wages: { Anu: [81_800, 60_000], Bala: [49_800, 36_000] },
    leftOut: [7],
  },
  {
    name: 'a sheet in Kannada',
    text: rowsOf(
      'ಅಕ್ಟೋಬರ್ 2026 ರ ವೇತನ ಪಟ್ಟಿ',
      'ಕ್ರ.ಸಂ | ನೌಕರರ ಹೆಸರು | ಮೂಲ ವೇತನ | ತುಟ್ಟಿ ಭತ್ಯೆ | ಮನೆ ಬಾಡಿಗೆ ಭತ್ಯೆ | ಇತರೆ ಭತ್ಯೆ | ಒಟ್ಟು ವೇತನ | ಭವಿಷ್ಯ ನಿಧಿ | ನಿವ್ವಳ ವೇತನ',
      '೧ | ಮಂಜುನಾಥ | ೧೫,೦೦೦ | ೨,೦೦೦ | ೪,೦೦೦ | ೧,೦೦೦ | ೨೨,೦೦೦ | ೧,೮೦೦ | ೨೦,೨೦೦',
      '೨ | ಲಕ್ಷ್ಮಿ | 12,000 | 1,500 | 3,000 | 500 | 17,000 | 1,620 | 15,380',
      ' | ಒಟ್ಟು | 27,000 | 3,500 | 7,000 | 1,500 | 39,000 | 3,420 | 35,580',
    ),
    wages: { ಮಂಜುನಾಥ: [22_000, 18_000], ಲಕ್ಷ್ಮಿ: [17_000, 14_000] },
    leftOut: [5],
  },
  {
    name: 'two blocks, the second with its columns in another order',
    text: rowsOf(
      'Name | Basic | HRA',
      'Anu | 1000 | 800',
      'Name | HRA | Basic',
      'Bala | 70 | 1000',
    ),
    refused: 'Line 3 has other headings than line 1',
  },
  {
    name: 'a sheet with the costs of the employer below the employees',
    text: rowsOf(
      'Name | Basic | HRA',
      'Anu | 20000 | 8000',
      'Bala | 25000 | 9000',
      'Summary |  | ',
      'Employer PF 12% | 5400 | ',
      'Admin charges | 225 | ',
      'Total cost | 5625 | ',
    ),
    asked: { called: 'total' },
    wages: { Anu: [28_000, 20_000], Bala: [34_000, 25_000] },
    leftOut: [4, 5, 6, 7],
  },
  {
    name: 'a register with the two shares of the employer, as in the EPFO return',
    text: rowsOf(
      'Name | Basic | HRA | EPF EE | EPS | EPF Diff | EDLI | Admin charges | ESIC ER',
      'Anu | 10000 | 20000 | 1200 | 833 | 367 | 50 | 50 | 0',
    ),
    wages: { Anu: [31_200, 15_600] },
  },
  {
    name: 'codes and numbers of Aadhaar, UAN, bank and telephone before the name',
    text: rowsOf(
      'Emp. Code | Aadhaar | UAN | ESI IP No. | PAN | Mobile | DOJ | Employee Name | Bank A/c No. | Basic Wages | HRA',
      '1001 | 2345 6789 0123 | 101234567890 | 5312345678 | ABCPD1234E | 9845012345 | 44562 | Anu | 50100123456789 | 20000 | 8000',
    ),
    wages: { '1001 Anu': [28_000, 20_000] },
  },
  {
    name: 'a payslip',
    text: rowsOf(
      'Employee: Anu |  |  | ',
      'Earnings | Amount | Deductions | Amount',
      'Basic | 20000 | PF | 1800',
      'HRA | 8000 | PT | 200',
      'Gross | 28000 | Total | 2000',
    ),
    refused: 'For one employee, use the form above',
  },
  {
    name: 'lines copied from a PDF',
    text: 'Sl Name Basic HRA Gross\n1 Anu Rao 20,000 5,000 25,000\n2 Bala 30,000 8,000 38,000',
    refused: 'Only spaces divide the amounts',
  },
];

test.each(LAYOUTS)('reads $name', ({ text, asked = {}, wages = {}, leftOut = [], refused }) => {
  const chosen: Record<string, string> = {};
  let payroll = calculatePayroll(text, rules, () => chosen);
  if (refused !== undefined) {
    expect(payroll).toContain(refused);
    return;
  }
  if (typeof payroll === 'string') throw new Error(payroll);
  const open = payroll.questions.filter(({ answer }) => answer === undefined);
  expect(open.map(({ id }) => id.split(' ')[0])).toEqual(Object.keys(asked));
  for (const { id } of open) chosen[id] = asked[id.split(' ')[0] ?? ''] ?? '';
  payroll = calculatePayroll(text, rules, () => chosen);
  if (typeof payroll === 'string') throw new Error(payroll);
  expect(payroll.isComplete, JSON.stringify(payroll.questions)).toBe(true);
  const found = payroll.rows.map(({ name, wages }) => [name, [wages.total, wages.wages]]);
  expect(Object.fromEntries(found)).toEqual(wages);
  const lines = payroll.unreadableLines.map((line) => Number(/^Line (\d+)/.exec(line)?.[1]));
  expect(lines).toEqual(leftOut);
});
