import type { Page, Request } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import { expect, goBack, test } from './sdk-fixtures';

const LIFE = 5;

/** All secrets that a script of the page could read. */
const dump = (page: Page) =>
  page.evaluate(async () => {
    const stored = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('gatehouse');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const all = opening.result.transaction('tokens').objectStore('tokens').getAll();
        all.onsuccess = () => {
          opening.result.close();
          // A session that ended leaves an empty list, so that other tabs know.
          resolve(all.result.flat());
        };
      };
    });
    return {
      local: { ...localStorage },
      tab: { ...sessionStorage },
      cookie: document.cookie,
      history: JSON.stringify(history.state),
      address: location.href,
      names: Object.keys(window).filter((name) => /token|secret|refresh|verifier/i.test(name)),
      stored: JSON.stringify(stored),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    };
  });

test('the code is in no URL, history entry, referrer or later request', {
  tag: '@back',
}, async ({ page, start }) => {
  const fixture = await start();
  const sent: Request[] = [];
  page.on('request', (request) => void sent.push(request));
  await fixture.signIn(page, admin, '/here?a=1');
  const callback = sent.map((request) => new URL(request.url())).find(({ pathname }) => pathname === '/oauth/callback');
  const secrets = ['code', 'state'].map((name) => callback?.searchParams.get(name) ?? '');
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(10);

  const after = sent.length;
  await page.evaluate(async () => {
    for (let count = 0; count < 20; count += 1) await fetch(`/next-${count}`);
  });
  // The page may ask for something of its own, such as an icon.
  const next = sent.slice(after).filter((request) => request.url().includes('/next-'));
  expect(next).toHaveLength(20);
  const visible = await page.evaluate(() =>
    [location.href, document.referrer, JSON.stringify(history.state)].join(' '),
  );
  const sentOn = await Promise.all(
    next.map(async (request) => `${request.url()} ${(await request.allHeaders()).referer}`),
  );
  for (const secret of secrets) expect(`${visible} ${sentOn.join(' ')}`).not.toContain(secret);

  // Back from here there is no page with the code either.
  await page.goBack({ waitUntil: 'commit' });
  for (const secret of secrets) expect(page.url()).not.toContain(secret);
});

test('tokens are in IndexedDB and nowhere else, and no refresh token, verifier or password is anywhere', async ({
  page,
  context,
  start,
}) => {
  const fixture = await start();
  const consoleMessages: string[] = [];
  context.on('console', (message) => void consoleMessages.push(message.text()));
  await fixture.signIn(page, admin);
  await page.evaluate(() => window.sdkPage.load());
  const tokens = await page.evaluate(async () => [
    await window.sdkPage.session.getToken(),
    await window.sdkPage.session.getAccessToken(),
  ]);
  const { stored, databases, names, ...readable } = await dump(page);
  const text = JSON.stringify(readable);
  for (const token of tokens) {
    expect(token).toMatch(/^eyJ/);
    expect(stored).toContain(token);
    expect(text).not.toContain(token);
  }
  expect(databases).toEqual(['gatehouse']);
  expect(names).toEqual([]);
  expect(Object.keys(readable.local)).toEqual(['userId']);
  expect(readable.cookie).toBe('');
  expect(readable.address).toBe(`${fixture.origin}/`);
  expect(text).not.toMatch(/eyJ|verifier|nonce|refresh/i);
  expect(stored).not.toMatch(/refresh|verifier|password/i);
  expect(`${text}${stored}${consoleMessages.join()}`).not.toContain(admin.password);
  // The provider keeps it where no script can read it.
  const cookies = (await context.cookies(`${fixture.issuer}/frontegg`)).filter(({ name }) => name.includes('refresh'));
  expect(cookies.length).toBeGreaterThan(0);
  for (const { httpOnly, value } of cookies) {
    expect(httpOnly).toBe(true);
    expect(`${text}${stored}`).not.toContain(value);
  }

  await page.evaluate(() => window.sdkPage.session.logout());
  const left = await dump(page);
  expect(left.stored).toBe('[]');
  expect(Object.keys(left.local)).toEqual(['GATEHOUSE_SIGNED_OUT']);
});

test('ten thousand foreign messages to the window and the channel change nothing', async ({ page, start }) => {
  const fixture = await start();
  const errors: string[] = [];
  page.on('pageerror', (error) => void errors.push(String(error)));
  await fixture.signIn(page, admin);
  await page.evaluate(() => window.sdkPage.load());
  const response = await page.evaluate(async (name) => {
    const malformed = [
      null,
      1,
      'signed-out',
      {},
      { type: 'signed-out' },
      { version: 2, type: 'signed-out' },
      { version: 1 },
    ];
    const frame = document.createElement('iframe');
    frame.src = 'data:text/html,<script>onmessage = () => { window.answered = true }</script>';
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    let replies = 0;
    addEventListener('message', ({ source }) => {
      if (source !== window) replies += 1;
    });
    const channel = new BroadcastChannel(name);
    const listener = new BroadcastChannel(name);
    // Messages arrive in order: behind the last one, all were handled.
    const handled = [window, listener].map(
      (target) =>
        new Promise<void>((resolve) => {
          target.addEventListener('message', (event) => {
            if (event instanceof MessageEvent && event.data === 'the last') resolve();
          });
        }),
    );
    for (let count = 0; count < 10_000; count += 1) {
      const message = malformed[count % malformed.length];
      window.postMessage(message, '*');
      channel.postMessage(message);
    }
    window.postMessage('the last', '*');
    channel.postMessage('the last');
    await Promise.all(handled);
    for (const open of [channel, listener]) open.close();
    return replies;
  }, `gatehouse:portal@${fixture.issuer}`);
  expect(response).toBe(0);
  expect(errors).toEqual([]);
  expect(await page.evaluate(() => window.sdkPage.signedInEmail())).toBe(admin.email);
});

test('a tab that the SDK opens has no access to the page', async ({ page, context, start }) => {
  const fixture = await start();
  await page.goto(fixture.origin);
  const opening = context.waitForEvent('page');
  await page.evaluate((address) => window.sdkPage.open(address), `${fixture.origin}/elsewhere`);
  const opened = await opening;
  await opened.waitForURL(`${fixture.origin}/elsewhere`);
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

test('F071 a page that comes back from the cache after a log-out shows no user', { tag: '@back' }, async ({
  page,
  context,
  start,
}) => {
  const fixture = await start();
  await fixture.signIn(page, admin);
  await page.evaluate(() => window.sdkPage.load());
  const other = await context.newPage();
  await other.goto(fixture.origin);
  await other.evaluate(() => window.sdkPage.load());
  await page.goto(fixture.origin.replace('localhost', '127.0.0.1'));
  await other.evaluate(() => window.sdkPage.session.logout());
  await goBack(page);
  // Restored or loaded again: its first state is signed out.
  expect(await page.evaluate(() => window.sdkPage.signedInEmail())).not.toBe(admin.email);
  expect(await page.evaluate(() => window.sdkPage.session.getToken())).toBeUndefined();
});

test('F072 Back from the login page: the page works, and the sign-in can begin again', { tag: '@back' }, async ({
  page,
  start,
}) => {
  const fixture = await start();
  await page.goto(`${fixture.origin}/here`);
  await page.evaluate(() => void window.sdkPage.login());
  await page.waitForURL(`${fixture.issuer}/account/login?request=*`);
  await goBack(page);
  await expect(page).toHaveURL(`${fixture.origin}/here`);
  expect(await page.evaluate(() => window.sdkPage.load())).toBe('unauthenticated');
  await page.evaluate(() => void window.sdkPage.login());
  await fixture.enter(page, admin);
  expect(page.url()).toBe(`${fixture.origin}/here`);
  expect(await page.evaluate(() => window.sdkPage.load())).toBe('authenticated');
});

test('F073 a cached page with an expired token makes one token request', { tag: '@back' }, async ({ page, start }) => {
  const fixture = await start({ settings: { accessTokenLifetime: LIFE } });
  await fixture.signIn(page, admin);
  await page.evaluate(() => window.sdkPage.load());
  const before = await fixture.controls.stats();
  await page.evaluate((ms) => window.sdkPage.jump(ms), LIFE * 1_000);
  await page.goto(fixture.origin.replace('localhost', '127.0.0.1'));
  await goBack(page);
  expect(await page.evaluate(() => window.sdkPage.comeBack())).toBe('kept');
  expect((await page.evaluate(() => window.sdkPage.requestToken(0))).status).toBe('authenticated');
  const { tokenCalls, reuseEvents } = await fixture.controls.stats();
  expect(tokenCalls - before.tokenCalls).toBe(1);
  expect(reuseEvents).toBe(0);
});
