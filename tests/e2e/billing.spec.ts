import { readFile } from 'node:fs/promises';
import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoViolations } from './measures';

/** Returns the text of an invoice as encoded in the PDF. */
const inPdf = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}> Tj`;

test('a plan is bought with a card in its own frame, appears with an invoice, is canceled and resumed', async ({
  page,
  signIn,
  controls,
}) => {
  await signIn(page, admin, '/administration/subscription');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const card = page.frameLocator('iframe');
  const enter = async (number: string, expiry = '1234') => {
    await card.getByLabel('Card number').fill(number);
    await card.getByLabel('Expiry').fill(expiry);
    await card.getByLabel('Security code').fill('123');
  };

  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1)).toBeVisible();
  await expectNoViolations(page, 'the subscription');
  await press('Change plan');
  await expect(page.getByRole('button', { name: 'Choose Business' })).toBeVisible();
  await expectNoViolations(page, 'the plans');
  await press('Choose Business');
  await press('Use another card');
  await enter('4000000000000002');
  await press('Confirm and pay');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  await expectNoViolations(page, 'a declined card');
  await enter('4242424242424242', '0120');
  await press('Try again');
  await expect(page.getByText('This card has expired.')).toBeVisible();
  await enter('4242');
  await press('Try again');
  await expect(card.getByText('Enter the number on your card.')).toBeVisible();

  // The response of the card provider is lost.
  await page.route('**/cards/v1/confirm', (route) => route.abort());
  await enter('4000002500003155');
  await press('Try again');
  await expect(page.getByText('The card provider cannot be reached.')).toBeVisible();
  await page.unroute('**/cards/v1/confirm');

  // The card needs approval: the user declines, tries again with two quick clicks, and approves. It is paid once.
  await card.getByLabel('Security code').press('Enter');
  await expect(card.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expectNoViolations(page, 'a card that needs approval');
  await card.getByRole('button', { name: 'Decline' }).click();
  // Both in one task: on a busy machine, the second of two presses by mouse could meet the question of the card's frame.
  await page.getByRole('button', { name: 'Try again', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('dialog', { name: 'Plan changed' })).toBeVisible();
  await expectNoViolations(page, 'a plan that was bought');
  await press('Done');
  await expect(plan).toContainText('Business');
  await expect(plan).toContainText('Your next charge is $199.00');
  await expect(page.getByText('Visa •••• 3155')).toBeVisible();
  const sent = await controls.requests();
  expect(sent.filter(({ method, path }) => method === 'PUT' && path.includes('/subscriptions/v1/'))).toHaveLength(1);

  const newest = page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1);
  await expect(newest).toContainText(/\d{4}-0009/);
  const number = (await newest.textContent())?.match(/\d{4}-0009/)?.[0] ?? 'none';
  const download = page.waitForEvent('download');
  await newest.getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Download PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  const bytes = await readFile(await file.path(), 'latin1');
  expect(bytes).toMatch(/^%PDF-/);
  expect(bytes).toContain(inPdf(number));
  // As the amount of the plan and as the total; the rest of the former plan is deducted.
  const sum = (await newest.textContent())?.match(/\$\d+\.\d\d/)?.[0] ?? 'none';
  expect(bytes.split(inPdf(sum))).toHaveLength(3);

  await newest.getByRole('link').click();
  const opened = page.getByRole('dialog', { name: `Invoice ${number}` });
  await expect(opened).toContainText('Paid');
  await expect(opened).toContainText(sum);
  await expectNoViolations(page, 'an invoice');
  await expect(page).toHaveURL(/\/subscription\?open=[\w-]+$/);
  await page.reload();
  await expect(opened).toContainText(number);
  await page.goBack();
  await expect(opened).toHaveCount(0);

  await press('Cancel plan');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoViolations(page, 'the question before a plan ends');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(plan).toContainText('Ends soon');
  await expectNoViolations(page, 'a plan that ends');
  await page.reload();
  await press('Keep plan');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep plan' }).click();
  await expect(plan).toContainText('Active');
});
