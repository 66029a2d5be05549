/** The visitors' tools: questions, answer, address, errors, paper; on a phone, by keyboard, without a script. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { holdBack } from './islands.ts';
import { sideways } from './site-pages.ts';

/** A case of each tool: its answers as an address has them, the verdict, a part of the answer with what it opens to. */
const CASES = [
  {
    route: ROUTES.lateFees,
    form: 'Late fee and interest',
    query: 'form=gstr-3b&nil=no&due=2026-09-20&filed=2026-10-31&cash-tax=1+lakh&turnover=3+crore',
    verdict: /^You pay ₹[\d,]+ for being 41 days late: .+\.$/,
    opens: [/^Late fee/, /^41 days × ₹/],
  },
  {
    route: ROUTES.registrations,
    form: 'What must we register for?',
    query:
      'form=company&state=karnataka&premises=office&branches=no&tds=yes&foreign=yes&supplies=services&turnover=3+crore&exempt=no&sales=none&abroad=services-out&employees=12&esi-wage=yes&pt-wage=yes&hazardous=no&covered=none&have=none',
    verdict: /^You must .+; \d+ more duties apply/,
    opens: ['Why: Register for GST', 'CGST Act, 2017'],
  },
  {
    route: ROUTES.nriLandlord,
    form: 'Rent from property in India',
    query: 'rent=1+lakh&tax=20000&interest=1.8+lakh',
    verdict: 'Your tenant deducts ₹3,74,400 in the year; your estimated tax is ₹12,792.',
    opens: ['Taxable rent', 'Less loan interest of ₹1,80,000: ₹6,46,000'],
  },
  {
    route: ROUTES.wageCalculator,
    form: 'Wages under the Labour Codes',
    query:
      'basic=25000&hra=30000&conveyance=15000&employer-pf=1800&commission=8000&years=7&months=8',
    verdict:
      'Wages under the Labour Codes are ₹39,900 a month. ₹14,900 of the excluded allowances is added back.',
    opens: ['Overtime for an hour, minimum', '₹39,900 ÷ 26 days ÷ 8 hours × 2 = ₹383.65'],
  },
  {
    route: ROUTES.companyForms,
    form: 'Which form fits?',
    query:
      'owners=2&turnover=30+lakh&foreign=no-foreigner&investors=no-investor&purpose=profit&liability=protected&third=partnership',
    verdict: /^.+ fits best\. \d+ forms fit, \d+ do not fit\.$/,
    opens: [/^Does not fit \(\d+\)/, 'Every partner is liable for all debts'],
  },
  {
    route: ROUTES.complianceYear,
    form: 'Our due dates',
    query:
      'form=llp&gst=monthly&turnover=3+crore&contribution=1+lakh&employees=12&karnataka=yes&esi-wage=yes&pt-wage=yes&tax=tds&abroad=none',
    verdict: /^\d+ due dates from /,
    opens: [/^Why: /, 'Source'],
  },
] as const;
const [LATE] = CASES;
const LATE_ADDRESS = `${LATE.route}#${LATE.query}`;

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const formOf = (page: Page) => page.getByRole('form', { name: LATE.form });
const verdict = (page: Page) => answer(page).getByRole('heading', { level: 2 });

for (const { route, query, verdict: words, opens } of CASES)
  test(`${route}: an address with answers → the verdict, and its reasons on request`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${route}#${query}`);
    await expect(verdict(page)).toHaveText(words);
    await answer(page).locator('summary', { hasText: opens[0] }).first().click();
    await expect(answer(page).getByText(opens[1]).filter({ visible: true })).toBeVisible();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
  });

// What the engine does for all tools is tested with one.

test('a wide window → the answer stays beside the questions', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LATE_ADDRESS);
  await formOf(page).getByLabel('Tax paid late from the cash ledger').scrollIntoViewIfNeeded();
  await expect(verdict(page)).toBeInViewport();
});

test('a reload and the way back → the same answer, which no server sees', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto(LATE_ADDRESS);
  await expect(verdict(page)).toHaveText(LATE.verdict);
  await page.reload();
  await expect(verdict(page)).toHaveText(LATE.verdict);
  await page.goto(ROUTES.tools);
  await page.goBack();
  await expect(verdict(page)).toHaveText(LATE.verdict);
  expect(sent.filter((one) => one.includes('form=gstr'))).toEqual([]);
});

test('the button → the answer that is missing or wrong, then the result; “Start again” → none', async ({
  page,
}) => {
  await page.goto(LATE.route);
  await expect(answer(page)).toContainText('Next: “What is late?”');
  const first = formOf(page).getByLabel('What is late?');
  await expect(async () => {
    await formOf(page).getByRole('button', { name: 'Show the answer' }).press('Enter');
    await expect(first).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(/Choose|Enter/);
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${LATE.route}?${LATE.query}`);
  await expect(verdict(page)).toHaveText(LATE.verdict);
  await expect(page).toHaveURL((url) => url.search === '' && url.hash !== '');
  const tax = formOf(page).getByLabel('Tax paid late from the cash ledger');
  await tax.fill('minus');
  await page.keyboard.press('Enter');
  await expect(tax).toHaveAttribute('aria-invalid', 'true');
  await expect(tax).toHaveAccessibleDescription(/Enter an amount in rupees, such as 12,00,000/);
  await expect(answer(page)).toContainText('Correct “Tax paid late from the cash ledger”');
  await tax.fill('12');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await formOf(page).getByRole('button', { name: 'Start again' }).click();
  await expect(answer(page)).toContainText('Next: “What is late?”');
  await expect(page).toHaveURL((url) => url.hash === '');
});

test('on paper → what was entered and the answer, and nothing else', async ({ page }) => {
  await page.goto(LATE_ADDRESS);
  await expect(verdict(page)).toHaveText(LATE.verdict);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Due date: 20 September 2026')).toBeVisible();
  await expect(page.locator('[data-sheet-head]')).toBeVisible();
  await expect(verdict(page)).toBeVisible();
  await expect(formOf(page)).toBeHidden();
  await expect(page.locator('#gstr-3b')).toBeHidden();
});

test('on a phone → a bar says the verdict in a line and leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LATE_ADDRESS);
  const bar = page.getByRole('button', { name: /^₹[\d,]+ for 41 days$/ });
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(answer(page)).toBeFocused();
  await expect(verdict(page)).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  // That each rule of each tool is in its page: tests/site/links.test.ts.
  test('the rules and examples are there, and no form', async ({ page }) => {
    await page.goto(`${LATE.route}#gstr-3b`);
    await expect(formOf(page)).toHaveCount(0);
    await expect(page.locator('#gstr-3b')).toBeVisible();
    await expect(page.getByRole('heading', { name: /worked examples/ })).toBeVisible();
  });
});

test('the answer follows the fields, which are filled in by keyboard', async ({ page }) => {
  await page.goto(ROUTES.lateFees);
  const form = page.getByRole('form', { name: 'Late fee and interest' });
  await form.getByLabel('What is late?').selectOption('aoc-4-mgt-7');
  await form.getByLabel('Due date').fill('2026-10-30');
  await expect(answer(page)).toContainText('Next: “Day of filing or payment”');
  await form.getByLabel('Day of filing or payment').fill('2027-02-07');
  await expect(verdict(page)).toContainText(/You pay ₹[\d,]+ for being 100 days late/);
  await expect(page).toHaveURL(/#form=aoc-4-mgt-7&due=2026-10-30&filed=2027-02-07$/);
});

test('a link to another result that is pasted on the page fills the form and shows its answer', async ({
  page,
}) => {
  await page.goto(LATE_ADDRESS);
  await expect(verdict(page)).toHaveText(LATE.verdict);
  await page.goto(`${ROUTES.lateFees}#form=aoc-4-mgt-7&due=2026-10-30&filed=2027-02-07`);
  await expect(verdict(page)).toContainText(/You pay ₹[\d,]+ for being 100 days late/);
  await expect(page.getByLabel('What is late?')).toHaveValue('aoc-4-mgt-7');
});

test('a press is not lost where the error of the field before it appears', async ({ page }) => {
  await page.goto(`${ROUTES.nriLandlord}#rent=80000`);
  const months = page.getByLabel('Months rented');
  await expect(verdict(page)).toBeVisible();
  await months.fill('13');
  const button = page.getByRole('button', { name: 'Show the answer' });
  await button.scrollIntoViewIfNeeded();
  await button.hover({ position: { x: 20, y: 4 } });
  await page.mouse.down();
  await expect(months).not.toBeFocused();
  await page.mouse.up();
  await expect(months).toBeFocused();
  await expect(months).toHaveAttribute('aria-invalid', 'true');
});

test('“None of these” and the other boxes exclude each other', async ({ page }) => {
  await page.goto(`${ROUTES.registrations}#sales=operator`);
  const boxes = page.locator('fieldset', { has: page.locator('[name="sales[]"]') });
  const none = boxes.getByLabel('None of these');
  await expect(boxes.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await none.check();
  await expect(boxes.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page).toHaveURL(/#sales=none$/);
  await boxes.getByRole('checkbox').first().check();
  await expect(none).not.toBeChecked();
});

test('what is typed before the script comes is counted, and the address fills the rest', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.js');
  await page.goto(LATE_ADDRESS.replace('turnover=3+crore', ''), { waitUntil: 'commit' });
  await page.getByLabel('What is late?').selectOption('aoc-4-mgt-7');
  await page.keyboard.press('Enter');
  release();
  await expect(verdict(page)).toContainText('AOC-4, MGT-7 or MGT-7A');
});

test('forms are compared side by side before and after the questions are answered, and on paper', async ({
  page,
}) => {
  const heads = page.getByRole('table', { name: /side by side$/ }).getByRole('columnheader');
  await page.goto(ROUTES.companyForms);
  await expect(heads).toHaveText(['LLP', 'Private limited']);
  await page.getByLabel('Third form').selectOption('opc');
  await expect(heads).toHaveText(['LLP', 'Private limited', 'OPC']);
  const { route, query } = CASES.find((one) => one.route === ROUTES.companyForms) ?? {};
  await page.goto(`${route}?${query}`);
  await expect(heads).toHaveText(['LLP', 'Private limited', 'Partnership']);
  await page.emulateMedia({ media: 'print' });
  await expect(heads.first()).toBeVisible();
});

test('a link that cannot be copied: that is said', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await page.goto(LATE_ADDRESS);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Could not copy')).toBeVisible();
});

test('an amount of one form is not taken for that of another', async ({ page }) => {
  await page.goto(LATE_ADDRESS);
  await page.getByLabel('What is late?').selectOption('company-form');
  await expect(answer(page)).toContainText('Next: “Authorised capital”');
  await expect(page.getByLabel('Authorised capital')).toHaveValue('');
  await expect(page).not.toHaveURL(/crore/);
});

test('a result goes into the message to us, and into no address that a server sees', async ({
  page,
}) => {
  await page.goto(LATE_ADDRESS);
  await expect(verdict(page)).toHaveText(LATE.verdict);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Send this to us' }).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
    /You pay ₹[\d,]+ for being 41 days late[^]*form=gstr-3b/,
  );
  await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue(
    'Late fee and interest',
  );
  expect(asked.filter((url) => url.includes('41%20days') || url.includes('message='))).toEqual([]);
});
