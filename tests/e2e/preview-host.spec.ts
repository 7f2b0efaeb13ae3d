import type { FrameLocator, Locator, Page } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { serveHost } from '../support/host-page';
import { expect, test } from './fixtures';

const HOST = '/preview-host';

const panel = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'Panel' }).getByText(name).click();
const frame = (page: Page) => page.frameLocator('iframe').first();

/** A file of the panels, as the copy button gives it. */
const copied = async (page: Page, label: string): Promise<string> => {
  await page.getByText(label, { exact: true }).first().click();
  return (await page.locator('[data-slot=copy-block] [role=group]').first().textContent()) ?? '';
};

/** Colors and corners of what a theme changes. */
const looksOf = async (parts: Readonly<Record<string, Locator>>) => {
  const read = async (part: Locator) => {
    await expect(part).toBeVisible();
    return part.evaluate(async (element) => {
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      const { backgroundColor, color, borderRadius, fontFamily } = getComputedStyle(element);
      return { backgroundColor, color, borderRadius, fontFamily };
    });
  };
  const rows: [string, Awaited<ReturnType<typeof read>>][] = [];
  for (const [name, part] of Object.entries(parts)) rows.push([name, await read(part)]);
  return Object.fromEntries(rows);
};

const loginParts = (place: Page | FrameLocator) => ({
  title: place.getByRole('heading', { level: 1 }),
  submit: place.getByRole('button', { name: 'Continue', exact: true }),
  card: place.locator('[data-slot=card]'),
  field: place.getByLabel('Email'),
});

const portalParts = (place: Page | FrameLocator) => ({
  add: place.getByRole('button', { name: 'Add group' }),
  title: place.getByRole('heading', { level: 1, name: 'Groups' }),
  row: place.getByRole('row').nth(1),
});

/** A page may still replace its skeleton. */
const expectLooks = (parts: Readonly<Record<string, Locator>>, shown: object, where: string) =>
  expect.poll(() => looksOf(parts), { message: where }).toEqual(shown);

/** A picture of one pixel. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a designer brands login and portal, and a host and the hosted login wear what the preview showed', async ({
  page,
  server,
  signIn,
}) => {
  await page.goto('/preview?delay=false&mode=light');
  await panel(page, 'Theme');
  await page.getByLabel('Brand color', { exact: true }).fill('#0b7a5c');
  await page.getByRole('button', { name: 'Create theme' }).click();
  await page.getByText('Logo and name').click();
  await page.getByLabel('Name of the application').fill('Fern');
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: logo,
  });
  await page.getByText('Texts of the login box').click();
  await page.getByLabel('Title of the first screen').fill('Welcome to Fern');
  await page.getByLabel('Title of the first screen').press('Enter');
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Welcome to Fern');
  const shownLogin = await looksOf(loginParts(frame(page)));
  expect(shownLogin.submit?.backgroundColor).toBe('rgb(11, 122, 92)');

  // Out of it: the code with its variables, and the style sheet for a page that follows the device.
  await panel(page, 'Code');
  const files: Record<string, string> = { 'login.ts': await copied(page, 'TypeScript') };
  await page.getByText('Both', { exact: true }).click();
  await expect(page.locator('[data-slot=copy-block]')).toContainText('gatehouse-theme.css');
  files['login-css.ts'] = await copied(page, 'TypeScript');
  await page.getByText('Light', { exact: true }).first().click();
  await panel(page, 'Export');
  const sheets = { 'gatehouse-theme.css': await copied(page, 'CSS') };
  await page.getByRole('radiogroup', { name: 'Format' }).getByText('Vendor').click();
  await page.getByRole('button', { name: 'Apply to the local provider' }).click();
  await expect(page.getByText('The hosted pages wear it now.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('searchbox').fill('portal account groups');
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('button', { name: 'Groups', exact: true }).click();
  await expect(frame(page).getByRole('row').nth(1)).toContainText(/\w/);
  const shownPortal = await looksOf(portalParts(frame(page)));
  await panel(page, 'Code');
  await expect(page.locator('[data-slot=copy-block]')).toContainText('AdminPortal');
  files['portal.ts'] = await copied(page, 'TypeScript');
  files['identity.ts'] = (await copied(page, 'Identity'))
    .replace('https://auth.example.com', server.provider)
    .replace('your-client-id', 'portal');

  // Into a host of its own.
  await page.route('**/logo.png', (route) => route.fulfill({ body: logo, contentType: 'image/png' }));
  await serveHost(page, HOST, { files, pages: ['login.ts', 'login-css.ts', 'portal.ts'], sheets });
  for (const name of ['login', 'login-css']) {
    await page.goto(`${HOST}/${name}`);
    await expect(page.locator('[data-slot=logo]')).toBeAttached();
    await expectLooks(loginParts(page), shownLogin, name);
  }
  // And the provider's own pages, with the texts.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Fern' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(server.provider);
  const { title, submit, card } = loginParts(page);
  const worn = { title: shownLogin.title, submit: shownLogin.submit, card: shownLogin.card };
  await expectLooks({ title, submit, card }, worn, 'hosted login');
  await expect(page.locator('[data-slot=logo]')).toHaveAttribute('src', /^data:image\/png;base64,/);
  await signIn(page, admin, `${HOST}/portal`);
  await expectLooks(portalParts(page), shownPortal, 'portal');
});
