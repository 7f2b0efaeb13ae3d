/**
 * The vendor's published clients against the local provider. Every method of `rest-api`, of the version below and of the
 * newest one: answered, refused with a code, or without a route, which is a failure. The client of Node servers.
 *
 * The browser's client against the local provider, beside ten tabs of the SDK in the same browser: sign-in,
 * profile, accounts, switch, renewals by its refresh token for an hour of the provider's clock, log-out, second factor.
 * Every
 * call of it that the provider refuses is a failure, but the first one of a browser without a session.
 */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { codeAt } from '../../emulator/rules/factors/one-time-passwords';
import { admin, secured } from '../../emulator/seed/users';
import { run } from '../hosts/processes';
import { launchOptions } from '../support/launch';
import { startSdkInChromium } from '../support/sdk-in-chromium';
import { printMethods, tryMethods } from './methods';
import { driveNodeClient } from './node-client';

const VERSION = '7.56.0';
const TABS = 10;
/** Seconds; the provider's tokens live for 300. */
const STEP = 290;
const HOUR = 3600;

const install = (folder: string, version: string, ...names: string[]): Promise<unknown> => {
  const packages = names.map((name) => `@frontegg/${name}@${version}`);
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];
  return run(folder, 'npm', ['install', ...flags, ...packages]);
};

const createFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-published-client-'));
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  return folder;
};

type Fixture = Awaited<ReturnType<typeof startSdkInChromium>>;

/** Records the provider's refusals, which the page would ignore. */
const watchRefusals = (page: Page, { issuer }: Fixture) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(issuer) || response.status() < 400) return;
    refused.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  return () => refused.splice(0);
};

const stateOf = (page: Page) => page.evaluate(() => window.published.state());
const waitFor = (page: Page, isAuthenticated: boolean) =>
  page.waitForFunction((expected) => {
    const { isLoading, isAuthenticated: is } = window.published.state();
    return !isLoading && is === expected;
  }, isAuthenticated);

/** Number of token calls that the provider receives during some work. */
const tokenCalls = async ({ controls }: Fixture, during: () => Promise<unknown>): Promise<number> => {
  const before = (await controls.stats()).tokenCalls;
  await during();
  return (await controls.stats()).tokenCalls - before;
};

const signIn = async (page: Page, fixture: Fixture): Promise<void> => {
  const refusals = watchRefusals(page, fixture);
  await page.goto(fixture.origin);
  await page.evaluate(() => window.published.start());
  await waitFor(page, false);
  assert.deepEqual(refusals(), ['401 POST /frontegg/oauth/authorize/silent']);
  await page.evaluate(() => window.published.logIn());
  await fixture.enter(page, admin);
  await waitFor(page, true);
  const state = await stateOf(page);
  assert.equal(state.email, admin.email);
  assert.equal(state.tenantId, 'tenant-acme');
  assert.ok(state.refreshToken);
  // Before it redirects to the provider, it tries once more to continue without.
  assert.deepEqual(refusals(), ['401 POST /frontegg/oauth/authorize/silent']);
};

const useAccounts = async (page: Page, fixture: Fixture): Promise<void> => {
  const refusals = watchRefusals(page, fixture);
  assert.equal(await page.evaluate(() => window.published.rename('Ada of the client')), 'Ada of the client');
  const accounts = await page.evaluate(() => window.published.accounts());
  assert.deepEqual([...accounts].sort(), ['tenant-acme', 'tenant-acme-labs']);
  assert.equal(await page.evaluate(() => window.published.subAccounts()), 1);
  const switched = await page.evaluate(() => window.published.switchTo('tenant-acme-labs'));
  assert.equal(switched.tenantId, 'tenant-acme-labs');
  assert.equal((await page.evaluate(() => window.published.switchTo('tenant-acme'))).tenantId, 'tenant-acme');
  assert.deepEqual(refusals(), []);
};

const openTabs = (context: BrowserContext, { origin }: Fixture): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: TABS }, async () => {
      const tab = await context.newPage();
      await tab.goto(origin);
      await tab.evaluate((script) => import(script), '/session.js');
      assert.equal(await tab.evaluate(() => window.sdkPage.load()), 'authenticated');
      return tab;
    }),
  );

/** The tokens of every tab of the SDK when all of them request one at once. */
const requestTokens = (tabs: readonly Page[]) =>
  Promise.all(tabs.map((tab) => tab.evaluate(() => window.sdkPage.requestToken(Date.now()))));

const renewForAnHour = async (page: Page, tabs: readonly Page[], fixture: Fixture): Promise<void> => {
  const refusals = watchRefusals(page, fixture);
  for (let passed = 0; passed < HOUR; ) {
    passed += STEP;
    await fixture.controls.settings({ clockAhead: passed });
    await Promise.all(tabs.map((tab) => tab.evaluate((ms) => window.sdkPage.jump(ms), STEP * 1000)));
    const before = await stateOf(page);
    const client = await tokenCalls(fixture, () => page.evaluate(() => window.published.renew()));
    const after = await stateOf(page);
    assert.ok(after.isAuthenticated, `The client is signed out after ${passed} s.`);
    assert.notEqual(after.accessToken, before.accessToken);
    assert.notEqual(after.refreshToken, before.refreshToken);
    assert.equal(client, 1);

    let requested: Awaited<ReturnType<typeof requestTokens>> = [];
    const ours = await tokenCalls(fixture, async () => {
      requested = await requestTokens(tabs);
    });
    assert.deepEqual(new Set(requested.map(({ status }) => status)), new Set(['authenticated']));
    assert.equal(new Set(requested.map(({ token }) => token)).size, 1);
    assert.equal(ours, 1, `The tabs made ${ours} calls after ${passed} s.`);
  }
  assert.equal((await fixture.controls.stats()).reuseEvents, 0);
  assert.deepEqual(refusals(), []);
};

const logOut = async (page: Page, tabs: readonly Page[], fixture: Fixture): Promise<void> => {
  const refusals = watchRefusals(page, fixture);
  const { isAuthenticated } = await page.evaluate(() => window.published.logOut());
  assert.equal(isAuthenticated, false);
  assert.deepEqual(refusals(), []);
  await Promise.all(tabs.map((tab) => tab.evaluate((ms) => window.sdkPage.jump(ms), STEP * 1000)));
  assert.deepEqual(new Set((await requestTokens(tabs)).map(({ status }) => status)), new Set(['unauthenticated']));
};

const embedded = async (page: Page, fixture: Fixture): Promise<void> => {
  await page.goto(fixture.origin);
  await page.evaluate(() => window.published.start(false));
  await waitFor(page, false);
  const refusals = watchRefusals(page, fixture);
  const { email, password } = admin;
  const first = await page.evaluate((input) => window.published.embedded.logIn(input.email, input.password), {
    email,
    password,
  });
  await fixture.controls.settings({ clockAhead: 2 * HOUR });
  const next = await page.evaluate(() => window.published.embedded.renew());
  assert.ok(first && next && first !== next);
  await page.evaluate(() => window.published.embedded.logOut());
  const secret = secured.authenticators[0]?.secret ?? '';
  const value = codeAt(secret, Date.now() + 2 * HOUR * 1000);
  const second = await page.evaluate(
    (input) => window.published.embedded.logInWithCode(input.email, input.password, input.value),
    { email: secured.email, password: secured.password, value },
  );
  assert.ok(second);
  await page.evaluate(() => window.published.embedded.logOut());
  assert.deepEqual(refusals(), []);
  await assert.rejects(page.evaluate(() => window.published.embedded.renew()));
};

const step = async (name: string, act: () => Promise<void>) => {
  const since = performance.now();
  await act();
  console.log(`ok   ${name} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
};

const methodsOf = async (folder: string): Promise<void> => {
  const manifest = await readFile(join(folder, 'node_modules/@frontegg/rest-api/package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  assert.equal(printMethods(version, await tryMethods(folder)), 0, `rest-api ${version} has methods without a route.`);
};

const [folder, newest] = await Promise.all([createFolder(), createFolder()]);
let stop = async () => {};
try {
  await install(folder, VERSION, 'js', 'rest-api');
  await install(newest, 'latest', 'rest-api', 'client');
  await step('every method', () => methodsOf(folder));
  await step('every method of the newest version', () => methodsOf(newest));
  await step('the client of Node servers', () => driveNodeClient(newest));

  const page = { script: 'published-client', also: ['session'], nodePaths: [join(folder, 'node_modules')] };
  const fixture = await startSdkInChromium({ page });
  const browser = await chromium.launch(launchOptions);
  stop = async () => {
    await browser.close();
    await fixture.stop();
  };
  const context = await browser.newContext();
  // The client loads its login box from the vendor's servers, which are not part of this test.
  await context.route(/^https:/, (route) => route.abort());
  const client = await context.newPage();
  await step('hosted sign-in', () => signIn(client, fixture));
  await step('profile, accounts, sub-accounts, switch', () => useAccounts(client, fixture));
  const tabs = await openTabs(context, fixture);
  await step(`an hour of renewals, beside ${TABS} tabs of the SDK`, () => renewForAnHour(client, tabs, fixture));
  await step('log-out', () => logOut(client, tabs, fixture));
  await step('embedded sign-in, renewal, log-out, second factor', () => embedded(client, fixture));
} finally {
  await stop();
  for (const path of [folder, newest]) await rm(path, { recursive: true, force: true });
}
// The client of Node servers renews its token by timers that it never ends.
process.exit(0);
