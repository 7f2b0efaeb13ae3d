import type { Page, Route } from '@playwright/test';
import { admin, reader } from '../../emulator/seed/users';
import { defaultRoutes } from '../../sdk/routes';
import { test as base, expect } from './fixtures';
import {
  addresses,
  createOracles,
  type ForeignRequest,
  inParts,
  joined,
  type Oracles,
  payloads,
  reportOnly,
} from './oracles';
import { expectOnly } from './states';

// Every payload in what an address, the vendor, an account and the provider write.

const test = base.extend<{ oracles: Oracles }>({
  oracles: async ({ context }, use) => {
    await reportOnly(context);
    // The title is the heading of the step, which the vendor words.
    await use(await createOracles(context, [320, 1280], /./));
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const whole = joined();
/** As text is compared: line ends and blanks as they are shown. */
const shown = (text: string | null) => text?.replace(/\s+/g, ' ').trim();

/** Changes the body of a response. */
const rewrite = (change: (body: unknown) => unknown) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, json: change(await response.json()) });
};

test('every account page, with payloads in each value of its URL', { tag: '@long' }, async ({
  page,
  server,
  oracles,
  complaints,
}) => {
  const names = [
    ...['app', 'organization', 'login_hint', 'ui_locales', 'redirectUrl', 'invitationToken', 'actorToken'],
    ...['error', 'error_description', 'token', 'userId', 'state', 'code', 'request'],
  ];
  const short = payloads.filter(({ length }) => length < 1000);
  const parts = inParts(short, Math.ceil(short.length / names.length)).map((part) => joined(part));
  await page.addInitScript((text) => {
    window.name = text;
  }, whole);
  // The application itself serves the others.
  const paths = Object.values(defaultRoutes).filter((path) => path.startsWith('/account/'));
  for (const [at, path] of paths.entries()) {
    const url = new URL(path, server.provider);
    // Every value has another part on every page.
    for (const [turn, name] of names.entries()) url.searchParams.set(name, parts[(at + turn) % parts.length] ?? '');
    url.hash = parts[at % parts.length] ?? '';
    await page.goto(url.href);
    await expect(
      heading(page)
        .or(page.getByRole('alert').filter({ hasText: /./ }))
        .first(),
    ).toBeVisible();
    // The step-up of a signed-out user leads to another page.
    await page.waitForLoadState('networkidle');
    expect(await oracles.findings(page, server.provider), path).toEqual([]);
  }
  await oracles.check(page, server.provider);
  // Refused requests are reported.
  expectOnly(complaints, /./);
});

test('content of the vendor and of accounts: names, texts, colors, pictures and links', { tag: '@long' }, async ({
  page,
  server,
  oracles,
}) => {
  const links = addresses.filter((address) => !address.startsWith('https:'));
  const longest = 200;
  const words = payloads.filter(({ length }) => length <= longest);
  const names = ['subtitle', 'email', 'password', 'passkey', 'back', 'signup', 'or', 'passwordTitle', 'forgotPassword'];
  let round = 0;
  const next = <T>(list: readonly T[], at = 0) => list[(round + at) % list.length];
  const box = () => ({
    localizations: {
      en: {
        loginBox: {
          login: {
            title: whole,
            ...Object.fromEntries(names.map((name, at) => [name, next(words, at * links.length)])),
          },
        },
      },
    },
    themeV2: {
      loginBox: {
        palette: { primary: { main: whole, contrastText: whole }, background: { default: whole, paper: whole } },
        boxStyle: { borderRadius: whole },
        logo: { image: next(addresses) },
        layout: { type: 'split', image: next(addresses, 1) },
        links: { terms: next(links), privacy: next(links, 1) },
        socialLogins: { layout: whole, order: words },
      },
    },
  });
  await page.route(
    '**/metadata?*',
    rewrite(() => ({ rows: [{ configuration: box() }] })),
  );
  await page.route(
    '**/vendors/public',
    rewrite((body) => ({ ...(body as object), name: whole, logo: next(links) })),
  );
  // Pictures may come from any https address; each is requested as a picture, without a referrer.
  const isPicture = ({ url, type, referrer }: ForeignRequest) =>
    addresses.includes(url) && type === 'image' && !referrer;
  // Once the page remembers its application, it asks for what it else has in itself.
  await page.goto(`${server.provider}/account/login?app=portal&request=x`);
  await expect(heading(page)).toBeVisible();
  for (; round < addresses.length; round += 1) {
    await page.goto(`${server.provider}/account/login?request=x`);
    await expect.poll(async () => shown(await heading(page).textContent())).toBe(shown(whole));
    const texts = shown(await page.locator('main').textContent());
    expect(texts).toContain(shown(next(words) ?? ''));
    expect(await oracles.findings(page, server.provider, isPicture)).toEqual([]);
  }
  await oracles.check(page, server.provider, isPicture);
});

test('names of accounts and users, and error messages of the provider', { tag: '@long' }, async ({
  page,
  server,
  signIn,
  oracles,
}) => {
  await test.step('a failed sign-in', async () => {
    await page.goto('/');
    await page.getByLabel('Email').fill(reader.email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    for (const status of [400, 401, 403, 423, 429, 500]) {
      await page.route('**/auth/v1/user', (route) =>
        route.fulfill({ status, json: { errors: [whole], errorCode: whole, errorContext: { name: whole } } }),
      );
      await page.getByLabel('Password', { exact: true }).fill('anything');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page.locator('[role=alert], [id$=error]').filter({ hasText: /./ }).first()).toBeVisible();
      await oracles.check(page, server.provider);
      await page.unroute('**/auth/v1/user');
    }
  });

  await test.step('accounts to choose from', async () => {
    await page.route(
      '**/users/v3/me/tenants',
      rewrite((body) => {
        const { tenants, activeTenant } = body as { tenants: object[]; activeTenant: object };
        return { tenants: tenants.map((tenant) => ({ ...tenant, name: whole })), activeTenant };
      }),
    );
    await signIn(page, admin);
    const query = new URLSearchParams({
      ...{ response_type: 'code', client_id: 'portal', redirect_uri: `${server.portal}/oauth/callback`, state: 's' },
      ...{ code_challenge: 'c'.repeat(43), code_challenge_method: 'S256', prompt: 'select_account' },
    });
    await page.goto(`${server.provider}/frontegg/oauth/authorize?${query}`);
    const account = page.getByRole('listitem').first();
    await expect(account).toBeVisible();
    expect(shown(await account.textContent())).toContain(shown(whole));
    await oracles.check(page, server.provider);
  });
});

test('a callback with every error and description', { tag: '@long' }, async ({ page, server, oracles }) => {
  for (const part of inParts(
    payloads.filter(({ length }) => length < 1000),
    21,
  )) {
    const text = joined(part);
    const query = new URLSearchParams({ error: text, error_description: text, error_uri: text, state: 'x' });
    await page.goto(`${server.portal}/oauth/callback?${query}#${encodeURIComponent(text)}`);
    await expect(page.getByRole('button', { name: 'Start over' })).toBeVisible();
    await oracles.check(page, server.portal);
  }
});

test('the oracles find a payload that is markup', { tag: '@long' }, async ({ page, server, oracles, complaints }) => {
  await page.goto(`${server.provider}/account/sign-up`);
  await expect(heading(page)).toBeVisible();
  const isOwn = ({ url }: ForeignRequest) => url.startsWith(server.provider);
  expect(await oracles.findings(page, server.provider, isOwn)).toEqual([]);
  await heading(page).evaluate((element, text) => {
    element.innerHTML = text;
  }, '<img src=x onerror=window.__xss=1>');
  await expect.poll(() => oracles.findings(page, server.provider)).not.toEqual([]);
  expectOnly(complaints, /./);
});
