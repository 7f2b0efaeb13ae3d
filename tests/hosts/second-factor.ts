import type { Page } from '@playwright/test';
import { codeAt, PERIOD } from '../../emulator/rules/factors/one-time-passwords';
import { secured } from '../../emulator/seed/users';

/** Age of a second factor in seconds that the hosts allow. */
export const STEP_UP_AGE = 10;

const periodNow = () => Math.floor(Date.now() / 1000 / PERIOD);
let spent = 0;

/** Enters a code of the user with an authenticator app. */
export const fillCode = async (page: Page): Promise<void> => {
  const [secret = ''] = secured.authenticators.map((device) => device.secret);
  const period = Math.max(periodNow(), spent + 1);
  // Each code is accepted once, and that of the next half minute is accepted too.
  await page.waitForTimeout(Math.max(0, (period - 1) * PERIOD * 1000 - Date.now()));
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, period * PERIOD * 1000));
  spent = period;
};
