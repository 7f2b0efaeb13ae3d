import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { NewContext } from './fixtures';

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

/** The entry of a page of the administration: in the list beside the page, or in the menu above it, which opens. */
export const pageEntry = async (page: Page, name: string): Promise<Locator> => {
  const link = pages(page).getByRole('link', { name, exact: true });
  const menu = pages(page).getByRole('button');
  await expect(link.or(menu).first()).toBeVisible();
  if (!(await menu.isVisible())) return link;
  await menu.click();
  return page.getByRole('menuitem', { name, exact: true });
};

/** Opens a page of the administration by the navigation, without loading the portal again. */
export const openPage = async (page: Page, name: string): Promise<void> => {
  await (await pageEntry(page, name)).click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
};

/** Shows the page of usage, as a vendor does by naming a flag that is on. */
export const showUsage = (context: BrowserContext): Promise<unknown> =>
  context.route('**/metadata?*adminBox*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.rows[0].configuration.navigation.usage = { featureFlag: 'multi-apps-admin-portal', visibility: 'always' };
    await route.fulfill({ response, json: body });
  });

/** Opens an address without loading the portal again. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens a tab of a page that has an address of its own. */
export const openTab = (page: Page, of: string, name: string): Promise<void> =>
  page.getByRole('navigation', { name: of, exact: true }).getByRole('link', { name, exact: true }).click();

/** Chooses an action of a row. */
export const choose = async (page: Page, row: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

/** Presses the button of the question that is open, which closes it. */
export const confirm = async (page: Page, button: string): Promise<void> => {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: button, exact: true }).click();
  await expect(question).toHaveCount(0);
};

/** Chooses an option of a field that searches. */
export const pick = async (page: Page, form: Locator, field: RegExp, option: string): Promise<void> => {
  await form.getByRole('combobox', { name: field }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
  await page.keyboard.press('Escape');
};

/** Presses Save of the section that was changed. */
export const saveSection = async (page: Page, section: string): Promise<void> => {
  const form = page.getByRole('form', { name: section });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${section} saved`)).toBeVisible();
};

/** A separate browser context. */
export const otherBrowser = async (newContext: NewContext, userAgent?: string): Promise<Page> =>
  (await newContext(userAgent ? { userAgent } : {})).newPage();

/**
 * Reloads a page whose session was ended elsewhere, and goes to the login. A page that has not noticed it yet offers the
 * sign-in; one that has opens the login by itself.
 */
export const reloadToLogin = async (page: Page): Promise<void> => {
  await page.reload();
  const again = page.getByRole('button', { name: 'Sign in again' });
  const email = page.getByLabel('Email');
  await expect(again.or(email)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(email).toBeVisible();
};
