import type { Page } from '@playwright/test';
import { reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { expectNoSideways, expectNoViolations } from './measures';
import { heading } from './states';

test.use({ locale: 'de-DE' });

const speak = async (page: Page, menu: RegExp, language: string) => {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
};

test('the portal uses the language of the login, and switches it without losing input', async ({
  page,
  signIn,
  controls,
}) => {
  await page.goto('/solutions/vendor-hub');
  // The login and the portal behind it have the same language.
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  await signIn(page, reader, '/solutions/vendor-hub');
  await expect(heading(page, 'Lieferantenverwaltung')).toBeVisible();
  await expect(page).toHaveTitle('Lieferantenverwaltung · Portal für Produktforschung');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Feedback senden' }).click();
  await expect(page.getByText('Wählen Sie eine Bewertung von 1 bis 5.')).toBeVisible();
  await page.getByRole('radio', { name: /4/ }).check({ force: true });
  await page.getByLabel('Was fehlt, was stimmt nicht').fill('Gut so');

  await speak(page, /^Ihr Konto/, 'العربية');
  await expect(heading(page, 'إدارة المورّدين')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByLabel('ما الناقص، وما الخطأ')).toHaveValue('Gut so');
  await expectNoViolations(page, 'a solution in Arabic');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSideways(page, 'a solution in Arabic at 320 px');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'إرسال رأيك' }).click();
  await expect(page.getByRole('heading', { name: 'أُرسل رأيك في الحل' })).toBeFocused();
  // Stored under the names of the specification, whatever the language.
  expect(controls.rows('solution').at(-1)).toMatchObject({ Solution: 'Vendor Management', Challenges: 'N/A' });

  // The choice is passed to the login, and the one made there is passed back.
  await page.getByRole('button', { name: /^حسابك/ }).click();
  await page.getByRole('menuitem', { name: 'تسجيل الخروج' }).click();
  await expect(page.getByLabel('اللغة')).toHaveValue('ar');
  await page.getByLabel('اللغة').selectOption('Deutsch');
  await page.getByLabel('E-Mail').fill(reader.email);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByLabel('Passwort', { exact: true }).fill(reader.password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Ihr Konto/ })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/solutions/vendor-hub');
  await expect(heading(page, 'Lieferantenverwaltung')).toBeVisible();
  await speak(page, /^Ihr Konto/, 'العربية');
  await expect(heading(page, 'إدارة المورّدين')).toBeVisible();

  await page.reload();
  await expect(heading(page, 'إدارة المورّدين')).toBeVisible();
  await speak(page, /^حسابك/, 'English');
  await expect(heading(page, 'Vendor Management')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});
