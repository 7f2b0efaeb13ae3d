import { seedCertificate } from '../../emulator/seed/connections';
import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { confirm, openPage, openTab, pageEntry } from './journeys';

const MB = 2 ** 20;

test('pictures of 20 MB and more, a name of 1 MB and an expired certificate', {
  tag: '@long',
}, async ({ page, signIn, controls }) => {
  /** Chooses a file created in the page: transfer over the browser protocol takes seconds. */
  const chooseFile = (selector: string, size: number) =>
    page.locator(selector).evaluate((input: HTMLInputElement, bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'holiday.png', { type: 'image/png' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, size);
  const changes = async (path: RegExp) =>
    (await controls.requests()).filter((request) => /^P|^DELETE/.test(request.method) && path.test(request.path))
      .length;

  await signIn(page, admin, '/administration/profile');
  await test.step('a name and a picture', async () => {
    const before = await changes(/\/me(?:\/image\/v1)?$/);
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('n'.repeat(MB));
    await page.getByRole('form', { name: 'About you' }).getByRole('button', { name: 'Save' }).click();
    await expect(name).toHaveAccessibleDescription(/Use at most \d+ characters/);
    expect((await name.inputValue()).length).toBe(MB);

    const input = '[data-slot=drop-zone] input';
    await chooseFile(input, 31 * MB);
    await expect(page.getByText(/at most 30 MB|up to 30 MB/).last()).toBeVisible();
    await chooseFile(input, 20 * MB);
    const crop = page.getByRole('dialog', { name: 'Crop your picture' });
    await expect(crop.getByText('This picture could not be opened. Choose another one.')).toBeVisible();
    await crop.getByRole('button', { name: 'Cancel' }).click();
    expect(await changes(/\/me(?:\/image\/v1)?$/)).toBe(before);
  });

  await test.step('a logo', async () => {
    // The profile has unsaved input, so the portal asks for confirmation.
    await (await pageEntry(page, 'Account settings')).click();
    await confirm(page, 'Discard changes');
    const company = page.getByRole('form', { name: 'Company' });
    await company.getByRole('textbox', { name: /^Logo/ }).fill('https://acme.test/logo.png');
    await chooseFile('[data-slot=logo-file]', 20 * MB);
    await expect(company.getByText(/^This file cannot be used.*up to 10 MB/)).toBeVisible();
    await expect(company.getByRole('textbox', { name: /^Logo/ })).toHaveValue('https://acme.test/logo.png');
  });

  await test.step('a certificate', async () => {
    await page.getByRole('form', { name: 'Company' }).getByRole('button', { name: 'Reset' }).click();
    await openPage(page, 'SSO');
    await page.getByRole('button', { name: 'Manage: corp-labs.test' }).click();
    await openTab(page, 'corp-labs.test', 'Connection');
    const field = page.getByRole('textbox', { name: 'Signing certificate' });
    await field.fill(seedCertificate(Date.parse('2024-01-01'), Date.parse('2025-01-01')));
    await expect(page.getByText(/The certificate expired on (?:31 Dec 2024|1 Jan 2025)/)).toBeVisible();
    await expect(page.getByText(/or sign-in will fail/)).toBeVisible();
  });
});
