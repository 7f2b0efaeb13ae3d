import { expect, type Page } from '@playwright/test';
import { texts as english } from '../../ui/locales/en/login';
import { languages } from '../../ui/locales/load';
import { violationsOf } from '../support/axe';

export interface AccountJourneyOptions {
  origin: string;
  /** Address of the provider. */
  identity: string;
  /** Language of the browser. */
  language: keyof typeof languages;
  /** Starts a sign-in at the provider from a page of the host, and returns the URL on which it has to end. */
  leave: () => Promise<string>;
  /** Takes a picture of the page. */
  picture: (name: string) => Promise<void>;
}

const NEWCOMER = 'newcomer@acme.test';
const PASSWORD = 'A-longer-Passphrase-7';

const textsOf = async (language: keyof typeof languages) => {
  const { texts } = await languages[language]();
  const { box, login, signUp, logOut } = texts.flows === 'english' ? english : (await texts.flows()).texts;
  return { direction: texts.direction, box, login, signUp, logOut };
};

const post = async (identity: string, path: string, body: object, headers = {}) => {
  const response = await fetch(`${identity}/frontegg/identity/resources/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: identity, ...headers },
    body: JSON.stringify(body),
  });
  expect(response.ok, path).toBe(true);
  return response;
};

/** The link of the newest mail to the invited user. */
const newestLink = async (identity: string): Promise<URL> => {
  const messages = (await (await fetch(`${identity}/_emulator/outbox`)).json()) as { to: string; text: string }[];
  return new URL(/https?:\/\/\S+/.exec(messages.findLast(({ to }) => to === NEWCOMER)?.text ?? '')?.[0] ?? '');
};

/** Invites a user as the administrator does, and returns the query of the link that activates. */
const invite = async (identity: string): Promise<string> => {
  const signedIn = await post(identity, 'auth/v1/user', { email: 'admin@acme.test', password: 'admin-Secret-1' });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const newcomer = { email: NEWCOMER, roleIds: ['role-viewer'], provider: 'local' };
  await post(identity, 'users/v2', newcomer, { authorization: `Bearer ${accessToken}` });
  return (await newestLink(identity)).search;
};

/** Activation, log-out by a link, and a sign-in at the provider that returns to the callback, in one language. */
export const accountJourney = async (page: Page, options: AccountJourneyOptions): Promise<void> => {
  const { origin, identity, language, leave, picture } = options;
  const texts = await textsOf(language);
  const account = page.getByRole('status').filter({ hasText: 'tenant-acme' }).first();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const looksRight = async (name: string) => {
    const root = page.locator('[data-slot=root][lang]').first();
    await expect(root).toHaveAttribute('lang', language);
    await expect(root).toHaveAttribute('dir', texts.direction);
    await picture(`account-${name}`);
    expect(await violationsOf(page), name).toEqual([]);
  };

  await page.goto(`${origin}/account/activate${await invite(identity)}`);
  await expect(page.getByRole('heading', { level: 1, name: texts.signUp.titleOf('Acme'), exact: true })).toBeVisible();
  await looksRight('activation');
  await page.locator('input[name=name]').fill('New Comer');
  await page.locator('input[type=password]').fill(PASSWORD);
  await button(texts.box.invitation.join).click();
  await page.waitForURL(`${origin}/`);
  await expect(account).toBeVisible();

  await page.goto(`${origin}/account/logout`);
  await expect(button(texts.logOut.confirm)).toBeVisible();
  await looksRight('log-out');
  await button(texts.logOut.confirm).click();
  await page.waitForURL(`${origin}/account/login`);
  await expect(page.locator('input[type=email]')).toBeVisible();
  await looksRight('login');

  const target = await leave();
  await page.waitForURL(`${identity}/**`);
  await page.locator('input[type=email]').fill(NEWCOMER);
  await page.locator('button[type=submit]').click();
  // The screen before has a password field too, for password managers.
  await expect(page.getByRole('heading', { name: texts.login.password.title, exact: true })).toBeVisible();
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL(target);
  await expect(account).toBeVisible();
};
