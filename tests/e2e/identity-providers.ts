import type { Page } from '@playwright/test';
import { startOpenId } from '../support/servers/open-id-process';
import { startSaml } from '../support/servers/saml-process';
import { test as base, expect } from './fixtures';

interface IdentityProviders {
  idp: Awaited<ReturnType<typeof startOpenId>>;
  samlIdp: Awaited<ReturnType<typeof startSaml>>;
}

/** Third-party identity providers, each in its own process. */
export const test = base.extend<object, IdentityProviders>({
  samlIdp: [
    async ({ server }, use) => {
      const idp = await startSaml(server.provider);
      await use(idp);
      await idp.stop();
    },
    { scope: 'worker' },
  ],
  idp: [
    async ({ server }, use) => {
      const idp = await startOpenId(server.provider);
      await use(idp);
      await idp.stop();
    },
    { scope: 'worker' },
  ],
});

/** Its development pages accept any name and password, and require consent. */
export const signInAtIdp = async (page: Page, login: string) => {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
};
/** The page is that of the identity provider. */
export const atIdp = (page: Page) => expect(page.getByPlaceholder('Enter any login')).toBeVisible();

export { expect };
