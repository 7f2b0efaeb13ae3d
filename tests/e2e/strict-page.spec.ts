import type { BrowserContext } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import type { StartOptions } from '../support/sdk-in-chromium';
import { expect, test } from './sdk-fixtures';

/** Runs before every script of the page: records policy violations, and freezes the built-ins. */
const guard = `
  window.violations = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    violations.push([violatedDirective, blockedURI, sample].join(' '));
  });
  for (const intrinsic of [
    Object, Array, Function, Error, TypeError, RangeError, SyntaxError, Map, Set, WeakMap, WeakSet, Promise, String,
    Number, Boolean, BigInt, RegExp, Date, Symbol, URL, URLSearchParams, Headers, Request, Response, AbortController,
    AbortSignal, DOMException, EventTarget, Event, JSON, Math, Reflect, Uint8Array, ArrayBuffer, TextEncoder, TextDecoder,
  ]) {
    Object.freeze(intrinsic);
    if (intrinsic.prototype) Object.freeze(intrinsic.prototype);
  }
`;

/** No inline code, no text as code, no markup or script address from a text; requests to the provider only. */
const policyFor = (provider: string, policies: string) =>
  [
    "default-src 'none'",
    // The icon of the page, which is none.
    'img-src data:',
    "script-src 'self'",
    "worker-src 'self'",
    `connect-src 'self' ${provider}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}`,
  ].join('; ');

/** A page under the policy; `policies` are those that it may make itself. */
const underPolicy = (policies: string): StartOptions => ({
  page: { script: 'strict', also: ['worker'], before: { guard } },
  headers: (issuer) => ({ 'content-security-policy': policyFor(issuer, policies) }),
});

const complaintsOf = (context: BrowserContext) => {
  const complaints: string[] = [];
  context.on('weberror', ({ error }) => void complaints.push(String(error())));
  context.on('console', (message) => {
    // The first session request returns 401, which the browser logs.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  return complaints;
};

test('signs in, renews and signs out on frozen intrinsics under a strict policy with Trusted Types', async ({
  page,
  context,
  start,
}) => {
  const complaints = complaintsOf(context);
  const fixture = await start(underPolicy("'none'"));
  await fixture.signIn(page, admin, '/here?a=1');
  expect(page.url()).toBe(`${fixture.origin}/here?a=1`);
  const outcome = await page.evaluate(async () => {
    const { session, load, signedInEmail } = window.sdkPage;
    const first = await load();
    const before = await session.getToken();
    await session.refresh();
    const renewed = (await session.getToken()) !== before;
    const who = signedInEmail();
    await session.logout();
    return { first, renewed, who, last: session.get().status, frozen: Object.isFrozen(Error.prototype) };
  });
  expect(outcome).toEqual({
    first: 'authenticated',
    renewed: true,
    who: admin.email,
    last: 'unauthenticated',
    frozen: true,
  });
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the policy of this test blocks violations', async ({ page, start }) => {
  const fixture = await start(underPolicy("'none'"));
  await page.goto(fixture.origin);
  const thrown = await page.evaluate(() => {
    const attempts = [
      () => {
        document.body.innerHTML = '<i></i>';
      },
      () => {
        const url: string = '/worker.js';
        return new Worker(url);
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    });
  });
  expect(thrown).toEqual([true, true]);
  await expect.poll(() => page.evaluate(() => window.violations.length)).toBeGreaterThan(0);
});

test('works in a worker, without a window', async ({ page, context, start }) => {
  const complaints = complaintsOf(context);
  const fixture = await start(underPolicy('worker'));
  await page.goto(fixture.origin);
  expect(await page.evaluate((url) => window.askWorker(url), fixture.issuer)).toEqual({
    window: 'undefined',
    refused: 401,
    status: 'unauthenticated',
    mayAll: false,
    sub: 'a',
  });
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  expect(complaints).toEqual([]);
});
