import { reseller } from '../../emulator/seed/users';
import { expect, test } from './fixtures';
import { API, expectOnly } from './states';

// No other test works through the solutions as this user: the figures below are theirs alone.

test('reading, checking and answering are stored in the user’s record', async ({ page, signIn, controls, server }) => {
  await signIn(page, reseller, '/solutions/tech-mentor');
  const record = () => controls.rows('users').find(({ frontegg_email }) => frontegg_email === reseller.email);
  const steps = page.getByRole('region', { name: 'Your progress' });
  await expect(steps.getByText('0 of 3 done')).toBeVisible();

  await steps.getByLabel('Try the prototype').check();
  await expect(() =>
    expect(record()).toMatchObject({ solutions_checks: 'tech-mentor.prototype', solutions_progress: 4 }),
  ).toPass();

  await expect(steps.getByLabel('Read how it works')).not.toBeChecked();
  await page.getByRole('region', { name: 'How it works' }).getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(steps.getByLabel('Read how it works')).toBeChecked();
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

  // Leaving the page would cut off what it is still sending.
  await expect(() => expect(record()).toMatchObject({ solutions_progress: 11 })).toPass();

  await page.goto(`${server.portal}/`);
  await expect(page.getByText('3 of 27')).toBeVisible();
  await page.goto(`${server.portal}/reporting`);
  await expect(page.getByRole('figure', { name: 'Solutions' }).getByText('11%')).toBeVisible();
  await expect(page.getByRole('figure', { name: 'Your latest ratings' }).getByText('Tech Mentoring')).toBeVisible();

  await page.goto(`${server.portal}/solutions/tech-mentor`);
  await steps.getByLabel('Try the prototype').uncheck();
  await expect(() => expect(record()).toMatchObject({ solutions_progress: 7 })).toPass();
});

test('progress that could not be read is refetched after reconnecting', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  await page.route(API, (route) => route.fulfill({ status: 503, json: { msg: 'away' } }));
  await signIn(page, reseller, '/desktop');
  const problem = page.locator('main').getByRole('alert').filter({ hasText: 'We couldn’t load your progress' });
  await expect(problem.getByRole('button', { name: 'Retry' })).toBeVisible();
  await context.setOffline(true);
  await expect(problem.getByText('You are offline. Your progress will load when you are back online.')).toBeVisible();
  await expect(problem.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.unroute(API);
  await context.setOffline(false);
  await expect(page.getByText(/^\d of 8 done$/)).toBeVisible();
  await expect(problem).toHaveCount(0);
  expectOnly(complaints, /^Error syncing user/);
});
