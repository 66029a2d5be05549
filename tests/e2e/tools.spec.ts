/** The visitors' tools: questions, answer, address, errors, paper; on a phone, by keyboard, without a script. */
import { expect, test, type Page } from 'playwright/test';
import { ROUTES } from '#site/routes.ts';
import { axeFindings } from './axe.ts';
import { holdBack } from './islands.ts';
import { sideways } from './site-pages.ts';
import { slowUnless } from './slow.ts';

/**
 * A case of each tool: its answers as an address has them, the verdict and what the phone's bar says of it, a part of
 * the answer with what it says when it is opened, an answer on paper, the first question, a field with something wrong
 * in it and what is said of that, a rule of the table.
 */
const CASES = [
  {
    route: ROUTES.lateFees,
    form: 'Late fee and interest',
    query: 'form=gstr-3b&nil=no&due=2026-09-20&filed=2026-10-31&cash-tax=1+lakh&turnover=3+crore',
    verdict: 'You pay ₹4,072 for being 41 days late: GST return GSTR-3B.',
    brief: '₹4,072 for 41 days',
    opens: ['Late fee (CGST and SGST together)', '41 days × ₹50 = ₹2,050'],
    entered: 'Due date: 20 September 2026',
    first: 'What is late?',
    wrong: [
      'Tax paid late from the cash ledger',
      'minus',
      'Enter an amount in rupees, such as 12,00,000 or 12 lakh.',
    ],
    rule: ['gstr-3b', '₹50 a day, at most ₹5,000'],
  },
  {
    route: ROUTES.registrations,
    form: 'What must we register for?',
    query:
      'form=company&state=karnataka&premises=office&branches=no&tds=yes&foreign=yes&supplies=services&turnover=3+crore&exempt=no&sales=none&abroad=services-out&employees=12&esi-wage=yes&pt-wage=yes&hazardous=no&covered=none&have=none',
    verdict: 'You must register for GST, within 30 days of becoming liable; 10 more duties apply.',
    brief: '11 you must, 0 to check',
    opens: ['Why: Register for GST', 'CGST Act, 2017'],
    entered: 'State of the place of business: Karnataka',
    first: 'Form of the business',
    wrong: ['Employees today', '-3', 'Enter a whole number, such as 12.'],
    rule: ['epf', '20 or more employees'],
  },
  {
    route: ROUTES.nriLandlord,
    form: 'Rent from property in India',
    query: 'rent=1+lakh&tax=20000&interest=1.8+lakh',
    verdict: 'Your tenant deducts ₹3,74,400 in the year; your estimated tax is ₹12,792.',
    brief: '₹3,74,400 deducted, tax ₹12,792',
    opens: ['Taxable rent', 'Less loan interest of ₹1,80,000: ₹6,46,000'],
    entered: 'Home-loan interest for the year: ₹1,80,000',
    first: 'Monthly rent',
    wrong: [
      'Municipal tax the landlord paid in the year',
      'a little',
      'Enter an amount in rupees, such as 12,00,000 or 12 lakh.',
    ],
    rule: ['example-2', '₹6,46,000'],
  },
  {
    route: ROUTES.wageCalculator,
    form: 'Wages under the Labour Codes',
    query:
      'basic=25000&hra=30000&conveyance=15000&employer-pf=1800&commission=8000&years=7&months=8',
    verdict:
      'Wages under the Labour Codes are ₹39,900 a month. ₹14,900 of the excluded allowances is added back.',
    brief: 'Wages ₹39,900 a month',
    opens: ['An hour of overtime, at least', '₹39,900 ÷ 26 days ÷ 8 hours × 2 = ₹383.65'],
    entered: 'Whole years of service: 7',
    first: 'Basic pay',
    wrong: [
      'House rent allowance',
      '-5',
      'Enter an amount in rupees, such as 12,00,000 or 12 lakh.',
    ],
    rule: ['parts-of-pay', 'House rent allowance'],
  },
  {
    route: ROUTES.companyForms,
    form: 'Which form fits?',
    query:
      'owners=2&turnover=30+lakh&foreign=no-foreigner&investors=no-investor&purpose=profit&liability=protected&third=partnership',
    verdict: 'Limited liability partnership (LLP) fits best. 2 forms fit, 9 do not fit.',
    brief: 'LLP fits best',
    opens: ['Does not fit (9)', 'Every partner is liable for all debts'],
    entered: 'What yearly turnover do you expect? ₹30,00,000',
    first: 'How many owners, partners or members at the start?',
    wrong: [
      'What yearly turnover do you expect?',
      'much',
      'Enter an amount in rupees, such as 12,00,000 or 12 lakh.',
    ],
    rule: ['llp', 'Limited liability partnership (LLP)'],
  },
  {
    route: ROUTES.complianceYear,
    form: 'Our due dates',
    query:
      'form=llp&gst=monthly&turnover=3+crore&contribution=1+lakh&employees=12&karnataka=yes&esi-wage=yes&pt-wage=yes&tax=tds&abroad=none',
    verdict: /^\d+ due dates from /,
    brief: /^Next: /,
    opens: [/^Why: /, 'Source'],
    entered: 'Turnover of the last financial year: ₹3,00,00,000',
    first: 'Form of business',
    wrong: ['Employees', 'many', 'Enter a whole number, such as 12.'],
    rule: ['gstr-3b-monthly', 'By the 20th of the next month.'],
  },
] as const;

const answer = (page: Page) => page.getByRole('region', { name: 'Answer' });
const verdict = (page: Page) => answer(page).getByRole('heading', { level: 2 });

for (const { route, form, query, opens, entered, first, wrong, rule, ...says } of CASES)
  test.describe(route, () => {
    const address = `${route}#${query}`;
    // One engine draws all of them, so the first stands for the rest in what does not differ.
    const alike = slowUnless(route === ROUTES.lateFees);

    test('an address shows its answer beside the questions', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expect(verdict(page)).toHaveText(says.verdict);
      await page.getByRole('form', { name: form }).getByLabel(wrong[0]).scrollIntoViewIfNeeded();
      await expect(verdict(page)).toBeInViewport();
      await answer(page).locator('summary', { hasText: opens[0] }).first().click();
      await expect(answer(page).getByText(opens[1]).filter({ visible: true })).toBeVisible();
    });

    test('a reload and the way back keep it, and no server sees it', alike, async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
      await page.goto(address);
      await expect(verdict(page)).toHaveText(says.verdict);
      await page.reload();
      await expect(verdict(page)).toHaveText(says.verdict);
      await page.goto(ROUTES.tools);
      await page.goBack();
      await expect(verdict(page)).toHaveText(says.verdict);
      expect(sent.filter((one) => one.includes(query.slice(0, 12)))).toEqual([]);
    });

    test(
      'the button leads to the answer that is missing, then to the result',
      alike,
      async ({ page }) => {
        await page.goto(route);
        await expect(answer(page)).toContainText(`Next: “${first}”`);
        const asked = page.getByRole('form', { name: form });
        const field = asked.getByLabel(first);
        await expect(async () => {
          await asked.getByRole('button', { name: 'Show the answer' }).press('Enter');
          await expect(field).toBeFocused({ timeout: 100 });
        }).toPass();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(/Choose|Enter/);
        expect(await axeFindings(page)).toEqual([]);
        await page.goto(`${route}?${query}`);
        await expect(verdict(page)).toHaveText(says.verdict);
        await expect(page).toHaveURL((url) => url.search === '' && url.hash !== '');
        await asked.getByLabel(wrong[0]).fill(wrong[1]);
        await page.keyboard.press('Enter');
        await expect(asked.getByLabel(wrong[0])).toHaveAttribute('aria-invalid', 'true');
        await expect(asked.getByLabel(wrong[0])).toHaveAccessibleDescription(new RegExp(wrong[2]));
        await expect(answer(page)).toContainText(`Correct “${wrong[0]}”`);
        await asked.getByLabel(wrong[0]).fill('12');
        await page.keyboard.press('Enter');
        await expect(answer(page)).toBeFocused();
        await asked.getByRole('button', { name: 'Start again' }).click();
        await expect(answer(page)).toContainText(`Next: “${first}”`);
        await expect(page).toHaveURL((url) => url.hash === '');
      },
    );

    test('paper has what was entered and the answer, and nothing else', alike, async ({ page }) => {
      await page.goto(address);
      await expect(verdict(page)).toHaveText(says.verdict);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(entered)).toBeVisible();
      await expect(page.locator('[data-sheet-head]')).toBeVisible();
      await expect(verdict(page)).toBeVisible();
      await expect(page.getByRole('form', { name: form })).toBeHidden();
      await expect(page.locator(`[id="${rule[0]}"]`)).toBeHidden();
    });

    test.describe('on a phone', alike, () => {
      test.use({ viewport: { width: 390, height: 844 } });
      test('a bar says the verdict in a line and leads to it', async ({ page }) => {
        await page.goto(address);
        const bar = page.getByRole('button', { name: says.brief });
        await expect(bar).toBeInViewport();
        expect(await sideways(page)).toBeLessThanOrEqual(0);
        await bar.click();
        await expect(answer(page)).toBeFocused();
        await expect(verdict(page)).toBeInViewport();
        await answer(page).locator('summary', { hasText: opens[0] }).first().click();
        expect(await axeFindings(page)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 800 });
        expect(await sideways(page)).toBeLessThanOrEqual(0);
      });
    });

    test.describe('without a script', alike, () => {
      test.use({ javaScriptEnabled: false });
      test('the rules are there', async ({ page }) => {
        await page.goto(`${route}#${rule[0]}`);
        await expect(page.getByRole('form', { name: form })).toHaveCount(0);
        await expect(page.locator(`[id="${rule[0]}"]`)).toContainText(rule[1]);
        await expect(page.locator(`[id="${rule[0]}"]`)).toBeVisible();
        await expect(page.getByRole('heading', { name: /worked examples/ })).toBeVisible();
      });
    });
  });

test('the answer follows the fields, which are filled in by keyboard', async ({ page }) => {
  await page.goto(ROUTES.lateFees);
  const form = page.getByRole('form', { name: 'Late fee and interest' });
  await form.getByLabel('What is late?').selectOption('aoc-4-mgt-7');
  await form.getByLabel('Due date').fill('2026-10-30');
  await expect(answer(page)).toContainText('Next: “Day of filing or payment”');
  await form.getByLabel('Day of filing or payment').fill('2027-02-07');
  await expect(verdict(page)).toContainText('You pay ₹10,000 for being 100 days late');
  await expect(page).toHaveURL(/#form=aoc-4-mgt-7&due=2026-10-30&filed=2027-02-07$/);
});

test('a link to another result that is pasted on the page fills the form and shows its answer', async ({
  page,
}) => {
  await page.goto(`${ROUTES.lateFees}#${CASES[0]?.query}`);
  await expect(verdict(page)).toContainText('₹4,072');
  await page.goto(`${ROUTES.lateFees}#form=aoc-4-mgt-7&due=2026-10-30&filed=2027-02-07`);
  await expect(verdict(page)).toContainText('You pay ₹10,000 for being 100 days late');
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
  const [early] = CASES;
  await page.goto(`${early?.route}#${early?.query.replace('turnover=3+crore', '')}`, {
    waitUntil: 'commit',
  });
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
  await page.goto(`${ROUTES.lateFees}#${CASES[0]?.query}`);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Could not copy')).toBeVisible();
});

test('an amount of one form is not taken for that of another', async ({ page }) => {
  await page.goto(`${ROUTES.lateFees}#${CASES[0]?.query}`);
  await page.getByLabel('What is late?').selectOption('company-form');
  await expect(answer(page)).toContainText('Next: “Authorised capital”');
  await expect(page.getByLabel('Authorised capital')).toHaveValue('');
  await expect(page).not.toHaveURL(/crore/);
});

test('a result goes into the message to us, and into no address that a server sees', async ({
  page,
}) => {
  await page.goto(`${ROUTES.lateFees}#${CASES[0]?.query}`);
  await expect(verdict(page)).toContainText('₹4,072');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('link', { name: 'Send this to us' }).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(
    /You pay ₹4,072 for being 41 days late[^]*form=gstr-3b/,
  );
  await expect(page.getByRole('textbox', { name: /^Subject/ })).toHaveValue(
    'Late fee and interest',
  );
  expect(asked.filter((url) => url.includes('4%2C072') || url.includes('message='))).toEqual([]);
});
