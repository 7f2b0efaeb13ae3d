import { expect, type Page } from '@playwright/test';
import { secured } from '../../emulator/seed/users';
import { fillBox, payByCard } from './journey';
import { fillCode, STEP_UP_AGE } from './second-factor';

export interface FronteggJourneyOptions {
  origin: string;
  /** Address of the provider. */
  identity: string;
  picture: (name: string) => Promise<void>;
}

/** Signs in at the provider. */
const signIn = async (page: Page, { identity }: FronteggJourneyOptions, back: string) => {
  await page.waitForURL(`${identity}/**`);
  await fillBox(page);
  await page.waitForURL(back);
};

/** Reads the token that the application shows in a dialog of the browser. */
const expectToken = async (page: Page) => {
  const alert = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', { name: 'What is my access token?' }).click();
  const dialog = await alert;
  expect(dialog.message().split('.')).toHaveLength(3);
  await dialog.accept();
  await pressed;
};

/** Opens the administration, and closes it with the keyboard. */
const openSettings = async (page: Page, picture: FronteggJourneyOptions['picture']) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  const heading = page.getByRole('dialog').getByRole('heading').first();
  await expect(heading).toBeVisible();
  // The screens bring their styles.
  await expect(heading).toHaveCSS('font-weight', '550');
  await picture('administration');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Confirms a second factor that has become too old, on the page of `box`, and comes back. */
const stepUp = async (page: Page, { origin, picture }: FronteggJourneyOptions, box: string) => {
  await page.getByRole('button', { name: 'Click me to login' }).click();
  await page.waitForURL(`${box}/**`);
  await fillBox(page, secured.email);
  await fillCode(page);
  await page.waitForURL(`${origin}/`);
  await expect(page.getByText('Stepped up: yes')).toBeVisible();

  await page.waitForTimeout((STEP_UP_AGE + 1) * 1000);
  await page.goto(`${origin}/?tab=payroll`);
  await expect(page.getByText('Stepped up: no')).toBeVisible();
  await page.getByRole('button', { name: 'Step up' }).click();
  await page.waitForURL(`${box}/**`);
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await picture('step-up');
  await fillCode(page);
  await page.waitForURL(`${origin}/?tab=payroll`);
  await expect(page.getByText('Stepped up: yes')).toBeVisible();
};

/** An application that was written for the vendor's package: sign-in, user, token, administration, switch, step-up. */
export const fronteggJourney = async (page: Page, options: FronteggJourneyOptions): Promise<void> => {
  const { origin, picture } = options;
  const account = page.getByRole('status').first();
  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Click me to login' }).click();
  await signIn(page, options, `${origin}/`);
  await expect(page.getByText('Logged in as: Ada Admin')).toBeVisible();
  await expect(account).toHaveText('tenant-acme');
  await expect(page.getByText('Stepped up: no')).toBeVisible();
  await expect(page.getByText(/^Groups: .+; members: [1-9]/)).toBeVisible();
  await expectToken(page);
  await openSettings(page, picture);

  // The switch loads the page again, also where a router keeps its path in the hash.
  await page.goto(`${origin}/#/members`);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Switch account' }).click();
  await loaded;
  await expect(account).toHaveText(/^tenant-acme-/);

  await page.getByRole('button', { name: 'Click to logout' }).click();
  await page.waitForURL(`${origin}/**`);
  await stepUp(page, options, options.identity);
};

/** The same for Next: the user on the server and in the first paint, a guarded page, both ways to sign out, step-up. */
export const fronteggNextJourney = async (page: Page, options: FronteggJourneyOptions): Promise<void> => {
  const { origin, picture } = options;
  const account = page.getByRole('status').first();
  await page.goto(`${origin}/`);
  await expect(page.getByText('On the server: nobody')).toBeVisible();
  await page.getByRole('button', { name: 'Click me to login' }).click();
  await signIn(page, options, `${origin}/`);
  await expect(page.getByText('On the server: admin@acme.test of tenant-acme')).toBeVisible();
  await expect(page.getByText('Parts of the token: 3')).toBeVisible();
  await expect(page.getByText('Logged in as: Ada Admin')).toBeVisible();
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await (await fetch(`${origin}/`, { headers: { cookie } })).text()).toContain('Ada Admin');
  await expectToken(page);
  await openSettings(page, picture);

  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(account).not.toHaveText('tenant-acme');
  await expect(page.getByText(/^On the server: admin@acme\.test of tenant-acme-/)).toBeVisible();

  await page.getByRole('button', { name: 'Click to logout' }).click();
  await expect(page.getByText('On the server: nobody')).toBeVisible();

  // A guarded page leads to the sign-in and back to itself.
  await page.goto(`${origin}/members?since=2026`);
  await signIn(page, options, `${origin}/members?since=2026`);
  await expect(page.getByText('Members for Ada Admin')).toBeVisible();

  await page.goto(`${origin}/`);
  await page.getByRole('button', { name: 'Log out on its page' }).click();
  await page.waitForURL(`${origin}/`);
  await expect(page.getByText('On the server: nobody')).toBeVisible();
  await stepUp(page, options, options.identity);
};

/** The vendor's own package with the screens of this kit: the session is the package's, the screens follow it. */
export const fronteggCdnJourney = async (
  page: Page,
  { isEmbedded, ...options }: FronteggJourneyOptions & { isEmbedded: boolean },
): Promise<void> => {
  const { origin, identity, picture } = options;
  const account = page.getByRole('status').first();
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && ![origin, identity].includes(url.origin)) foreign.push(url.href);
  });
  await page.goto(isEmbedded ? `${origin}/?embedded` : `${origin}/`);
  await page.getByRole('button', { name: 'Click me to login' }).click();
  if (isEmbedded) {
    await page.waitForURL(`${origin}/account/login**`);
    await expect(page.getByLabel('Email')).toBeVisible();
    await picture('login');
    await fillBox(page);
    await page.waitForURL(`${origin}/`);
  } else await signIn(page, options, `${origin}/`);
  await expect(page.getByText('Logged in as: Ada Admin')).toBeVisible();
  await expect(account).toHaveText(/^tenant-acme/);
  const first = (await account.textContent()) ?? '';
  await expectToken(page);
  await openSettings(page, picture);
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ada Admin');
  await picture('profile');
  if (!isEmbedded) {
    await page.getByRole('button', { name: 'Upgrade' }).click();
    await payByCard(page, picture);
    await expect(page.getByText('The plan has changed.')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(account).not.toHaveText(first);
  await page.reload();
  await expect(account).not.toHaveText(first);
  // The administration is that of the account.
  await openSettings(page, picture);

  await page.getByRole('button', { name: 'Click to logout' }).click();
  await stepUp(page, options, isEmbedded ? `${origin}/account` : identity);
  expect(foreign).toEqual([]);
};
