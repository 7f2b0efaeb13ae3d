import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../support/launch';
import { expect, test } from './fixtures';

/** The value of the setting "Block all sites from saving data on your device". */
const BLOCK = 2;

test('with the setting that blocks the data of all sites, each page says so instead of asking for a password', async ({
  server,
}, info) => {
  const profile = info.outputPath('profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'en-GB' });
  const page = await context.newPage();
  const query = new URLSearchParams({
    ...{ response_type: 'code', client_id: 'portal', redirect_uri: `${server.portal}/oauth/callback`, state: 's' },
    code_challenge: 'c'.repeat(43),
  });
  for (const address of [
    `${server.provider}/frontegg/oauth/authorize?${query}`,
    `${server.provider}/oauth/portal`,
    server.portal,
  ]) {
    await page.goto(address);
    const alert = page.getByRole('alert').filter({ hasText: 'Your browser blocks storage for this site.' });
    await expect(alert, address).toBeVisible();
    await expect(page.getByLabel('Email'), address).toHaveCount(0);
  }
  // A link from an email needs no cookie.
  await page.goto(`${server.provider}/account/forget-password`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await context.close();
});
