import { request } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { fillBox } from './journey';
import { run } from './processes';

export interface RestartJourneyOptions {
  folder: string;
  origin: string;
  /** Address of the provider. */
  identity: string;
  restart: () => Promise<void>;
}

/** Output of the provider's command with these options; it must exit. */
const refusal = async (folder: string, args: readonly string[], more: Record<string, string> = {}) =>
  run(folder, 'npx', ['--no-install', '@gatehouse/emulator', ...args], more).then(
    () => 'It started.',
    (error: unknown) => String(error),
  );

/** The status of a call with another host name, as after DNS rebinding. */
const statusFor = (address: string, host: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(address, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

/** A user signs in and stays signed in across a restart of the provider; requests of other origins are refused. */
export const restartJourney = async (page: Page, options: RestartJourneyOptions): Promise<void> => {
  const { folder, origin, identity, restart } = options;
  const user = page.getByRole('status').filter({ hasText: 'admin@acme.test' });
  await page.goto(`${origin}/`);
  await page.waitForURL(`${identity}/**`);
  await fillBox(page);
  await page.waitForURL(`${origin}/`);
  await expect(user).toBeVisible();

  await restart();
  await page.reload();
  await expect(user).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);

  expect(await refusal(folder, ['--port', '4999'], { NODE_ENV: 'production' })).toContain('NODE_ENV=production');
  expect(await refusal(folder, ['--host', '0.0.0.0'])).toContain('for this machine only');
  expect(await statusFor(identity, 'attacker.example')).toBeGreaterThanOrEqual(400);
  const foreign = await fetch(`${identity}/frontegg/identity/resources/users/v2/me`, {
    headers: { origin: 'https://attacker.example' },
  });
  expect(foreign.status).toBe(403);
  // The page may read the reason, and nothing else.
  expect(await foreign.json()).toMatchObject({ errorCode: 'origin-refused' });
};
