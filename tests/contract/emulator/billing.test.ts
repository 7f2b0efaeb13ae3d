import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { groupedNumber, testCards } from '../../../emulator/billing/confirm-card';
import type { Emulator } from '../../../emulator/emulator';
import { admin, reseller } from '../../../emulator/seed/users';
import { type Browser, setUp } from './support';

const S = '/subscriptions/resources';
const B = `${S}/billing`;
const SUBSCRIPTION = `${S}/subscriptions/v1/subscription-acme`;
const CONFIRM = '/cards/v1/confirm';
const DAY = 24 * 3600;

let emulator: Emulator;
let browser: Browser;
let clock: ReturnType<typeof setUp>['clock'];
let token: string;

const signIn = async (user = admin) => (await browser.login(user.email, user.password)).body.accessToken;

beforeEach(async () => {
  ({ emulator, browser, clock } = setUp({ sessionLifetime: 365 * DAY, accessTokenLifetime: 365 * DAY }));
  token = await signIn();
});

const get = (path: string) => browser.call(path, { token });
const send = (method: string, path: string, json: unknown = {}) => browser.call(path, { method, json, token });
const subscription = async () => (await get(SUBSCRIPTION)).body;
const invoices = async () => (await get(`${B}/invoices/v1`)).body;
const actions = () => emulator.db.audits.list().map(({ action }) => action);

/** Enters a card in the card provider's form. */
const enter = async (number: string, more: object = {}, replaces?: string) => {
  const { body } = await send('POST', `${B}/payment-providers/stripe/setup-intents/v1`, { paymentMethodId: replaces });
  const card = { number, expMonth: 12, expYear: 2030, cvc: '123', secret: body.setupIntentSecret, ...more };
  const response = await browser.call(CONFIRM, { json: card });
  return { ...response, card, paymentMethodId: body.paymentMethodId };
};
const changeTo = (planId: string, paymentMethodId = 'card-acme') =>
  send('PUT', SUBSCRIPTION, { planId, paymentMethodId });

describe('billing of an account', () => {
  it('is limited to the own account', async () => {
    token = await signIn(reseller);
    for (const path of [
      `${B}/summaries/v1/tenant-acme`,
      `${B}/invoices/v1/invoice-acme-1`,
      `${B}/invoices/v1/invoice-acme-1/pdf`,
      `${B}/payment-methods/v1/card-acme`,
      SUBSCRIPTION,
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
    const details = `${B}/payment-methods/v1/card-acme/billing-details`;
    expect((await send('PATCH', details, { email: 'x@y.test' })).status).toBe(404);
    expect((await send('PUT', `${SUBSCRIPTION}/cancellations/`)).status).toBe(404);
  });

  it('is read-only where billing is managed externally', async () => {
    token = await signIn(reseller);
    const { status, body } = await send('PUT', `${S}/subscriptions/v1/subscription-resale/cancellations/`);
    expect([status, body.errorCode]).toEqual([409, 'externally-managed']);
  });
});

describe('a card', () => {
  it('stores only displayable fields, and is valid for one form', async () => {
    const { status, body, card, paymentMethodId } = await enter('4242424242424242');
    expect([status, body]).toEqual([200, { paymentMethodId }]);
    expect(JSON.stringify([emulator.db.paymentMethods.list(), emulator.db.audits.list()])).not.toContain(card.number);
    expect((await get(`${B}/payment-methods/v1/${paymentMethodId}`)).body).toMatchObject({ last4: '4242' });
    expect((await browser.call(CONFIRM, { json: card })).body.errorCode).toBe('card-setup-ended');
    expect(actions()).toContain('Card saved');
  });

  it.each([
    ['4000000000000002', {}, 402, 'card-declined'],
    ['4111111111111111', {}, 402, 'card-unknown'],
    ['4242424242424242', { expYear: 2025 }, 402, 'card-expired'],
    ['4242', {}, 400, 'invalid-card'],
    ['4000002500003155', { answer: 'decline' }, 402, 'card-declined'],
    ['4000002500003155', { answer: 'timeout' }, 402, 'card-timeout'],
  ])('%s %o is refused, and the form can be sent again', async (number, more, status, errorCode) => {
    const refused = await enter(number, more);
    expect([refused.status, refused.body.errorCode]).toEqual([status, errorCode]);
    expect(emulator.db.paymentMethods.count()).toBe(1);
    const good = { ...refused.card, number: '4242424242424242', expYear: 2030, answer: undefined };
    expect((await browser.call(CONFIRM, { json: good })).status).toBe(200);
  });

  it('is stored after its owner approved, when the bank requires approval', async () => {
    const requested = await enter('4000002500003155');
    expect([requested.body, emulator.db.paymentMethods.count()]).toEqual([{ asksOwner: true }, 1]);
    const approved = await browser.call(CONFIRM, { json: { ...requested.card, answer: 'approve' } });
    expect(approved.body).toEqual({ paymentMethodId: requested.paymentMethodId });
  });

  it('replaces another one and keeps the billing details', async () => {
    await enter('5555555555554444', {}, 'card-acme');
    const [card, ...others] = (await get(`${B}/payment-methods/v1`)).body;
    expect(others).toEqual([]);
    expect(card).toMatchObject({ brand: 'mastercard', billingDetails: { email: 'billing@acme.test' } });
  });

  it('has billing details within the limits of their form', async () => {
    const save = async (json: unknown) => {
      const { status, body } = await send('PATCH', `${B}/payment-methods/v1/card-acme/billing-details`, json);
      return [status, body.errorCode];
    };
    expect(await save({ email: 'billing' })).toEqual([400, 'email-invalid']);
    await save({ email: ' Billing@GRÜN.test' });
    expect(emulator.db.paymentMethods.list().map(({ email }) => email)).toContain('billing@xn--grn-ioa.test');
    expect(await save({ address: { city: 'x'.repeat(201) } })).toEqual([400, 'invalid-input']);
    expect(await save({ address: { city: 'x'.repeat(200) } })).toEqual([200, undefined]);
  });

  it('is listed on the first page of the provider and in the docs', () => {
    const visible = testCards
      .map(({ number, description }) => `| ${groupedNumber(number)} | ${description} |`)
      .join('\n');
    expect(readFileSync('docs/local-provider.md', 'utf8')).toContain(visible);
  });

  it('is entered on a page that only applications may frame', async () => {
    const frame = await browser.call('/cards/v1/frame', {
      headers: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    });
    expect(frame.status).toBe(200);
    expect(frame.headers.get('content-security-policy')).toMatch(/frame-ancestors 'self' http:\/\/localhost:4300(;|$)/);
  });
});

describe('a plan', () => {
  const features = async () => (await get('/entitlements/api/v2/user-entitlements')).body.plans;

  it('is paid once, and changes the entitlements at once', async () => {
    expect((await features())['plan-business'].defaultTreatment).toBe('false');
    expect((await changeTo('plan-business')).status).toBe(200);
    expect(await features()).toMatchObject({
      'plan-business': { defaultTreatment: 'true' },
      'plan-team': { defaultTreatment: 'false' },
    });
    const [latest] = (await invoices()).slice(-1);
    // 199 dollars minus the unused 19 of 31 days of the 49.
    expect(latest).toMatchObject({ totalAmount: 19_900 - Math.round((4900 * 19) / 31), paid: true });
    await changeTo('plan-business');
    expect(await invoices()).toHaveLength(9);
    expect(emulator.db.audits.list().at(-1)?.description).toBe('Plan changed: Business');
  });

  it('is unchanged when the card is declined', async () => {
    const { paymentMethodId } = await enter('4000000000009995');
    const { status, body } = await changeTo('plan-business', paymentMethodId);
    expect([status, body.errorCode]).toEqual([402, 'card-declined']);
    expect((await subscription()).planId).toBe('plan-team');
    expect((await changeTo('plan-business', 'no-card')).status).toBe(404);
    expect((await changeTo('plan-nothing')).status).toBe(404);
  });

  it('may be downgraded only where the vendor allows it', async () => {
    emulator.settings.allowPlanDowngrade = false;
    expect((await changeTo('plan-free')).status).toBe(403);
    emulator.settings.allowPlanDowngrade = true;
    expect((await changeTo('plan-free')).status).toBe(200);
    expect(await invoices()).toHaveLength(8);
  });

  it('starts with the first card of an account without one', async () => {
    emulator.db.subscriptions.remove('subscription-acme');
    expect((await features())['plan-free'].defaultTreatment).toBe('true');
    const made = await send('POST', `${B}/payment-providers/stripe/subscriptions/v1`, { stripePlanId: 'plan-team' });
    const card = { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' };
    await browser.call(CONFIRM, { json: { ...card, secret: made.body.subscriptionSecret } });
    const [row] = (await get(`${S}/subscriptions/v1`)).body;
    expect(row).toMatchObject({ id: made.body.subscriptionId, status: 'active' });
  });
});

describe('the clock', () => {
  it('renews a subscription every month, with an invoice', async () => {
    clock.advance(70 * DAY);
    expect((await subscription()).status).toBe('active');
    expect(await invoices()).toHaveLength(10);
    expect(actions().filter((action) => action === 'Subscription renewed')).toHaveLength(2);
  });

  it('ends a canceled subscription with its period, unless it is renewed before', async () => {
    await send('PUT', `${SUBSCRIPTION}/cancellations/`);
    expect((await send('PUT', `${SUBSCRIPTION}/cancellations/`)).status).toBe(409);
    await send('PUT', `${SUBSCRIPTION}/renewals/`);
    expect((await subscription()).cancellation).toBeNull();
    await send('PUT', `${SUBSCRIPTION}/cancellations/`);
    expect(await subscription()).toMatchObject({ status: 'active', cancellation: { policy: 'atPeriodEnd' } });
    clock.advance(20 * DAY);
    expect((await subscription()).status).toBe('canceled');
    expect(await invoices()).toHaveLength(8);
  });

  it('gives two weeks to replace a declined card', async () => {
    const events: string[] = [];
    emulator.onEvent(({ key }) => events.push(key));
    await enter('4000000000000341', {}, 'card-acme');
    clock.advance(20 * DAY);
    expect((await subscription()).status).toBe('incomplete');
    expect((await invoices()).at(-1).paid).toBe(false);
    expect(events).toContain('frontegg.payment.failed');
    expect(emulator.db.outbox.list().at(-1)?.subject).toBe('Your payment did not go through');
    clock.advance(14 * DAY);
    expect((await subscription()).status).toBe('expired');
  });

  it('ends a trial with a charge, or ends the subscription without a card', async () => {
    const trial = { status: 'trialing', trialEnd: clock.now() + 5 * DAY * 1000 } as const;
    emulator.db.subscriptions.patch('subscription-acme', trial);
    clock.advance(6 * DAY);
    expect((await subscription()).status).toBe('active');
    emulator.db.subscriptions.patch('subscription-acme', { ...trial, trialEnd: clock.now() + 1000 });
    emulator.db.paymentMethods.clear();
    clock.advance(2);
    expect((await subscription()).status).toBe('trialEnded');
  });
});

it('an invoice is a PDF with number, total and characters beyond Latin-1', async () => {
  emulator.db.tenants.patch('tenant-acme', { name: 'Zakład Łódź' });
  const { headers, text } = await get(`${B}/invoices/v1/invoice-acme-8/pdf?outputFileName=mine.pdf`);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toBe('attachment; filename="mine.pdf"');
  expect(text).toMatch(/^%PDF-1\.5[\s\S]*%%EOF\n$/);
  const written = [...text.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex = '']) =>
    String.fromCharCode(...(hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))),
  );
  expect(written).toEqual(expect.arrayContaining(['2026-0008', '$49.00', 'Team', 'Paid']));
  expect(text).toContain('/Lslash');
  expect(text).not.toContain('ActualText');
  // Every object is at its offset in the table.
  const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset, at) => text.slice(offset).startsWith(`${at + 1} 0 obj`))).toEqual(Array(8).fill(true));
});

describe('an invoice in another script', () => {
  it.each([
    ['Ελλάς Α.Ε.', 'Ellas A.E.'],
    ['東京', 'DongJing'],
    ['شركة', 'shrkh'],
  ])('transliterates %s and keeps the original for search and screen readers', async (name, spelled) => {
    emulator.db.tenants.patch('tenant-acme', { name });
    const { text } = await get(`${B}/invoices/v1/invoice-acme-8/pdf`);
    const entered = [...name].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
    const visible = Buffer.from(spelled).toString('hex');
    expect(text).toMatch(new RegExp(`ActualText <feff${entered}> >> BDC BT [^\\n]*<${visible}> Tj ET EMC`));
  });
});

describe('the vendor', () => {
  it.each([
    ['none', [], 403, 'not-authorized'],
    ['off', ['0'], 409, 'provider-not-configured'],
    ['on', ['1'], 200, undefined],
  ] as const)('with card payments "%s"', async (cardPayments, status, response, errorCode) => {
    emulator.settings.cardPayments = cardPayments;
    const providers = (await get(`${S}/payment-providers/v1`)).body;
    expect(providers.map((provider: { status: string }) => provider.status)).toEqual(status);
    const config = await get(`${B}/payment-providers/stripe/public-configurations/v1`);
    expect([config.status, config.body.errorCode]).toEqual([response, errorCode]);
  });
});
