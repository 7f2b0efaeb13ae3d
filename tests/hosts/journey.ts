import { expect, type Page } from '@playwright/test';

/** A row that only the first account has. */
const OWN_ROW = 'Notebook';

export interface JourneyOptions {
  origin: string;
  /** Address of the provider. */
  identity: string;
  /** Whether provider's sign-in, own sign-in and administration have addresses of their own, or all is on one page. */
  kind: 'pages' | 'one-page';
  /** Whether the host opens the checkout. */
  hasCheckout: boolean;
  /** Takes a picture of the page. */
  picture: (name: string) => Promise<void>;
}

const account = (page: Page) => page.getByRole('status').filter({ hasText: 'tenant-' }).first();

/** Records the visible account whenever a text is on the page, so that a row rendered for one frame is noticed too. */
const watchRows = (page: Page, row: string) =>
  page.evaluate((text) => {
    const seen: string[] = [];
    Object.assign(window, { rowsSeen: seen });
    new MutationObserver(() => {
      if (document.body.textContent?.includes(text)) seen.push(document.querySelector('output')?.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, row);

const noForeignRow = async (page: Page, name: string) => {
  await expect(page.getByText(OWN_ROW)).toHaveCount(0);
  const seen = await page.evaluate(() => ('rowsSeen' in window ? window.rowsSeen : undefined));
  expect(seen).toBeInstanceOf(Array);
  expect(seen).not.toContain(name);
};

export const fillBox = async (page: Page, email = 'admin@acme.test') => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(`${email.split('@')[0]}-Secret-1`);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Switches to the other account and back, with the list of tokens in view. */
const switchAndBack = async (page: Page, { picture }: JourneyOptions, where: string) => {
  await expect(page.getByText(OWN_ROW).first()).toBeVisible();
  await watchRows(page, OWN_ROW);
  await page.getByRole('button', { name: 'Switch account', exact: true }).click();
  await expect(account(page)).not.toHaveText('tenant-acme');
  const other = (await account(page).textContent()) ?? '';
  await page.waitForLoadState('networkidle');
  await noForeignRow(page, other);
  await picture(`${where}-switched`);
  await page.getByRole('button', { name: 'Switch account', exact: true }).click();
  await expect(account(page)).toHaveText('tenant-acme');
  await expect(page.getByText(OWN_ROW).first()).toBeVisible();
};

/** Signs out; no data of the account remains, also after a reload. */
const signOut = async (page: Page, signedOut: () => Promise<void>) => {
  await watchRows(page, OWN_ROW);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signedOut();
  await noForeignRow(page, '');
  await page.reload();
  await signedOut();
};

/** Signs in at the provider's page, then on a page of the host's own. */
const withPages = async (page: Page, options: JourneyOptions) => {
  const { origin, identity, picture } = options;
  const signIn = page.getByRole('button', { name: 'Sign in' });
  const signedOut = async () => {
    await expect(signIn).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  };

  await signedOut();
  await picture('signed-out');
  await signIn.click();
  await page.waitForURL(`${identity}/**`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await picture('provider');
  await fillBox(page);
  await page.waitForURL(`${origin}/`);
  await expect(account(page)).toHaveText('tenant-acme');
  await page.reload();
  await expect(page.getByText('Only administrators see this.')).toBeVisible();
  await picture('signed-in');
  await switchAndBack(page, options, 'list');

  await page.getByRole('link', { name: 'Administration' }).click();
  await expect(page.getByRole('heading', { name: 'API tokens' }).first()).toBeVisible();
  await expect(page.getByText(OWN_ROW).first()).toBeVisible();
  await picture('administration');
  await switchAndBack(page, options, 'administration');
  await page.getByRole('link', { name: 'Home' }).click();
  await signOut(page, signedOut);

  await page.getByRole('link', { name: 'Sign in on this page' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await picture('own-login');
  await page.getByLabel('Email').fill('admin@acme.test');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  // The host's router has navigated, with the typed address.
  await expect(page.getByRole('button', { name: 'Email me a link' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('admin@acme.test');
  await page.goBack();
  await fillBox(page);
  await page.waitForURL(`${origin}/`);
  await expect(page.getByText(OWN_ROW).first()).toBeVisible();
  await signOut(page, signedOut);
};

/** Pays in the checkout, with a card typed into the provider's frame; the dialog stays open on its confirmation. */
export const payByCard = async (page: Page, picture: JourneyOptions['picture']): Promise<void> => {
  await page.getByRole('button', { name: 'Use another card', exact: true }).click();
  const card = page.frameLocator('iframe');
  await card.getByLabel('Card number').fill('4242424242424242');
  await card.getByLabel('Expiry').fill('1234');
  await card.getByLabel('Security code').fill('123');
  await picture('checkout');
  await page.getByRole('button', { name: 'Confirm and pay', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Plan changed' })).toBeVisible();
};

/** Buys a plan; the entitlements change at once. */
const buyPlan = async (page: Page, { picture }: JourneyOptions) => {
  const ofPlan = page.getByText('The Business plan is yours.');
  await expect(ofPlan).toBeHidden();
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
  await payByCard(page, picture);
  await expect(ofPlan).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Signs in with the box, or a form, on the one page there is. */
const onOnePage = async (page: Page, options: JourneyOptions) => {
  await expect(page.getByLabel('Email')).toBeVisible();
  await options.picture('signed-out');
  await fillBox(page);
  await expect(account(page)).toHaveText('tenant-acme');
  await page.reload();
  await expect(page.getByText('Only administrators see this.')).toBeVisible();
  await expect(page.getByText(OWN_ROW).first()).toBeVisible();
  await options.picture('signed-in');
  if (options.hasCheckout) await buyPlan(page, options);
  await switchAndBack(page, options, 'list');
  await signOut(page, () => expect(page.getByLabel('Email')).toBeVisible());
};

/**
 * Signs in, passes a gate, reads the tokens, buys a plan, switches the account and signs out; no row of the first
 * account remains.
 */
export const journey = async (page: Page, options: JourneyOptions): Promise<void> => {
  await page.goto(`${options.origin}/`);
  await (options.kind === 'pages' ? withPages : onOnePage)(page, options);
};
