import type { Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { choose, openPage, openTab, otherBrowser, saveSection } from './journeys';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Changed by someone else' });

test('two administrators at once: both changes are kept, and a conflicting value is not replaced silently', async ({
  page,
  newContext,
  signIn,
}) => {
  const second = await otherBrowser(newContext);
  const both = [page, second] as const;
  const inBoth = (step: (one: Page) => Promise<unknown>) => Promise.all(both.map(step));
  await inBoth((one) => signIn(one, admin, '/administration/roles'));

  await test.step("a role's permissions", async () => {
    const give = async (one: Page, permission: string) => {
      const drawer = one.getByRole('dialog', { name: 'Lab lead' });
      await drawer.getByRole('searchbox').fill(permission);
      await drawer.getByRole('checkbox', { name: `${permission}, Lab lead` }).click();
    };
    const save = async (one: Page) => {
      await one.getByRole('button', { name: 'Review and save' }).click();
      await one.getByRole('button', { name: 'Save 1 role' }).click();
      await expect(one.getByText('1 role saved')).toBeVisible();
    };
    await inBoth(async (one) => {
      await one
        .getByRole('row', { name: /^Lab lead/ })
        .getByRole('link')
        .click();
      await one.getByRole('dialog', { name: 'Lab lead' }).getByRole('tab', { name: 'Permissions' }).click();
    });
    await give(page, 'Export reports');
    await give(second, 'Archive reports');
    await save(page);
    await save(second);
    const drawer = second.getByRole('dialog', { name: 'Lab lead' });
    await expect(drawer.getByRole('checkbox', { name: 'Archive reports, Lab lead' })).toBeChecked();
    await drawer.getByRole('searchbox').fill('Export reports');
    await expect(drawer.getByRole('checkbox', { name: 'Export reports, Lab lead' })).toBeChecked();
    await inBoth((one) => one.keyboard.press('Escape'));
  });

  await test.step('a group', async () => {
    const form = (one: Page) => one.getByRole('dialog', { name: 'Edit “Legal”' });
    const save = (one: Page) => form(one).getByRole('button', { name: 'Save' }).click();
    await inBoth(async (one) => {
      await openPage(one, 'Groups');
      await choose(one, 'Legal', 'Edit');
    });
    await form(page).getByLabel('Name').fill('Legal and tax');
    await save(page);
    await expect(form(page)).toHaveCount(0);
    await form(second).getByLabel('Name').fill('Law');
    await save(second);
    await expect(question(second)).toContainText('Legal and tax');
    await question(second).getByRole('button', { name: 'Cancel' }).click();
    await form(second).getByLabel('Name').fill('Legal');
    await form(second)
      .getByLabel(/^Description/)
      .fill('Contracts and claims');
    await save(second);
    const row = second.getByRole('row', { name: /^Legal and tax/ });
    await expect(row).toContainText('Contracts and claims');
  });

  await test.step('security settings', async () => {
    const form = (one: Page) => one.getByRole('form', { name: 'Lockout' });
    await inBoth(async (one) => {
      await openPage(one, 'Security');
      await openTab(one, 'Security', 'Sign-in');
    });
    await form(page).getByRole('textbox').fill('4');
    await saveSection(page, 'Lockout');
    await form(second).getByRole('textbox').fill('8');
    await form(second).getByRole('button', { name: 'Save' }).click();
    await expect(question(second)).toContainText('4');
    await question(second).getByRole('button', { name: 'Save my version' }).click();
    await expect(second.getByText('Lockout saved')).toBeVisible();
  });

  await test.step('account settings', async () => {
    const form = (one: Page) => one.getByRole('form', { name: 'Company' });
    await inBoth((one) => openPage(one, 'Account settings'));
    await form(page).getByLabel('Website').fill('https://acme.example');
    await form(second).getByLabel('Address').fill('1 Lab Road');
    await saveSection(page, 'Company');
    await saveSection(second, 'Company');
    await expect(form(second).getByLabel('Website')).toHaveValue('https://acme.example');
    await expect(form(second).getByLabel('Address')).toHaveValue('1 Lab Road');
  });
});
