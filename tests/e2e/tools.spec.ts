/** Tests the tools: questions, answer, address, errors and print; on a phone, by keyboard and without a script. */
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect, test, type Page } from 'playwright/test';
import { dayInIndia, formatDate } from '#lib/format.ts';
import { ROUTES } from '#site/routes.ts';
import { expectAwake, expectPageScript } from './islands.ts';
import { PHONE, expectSound } from './site-pages.ts';

const LATE_QUERY =
  'form=gstr-3b&nil=no&due=2026-09-20&filed=2026-10-31&cash-tax=1+lakh&turnover=3+crore';
const FORMS_QUERY =
  'owners=2&turnover=30+lakh&foreign=no-foreigner&investors=no-investor&purpose=profit&liability=protected&third=partnership';
/** Answers for each tool, as they are written in its address. Unit tests check the calculated results. */
const ANSWERS = {
  [ROUTES.lateFees]: LATE_QUERY,
  [ROUTES.registrations]:
    'form=company&state=karnataka&premises=office&branches=no&tds=yes&foreign=yes&supplies=services&turnover=3+crore&exempt=no&sales=none&abroad=services-out&employees=12&esi-wage=yes&pt-wage=yes&hazardous=no&covered=none&have=none',
  [ROUTES.nriLandlord]: 'rent=1+lakh&tax=20000&interest=1.8+lakh',
  [ROUTES.wageCalculator]:
    'basic=25000&hra=30000&conveyance=15000&employer-pf=1800&commission=8000&years=7&months=8',
  [ROUTES.companyForms]: FORMS_QUERY,
  [ROUTES.complianceYear]:
    'form=llp&gst=monthly&turnover=3+crore&contribution=1+lakh&employees=12&karnataka=yes&esi-wage=yes&pt-wage=yes&tax=tds&abroad=none',
};
const LATE = `${ROUTES.lateFees}#${LATE_QUERY}`;
const LATE_VERDICT = /^.+, 41 days late: the delay costs ₹[\d,]+\.$/;
const OTHER = `${ROUTES.lateFees}#form=aoc-4-mgt-7&due=2026-10-30&filed=2027-02-07`;

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const lateForm = (page: Page) => page.getByRole('form', { name: 'Late fee and interest' });
const verdict = (page: Page) => answer(page).getByRole('heading', { level: 2 });

for (const [route, query] of Object.entries(ANSWERS))
  test(`shows the result on ${route}, and the reasons when they are opened`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${route}#${query}`);
    await expect(verdict(page)).toBeVisible();
    const reasons = answer(page).locator('details').last();
    await reasons.locator('summary').first().click();
    await expect(reasons.locator(':not(summary, summary *):visible').first()).toBeVisible();
    await expectSound(page);
  });

test('fills in the latest due date of a form and today’s date, but keeps a date that the visitor has typed', async ({
  page,
}) => {
  await page.goto(ROUTES.lateFees);
  await expectAwake(page, lateForm(page));
  const what = lateForm(page).getByLabel('What is late?');
  const [due, filed] = ['Due date', 'Day of filing or payment'].map((label) =>
    lateForm(page).getByLabel(label, { exact: true }),
  );
  if (!due || !filed) throw new Error('a date field is missing');
  await what.selectOption('gstr-3b');
  await expect(due).toHaveValue(/-20$/);
  await expect(filed).toHaveValue(dayInIndia(new Date()));
  await expect(due).toHaveAccessibleDescription('Change if it was another day');
  await what.selectOption('llp-annual');
  await expect(due).toHaveValue(/-05-30$/);
  await due.fill('2026-10-30');
  await expect(due).not.toHaveAccessibleDescription(/./);
  await what.selectOption('gstr-3b');
  await expect(due).toHaveValue('2026-10-30');
});

test('shows the result beside the questions, in a bar on a phone, and on paper without the form', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(LATE);
  await lateForm(page).getByLabel('Tax paid in cash with the return').scrollIntoViewIfNeeded();
  await expect(verdict(page)).toBeInViewport();

  await page.setViewportSize(PHONE);
  const bar = page.getByRole('button', { name: /^₹[\d,]+ for 41 days$/ });
  await expect(bar).toBeInViewport();
  await bar.click();
  await expect(answer(page)).toBeFocused();
  await expect(verdict(page)).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Due date: 20 September 2026')).toBeVisible();
  await expect(page.locator('[data-sheet-head]')).toBeVisible();
  await expect(verdict(page)).toBeVisible();
  await expect(lateForm(page)).toBeHidden();
  await expect(page.locator('#gstr-3b')).toBeHidden();
});

test('reads the answers from the address after a reload, Back or a new link, and sends no answer to a server', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto(LATE);
  await expect(verdict(page)).toHaveText(LATE_VERDICT);
  await page.reload();
  await expect(verdict(page)).toHaveText(LATE_VERDICT);
  await page.goto(ROUTES.tools);
  await page.goBack();
  await expect(verdict(page)).toHaveText(LATE_VERDICT);
  await page.goto(OTHER);
  await expect(verdict(page)).toContainText(', 100 days late');
  await expect(page.getByLabel('What is late?')).toHaveValue('aoc-4-mgt-7');
  await page.getByRole('link', { name: 'Send this to us' }).click();
  const message = page.getByRole('textbox', { name: /^Message/ });
  await expect(message).toHaveValue(/100 days late: the delay costs ₹[\d,]+[^]*form=aoc-4/);
  const subject = page.getByRole('textbox', { name: /^Subject/ });
  await expect(subject).toHaveValue('Late fee and interest');
  // After a reload, the text from the tool does not replace the message that the visitor has written.
  await message.fill('In my own words.');
  await page.reload();
  await expectAwake(page, message);
  await expect(message).toHaveValue('In my own words.');
  expect(sent.filter((text) => /form=(gstr|aoc)|00%20days|message=/.test(text))).toEqual([]);
});

test('asks for missing answers, reports wrong answers, and can start again', async ({ page }) => {
  const form = lateForm(page);
  await page.goto(ROUTES.lateFees);
  await expect(answer(page)).toContainText('Next: “What is late?”');
  const first = form.getByLabel('What is late?');
  await expect(async () => {
    await form.getByRole('button', { name: 'Show the answer' }).press('Enter');
    await expect(first).toBeFocused({ timeout: 100 });
  }).toPass();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(/Choose|Enter/);
  await expectSound(page);
  await first.selectOption('aoc-4-mgt-7');
  await form.getByLabel('Due date').fill('2026-10-30');
  await form.getByLabel('Day of filing or payment').fill('');
  await expect(answer(page)).toContainText('Next: “Day of filing or payment”');
  await form.getByLabel('Day of filing or payment').fill('2027-02-07');
  await expect(verdict(page)).toContainText(', 100 days late');
  await expect(page).toHaveURL(OTHER);

  await page.goto(`${ROUTES.lateFees}?${LATE_QUERY}`);
  await expect(verdict(page)).toHaveText(LATE_VERDICT);
  await expect(page).toHaveURL((url) => url.search === '' && url.hash !== '');
  const tax = form.getByLabel('Tax paid in cash with the return');
  await tax.fill('minus');
  await page.keyboard.press('Enter');
  await expect(tax).toHaveAttribute('aria-invalid', 'true');
  await expect(tax).toHaveAccessibleDescription(/Enter an amount in rupees, such as 12,00,000/);
  await expect(answer(page)).toContainText('Correct “Tax paid in cash with the return”');
  await tax.fill('12');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await form.getByRole('button', { name: 'Start again' }).click();
  await expect(answer(page)).toContainText('Next: “What is late?”');
  await expect(page).toHaveURL((url) => url.hash === '');
});

// tests/site/links.test.ts tests that the page of a tool contains all rules of the tool.
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the rules, but not the form', async ({ page }) => {
    await page.goto(`${ROUTES.lateFees}#gstr-3b`);
    await expect(page.locator('#gstr-3b')).toBeVisible();
    await expect(lateForm(page)).toHaveCount(0);
  });
});

test('a click takes effect even if an error message moves the button', async ({ page }) => {
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

test('“None of these” and the other boxes clear each other', async ({ page }) => {
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

test('compares a third legal form, with and without answers', async ({ page }) => {
  const heads = page.getByRole('table', { name: /side by side$/ }).getByRole('columnheader');
  await page.goto(ROUTES.companyForms);
  await expect(heads).toHaveText(['LLP', 'Private limited']);
  await page.getByLabel('Third form').selectOption('opc');
  await expect(heads).toHaveText(['LLP', 'Private limited', 'OPC']);
  await page.goto(`${ROUTES.companyForms}?${FORMS_QUERY}`);
  await expect(heads).toHaveText(['LLP', 'Private limited', 'Partnership']);
  // The answer stays in view beside the questions, but does not cover the last column of the table.
  await heads.last().getByRole('link').click({ trial: true });
});

test('lists the due dates of one year from today (in India) by month, and offers them as a calendar file', async ({
  page,
}) => {
  // Sets the clock to 20:00 UTC two days from now, when it is already the next day in India.
  const evening = new Date(Date.now() + 2 * 86_400_000);
  evening.setUTCHours(20, 0, 0, 0);
  await page.clock.setFixedTime(evening);
  await page.goto(`${ROUTES.complianceYear}#${ANSWERS[ROUTES.complianceYear]}`);
  await expect(verdict(page)).toContainText(`from ${formatDate(dayInIndia(evening))} to `);
  const heading = page.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}/ });
  const month = answer(page).locator('details', { has: heading }).nth(1);
  await expect(month.getByRole('listitem').first()).toBeHidden();
  await month.locator('summary').first().press('Enter');
  await expect(month).toContainText(/\b20 [A-Z][a-z]+\. GSTR-3B, monthly: /);
  expect(page.url()).toContain('#form=llp');
  const saved = page.waitForEvent('download');
  const button = page.getByRole('button', { name: /^Download these \d+ dates \(\.ics\)$/ });
  const [count] = /\d+/.exec(await button.innerText()) ?? [];
  await button.click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('due-dates.ics');
  const calendar = ICAL.parse(await readFile(await file.path(), 'utf8')) as unknown[];
  expect(String(new ICAL.Component(calendar).getAllSubcomponents('vevent').length)).toBe(count);
});

test('asks about an unknown column of pay, reports an unreadable line and wrong gross pay, and sends no request', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(ROUTES.wageCalculator);
  await page.getByText('Several employees at once').click();
  const calculate = page.getByRole('button', { name: 'Calculate the rows' });
  await expectAwake(page, calculate);
  await expectPageScript(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page
    .getByLabel('Rows with their headings')
    .fill('Name,Basic,HRA,Medical,Gross,Net\n=Asha,"25,000/-",30000,500,56000,1\nRavi,ten,5,1,1,1');
  await calculate.click();
  const download = page.getByRole('button', { name: 'Download each employee’s wages as CSV' });
  await expect(page.getByText('Line 3, Ravi: Basic pay: “ten” is not an amount.')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'open question' })).toBeVisible();
  await expect(download).toHaveCount(0);
  await page.getByRole('combobox', { name: 'What is “Medical”?' }).selectOption('ignore');
  await page.getByRole('combobox', { name: 'Not read' }).selectOption('leave');
  for (const text of [
    '1 employee on line 2 was read: Name from “Name”; Basic pay from “Basic”; House rent allowance from “HRA”; Gross pay, to compare, from “Gross”; not counted: “Medical”, “Net”; 1 line is left out.',
    '1 employee: wages of ₹27,500 a month.',
  ])
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  expect(requests).toEqual([]);
  const warning = 'line 2, =Asha: ₹56,000 against ₹55,000.';
  await expect(page.getByRole('status').filter({ hasText: warning })).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(warning).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('row', { name: '=Asha ₹55,000' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const saved = page.waitForEvent('download');
  await download.click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text).toContain(`"'=Asha",55000,30000,2500,0,27500,3000`);
  // A change of the pasted rows removes the result.
  await page.getByLabel('Rows with their headings').press('End');
  await expect(download).toBeVisible();
  await page.getByLabel('Rows with their headings').pressSequentially('0');
  await expect(download).toHaveCount(0);
  await expectSound(page);
});

test('keeps the answer to a question that is hidden and then shown again', async ({ page }) => {
  const field = (name: string) => page.locator(`[name=${name}]`);
  await page.goto(`${ROUTES.complianceYear}#${ANSWERS[ROUTES.complianceYear]}`);
  await expect(verdict(page)).toBeVisible();
  await field('contribution').fill('2 lakh');
  await field('pt-wage').and(page.locator('[value=no]')).check();
  await field('form').selectOption('opc');
  await field('karnataka').and(page.locator('[value=no]')).check();
  await expect(field('contribution').or(field('pt-wage'))).toHaveCount(0);
  await field('form').selectOption('llp');
  await field('karnataka').and(page.locator('[value=yes]')).check();
  await expect(field('contribution')).toHaveValue('2 lakh');
  await expect(page.locator('[name=pt-wage]:checked')).toHaveValue('no');
});

test('sends the new result if the link is clicked right after a change', async ({ page }) => {
  await page.goto(LATE);
  await expect(verdict(page)).toHaveText(LATE_VERDICT);
  await page.clock.install();
  await lateForm(page).getByLabel('Tax paid in cash with the return').fill('2 lakh');
  const link = page.getByRole('link', { name: 'Send this to us' });
  await link.evaluate((element) => {
    element.addEventListener('click', (event) => event.preventDefault());
  });
  await link.click();
  await expect(link).toHaveAttribute('href', /cash-tax%3D2%2Blakh/);
});

test('says that a tool could not be loaded, and keeps the answers for the next try', async ({
  page,
}) => {
  await page.route(/_astro\/ComplianceYear\.[^/]+\.js/, (route) => route.abort());
  await page.goto(ROUTES.complianceYear);
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await page.locator('select[name=form]').selectOption('llp');
  await expect(notice).toBeVisible();
  await expect(notice).not.toBeInViewport();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(notice).toBeInViewport();
  await page.unroute(/_astro\/ComplianceYear\.[^/]+\.js/);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('select[name=form]')).toHaveValue('llp');
  await expect(notice).toBeHidden();
});

test('keeps the pasted rows and the chosen option for provident fund if the code for the rows does not load', async ({
  page,
}) => {
  const part = /_astro\/PayrollCalculator\.[^/]+\.js/;
  await page.route(part, (route) => route.abort());
  await page.goto(ROUTES.wageCalculator);
  await page.getByText('Several employees at once').click();
  await page.getByLabel('Rows with their headings').fill('Name,Basic\nAsha,25000');
  const fund = page.locator('#payroll-pf');
  await fund.selectOption({ index: 1 });
  const chosen = await fund.locator('option').nth(1).innerText();
  const notice = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
  await expect(notice).toBeVisible();
  await page.unroute(part);
  await notice.getByRole('button', { name: 'Try again' }).click();
  const calculate = page.getByRole('button', { name: 'Calculate the rows' });
  await expectAwake(page, calculate);
  await calculate.click();
  const result = page.getByRole('region', { name: 'Result of the rows' });
  await expect(result).toContainText('1 employee: wages of ₹25,000 a month.');
  await expect(result).toContainText(`: ${chosen}.`);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
