import { expect, type Page, test } from '@playwright/test';
import { bundlePage } from '../support/bundled-page';

const ORIGIN = 'https://host.test';
const STRIPE = 'https://js.stripe.com/v3/';

/** The content security policy of docs/embedding.md. */
const policy = [
  "default-src 'none'",
  "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
  "style-src 'self'",
  'img-src data:',
  "connect-src 'self' https://api.stripe.com",
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
].join('; ');

let bundled: ReturnType<typeof bundlePage> | undefined;

/** Opens a page that mounts the kit's views on an in-page provider. */
const open = async (page: Page) => {
  bundled ??= bundlePage({ script: 'mounted', also: ['stripe'] });
  const { html, scripts } = await bundled;
  await page.route(`${ORIGIN}/**`, (route) => {
    const body = scripts.get(new URL(route.request().url()).pathname);
    return route.fulfill({
      body: body ?? html,
      contentType: body === undefined ? 'text/html' : 'text/javascript',
      headers: { 'content-security-policy': policy },
    });
  });
  await page.goto(ORIGIN);
  await page.waitForFunction(() => window.views !== undefined);
  return scripts;
};

test('the checkout takes cards at Stripe: a script that fails is fetched again, errors are explained', async ({
  page,
}) => {
  const scripts = await open(page);
  let attempts = 0;
  await page.route(STRIPE, (route) => {
    attempts += 1;
    if (attempts === 1) return route.abort();
    return route.fulfill({ body: scripts.get('/stripe.js') ?? '', contentType: 'text/javascript' });
  });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.evaluate(() => void window.views.checkout({}));
  await press('Use another card');
  await expect(page.getByText('The card provider cannot be reached.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm and pay' })).toHaveAttribute('aria-disabled', 'true');
  await press('Try again');

  const number = page.frameLocator('iframe[title^="Secure card"]').getByLabel('Card number');
  const pay = async (name: string, card: string) => {
    await number.fill(card);
    await press(name);
  };
  await pay('Confirm and pay', '4242');
  await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  await pay('Try again', '4000000000000002');
  await expect(page.getByText('Your card was declined.')).toBeVisible();
  // Messages that Stripe writes for developers are not shown.
  await pay('Try again', '4111111111111111');
  await expect(page.getByText('The card provider could not take your card.')).toBeVisible();
  await pay('Try again', '4000002500003155');
  await press('Fail authentication');
  await expect(page.getByText('Your bank did not approve this card.')).toBeVisible();
  await press('Try again');
  await press('Complete authentication');
  await expect(page.getByRole('dialog', { name: 'Plan changed' })).toBeVisible();
  expect(await page.evaluate(() => window.views.plan())).toBe('plan-business');
  expect(attempts).toBe(2);
  await press('Done');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('waits for a theme that is announced late', async ({ page }) => {
  // A clock that is stopped between two steps, however busy the machine is.
  await page.clock.install({ time: new Date('2026-06-01T11:00:00Z') });
  await page.clock.pauseAt(new Date('2026-06-01T12:00:00Z'));
  await open(page);
  await page.evaluate(() => {
    for (const view of ['login', 'routes', 'admin', 'checkout'] as const) {
      void window.views[view]({ lateTheme: () => window.lateTheme });
    }
  });
  await expect(page.locator('main')).toHaveCount(4);
  await page.clock.runFor(1000);
  await expect(page.locator('main [data-gh-theme]')).toHaveCount(0);
  await page.evaluate(() => {
    window.lateTheme = { theme: 'dark' };
  });
  await page.clock.runFor(50);
  await page.clock.resume();
  await expect(page.getByLabel('Email')).toHaveCount(1);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(page.getByText('Ada Admin').first()).toBeAttached();
  await expect(page.getByText('Your account moves to the Business plan.')).toBeVisible();
  await expect(page.locator('[data-gh-theme=system]')).toHaveCount(0);
});

/** Text that a view shows once its code is there, and the beginnings of paths of which it brings nothing. */
const parts = {
  login: { text: 'Continue', foreign: ['ui/admin/', 'ui/checkout/', 'ui/login/sign-up/'] },
  // The login comes with them.
  routes: { text: 'This link no longer works', foreign: ['ui/admin/', 'ui/checkout/', 'ui/login/sign-up/'] },
  // Includes the opener of the confirmation dialog, whose forms load on demand.
  admin: {
    text: 'Ada Admin',
    foreign: ['ui/login/frame/', 'ui/login/form/', 'ui/login/login/', 'ui/checkout/checkout-'],
  },
  checkout: { text: 'Your account moves to the Business plan.', foreign: ['ui/login/', 'ui/admin/frame'] },
} as const;

test('each mounted view fetches its own part only', async ({ page }) => {
  const scripts = await open(page);
  for (const [view, { text, foreign }] of Object.entries(parts)) {
    const fetched = new Set<string>();
    page.removeAllListeners('request');
    page.on('request', (request) => void fetched.add(new URL(request.url()).pathname));
    await page.reload();
    await page.waitForFunction(() => window.views !== undefined);
    await page.evaluate((name) => void window.views[name]({}), view as keyof typeof parts);
    await expect(page.getByText(text).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    // The bundler writes the path of each module above its code.
    const modules = [...fetched].flatMap((path) => scripts.get(path)?.match(/^\/\/ \S+$/gm) ?? []);
    expect(modules.length).toBeGreaterThan(100);
    for (const path of foreign) {
      expect(
        modules.filter((module) => module.startsWith(`// ${path}`)),
        view,
      ).toEqual([]);
    }
  }
});
