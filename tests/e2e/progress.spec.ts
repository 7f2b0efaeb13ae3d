import { reseller } from '../../demo/emulator/seed/users';
import { expect, test } from './fixtures';

test('reading, ticking and answering are kept in the own record', async ({ page, signIn, controls, server }) => {
  await signIn(page, reseller, '/solutions/tech-mentor');
  const record = () => controls.rows('users').find(({ frontegg_email }) => frontegg_email === reseller.email);
  const steps = page.getByRole('region', { name: 'Your way through' });
  await expect(steps.getByText('0 of 3 done')).toBeVisible();

  await steps.getByLabel('Try the prototype').check();
  await expect(() =>
    expect(record()).toMatchObject({ solutions_checks: 'tech-mentor.prototype', solutions_progress: 4 }),
  ).toPass();

  await page.getByRole('heading', { name: 'How it works' }).scrollIntoViewIfNeeded();
  await page.locator('.way').scrollIntoViewIfNeeded();
  await expect(steps.getByLabel('Read how it works')).toBeChecked({ timeout: 5_000 });
  await expect(() => expect(record()).toMatchObject({ solutions_progress: 7 })).toPass();

  await page.getByRole('radio', { name: /5/ }).check({ force: true });
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect(page.getByRole('heading', { name: 'Solution feedback submitted successfully' })).toBeFocused();
  await expect(steps.getByText('3 of 3 done')).toBeVisible();
  expect(controls.rows('solution').at(-1)).toMatchObject({
    Client: reseller.email,
    Solution: 'Tech Mentoring',
    Rating: 5,
    Challenges: 'N/A',
    Paying: 'N/A',
    Meeting: 'N/A',
  });
  await expect(async () => expect(JSON.stringify(await controls.webhooks())).toContain('Tech Mentoring')).toPass();

  await page.goto(`${server.portal}/`);
  await expect(page.getByText('3 of 27')).toBeVisible();
  await page.goto(`${server.portal}/reporting`);
  await expect(page.getByRole('figure', { name: 'Solutions' }).getByText('11%')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Your latest ratings' }).getByText('Tech Mentoring')).toBeVisible();
  await steps.waitFor({ state: 'detached' });

  await page.goto(`${server.portal}/solutions/tech-mentor`);
  await steps.getByLabel('Try the prototype').uncheck();
  await expect(() => expect(record()).toMatchObject({ solutions_progress: 7 })).toPass();
});

test('a tick that could not be stored is taken back', async ({ page, signIn }) => {
  await signIn(page, reseller, '/solutions/onboarding');
  const box = page.getByRole('region', { name: 'Your way through' }).getByLabel('Try the prototype');
  await expect(box).toBeEnabled();
  await page.route('**/api/v2/tables/users/records', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 502, json: { msg: 'no' } }) : route.continue(),
  );
  await box.click();
  await expect(box).not.toBeChecked();
});
