import { admin, reader } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { choose, confirm, openPage, otherBrowser, pick, reloadToLogin } from './journeys';

test('a new role applies to a user through a group and shows its page; a disabled user is signed out and cannot sign in', async ({
  page,
  newContext,
  signIn,
  enter,
}) => {
  const rita = await otherBrowser(newContext);
  await signIn(rita, reader, '/administration/profile');
  const pages = rita.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);

  await test.step('roles: create a role with one permission', async () => {
    await signIn(page, admin, '/administration/roles');
    await page.getByRole('button', { name: 'Add role' }).click();
    const form = page.getByRole('dialog', { name: 'Add a role' });
    await form.getByLabel('Name').fill('Hook keeper');
    await form.getByRole('button', { name: 'Add role' }).click();
    // A new role opens at its permissions.
    await page.getByRole('searchbox').fill('view webhooks');
    await page.getByRole('checkbox', { name: 'View webhooks, Hook keeper' }).click();
    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByRole('button', { name: 'Save 1 role' }).click();
    await expect(page.getByText('1 role saved')).toBeVisible();
  });

  await test.step('groups: assign the role', async () => {
    await openPage(page, 'Groups');
    await page.getByRole('button', { name: 'Add group' }).click();
    const form = page.getByRole('dialog', { name: 'Add a group' });
    await form.getByLabel('Name').fill('Integrations');
    await pick(page, form, /^Roles/, 'Hook keeper');
    await pick(page, form, /^Members/, 'Rita Reader');
    await expect(form.getByRole('region', { name: 'What changes' })).toContainText('View webhooks');
    await form.getByRole('button', { name: 'Add group' }).click();
    await expect(page.getByRole('row', { name: /^Integrations/ })).toContainText('Hook keeper');

    await rita.reload();
    await openPage(rita, 'Webhooks');
    await expect(rita.getByRole('button', { name: /^Open Webhooks/ })).toBeVisible();
  });

  await test.step('users: disabled', async () => {
    await openPage(page, 'Users');
    await page.getByRole('searchbox').fill('reader@acme');
    await choose(page, 'Rita Reader', 'Disable');
    await confirm(page, 'Disable');
    await expect(page.getByRole('row', { name: /Rita Reader/ })).toContainText('Disabled');

    await reloadToLogin(rita);
    await enter(rita, reader);
    await expect(rita.getByText('You have no access to any account now.')).toBeVisible();
  });
});
