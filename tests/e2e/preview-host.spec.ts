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
const expectLooks = (parts: Readonly<Record<string, Locator>>, visible: object, where: string) =>
  expect.poll(() => looksOf(parts), { message: where }).toEqual(visible);

/** A picture of one pixel. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a designer brands login and portal, and a host and the hosted login look like the preview', {
  tag: '@long',
}, async ({ page, server, signIn }) => {
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

  // Exported: the code with its variables, and the style sheet for a page that follows the device.
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
  await expect(page.getByText('The hosted pages use it now.')).toBeVisible();
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

  // Into a separate host.
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

/** The elements of a screen, with the ids that React counts by their order. Empty as long as something loads. */
const elementsOf = (place: Page | FrameLocator, part: string): Promise<string> =>
  place
    .locator(part)
    .first()
    .evaluate((element) => {
      if (element.querySelector('[data-slot=skeleton], [aria-busy=true]')) return '';
      const order = new Map<string, string>();
      const known = (id: string) => {
        const own = order.get(id) ?? `id-${order.size}`;
        order.set(id, own);
        return own;
      };
      // Rows of the provider are as many days old as they are, from the moment at which the page started.
      const withoutClock = element.outerHTML
        .replace(/(?<=\d)T[\d:.]+Z/g, '')
        .replace(/(?<=\d{4}) \d\d:\d\d(:\d\d)?(?=")/g, '');
      return withoutClock.replace(/(?:radix-)?_r_\w+?_/g, known).replace(/></g, '>\n<');
    });

const BOX = '[data-slot=login-box]';
const PORTAL = '[data-slot=admin-portal]';
const compared = {
  'login.preLogin': BOX,
  'login.loginWithPassword': BOX,
  'mfa.verify': BOX,
  'signUp.SignUp': BOX,
  'activate.activatingForm': BOX,
  'forgotPassword.success': BOX,
  'admin.profile': PORTAL,
  'admin.users': PORTAL,
  'admin.security.ip-restrictions': PORTAL,
  'admin.subscription.checkout': '[data-slot=dialog]',
};

/** A host's identity, at the provider that the preview makes of the same address. */
const identity = `import { viewOf } from './preview/frame/view';
const view = await viewOf(location.search);
if (!view) throw new Error('no such screen');
export const { identity } = view.prepared;
`;

/** Shows another screen without a reload, as Back does. */
const switchTo = (page: Page, query: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/preview${query}`);

test('a host that runs the code shows what the preview shows, element by element', { tag: '@long' }, async ({
  page,
}) => {
  const files: Record<string, string> = { 'identity.ts': identity };
  const visible: { screen: string; part: string; query: string; elements: string }[] = [];
  await page.goto('/preview');
  for (const [screen, part] of Object.entries(compared)) {
    const query = `?${new URLSearchParams({ screen, delay: 'false', language: 'de', density: 'compact' })}`;
    // The portal keeps a page until the next one is loaded, so each of its screens is opened in a new page.
    if (part === BOX) await switchTo(page, query);
    else await page.goto(`/preview${query}`);
    await expect(frame(page).locator(`html[data-screen="${screen}"]`)).toBeAttached();
    // The bell comes after the page.
    if (part === PORTAL)
      await expect(
        frame(page)
          .getByRole('button', { name: /Benachrichtigung/ })
          .first(),
      ).toBeVisible();
    await expect.poll(() => elementsOf(frame(page), part)).not.toBe('');
    visible.push({ screen, part, query, elements: await elementsOf(frame(page), part) });
    if (part !== BOX || visible.length === 1) await panel(page, 'Code');
    files[`${screen}.tsx`] = await copied(page, 'React');
    files[`start-${screen}.tsx`] = `import { createRoot } from 'react-dom/client';
import { Screen } from './${screen}';
const place = document.querySelector('#screen');
if (place) createRoot(place).render(<Screen />);
`;
  }
  await serveHost(page, HOST, { files, pages: Object.keys(files).filter((name) => name.startsWith('start-')) });
  for (const { screen, part, query, elements } of visible) {
    await page.goto(`${HOST}/start-${screen}${query}`);
    await expect.poll(() => elementsOf(page, part), { message: screen }).toBe(elements);
  }
});
