import type { Identity } from '@gatehouse/sdk';
import { contract as accountSettings } from '@gatehouse/sdk/contracts/account-settings';
import { contract as users } from '@gatehouse/sdk/contracts/users';
import { startSocialLogin } from '@gatehouse/sdk/sign-in';
import * as social from '@gatehouse/sdk/social';
import { afterEach, expect, it } from 'vitest';
import { createCookieJar } from '../../emulator/http/cookies';
import type { Settings } from '../../emulator/provider';
import { sha256 } from '../../emulator/random';
import { issueActorToken } from '../../emulator/rules/sign-in/impersonation';
import { admin, reader, reseller, secured } from '../../emulator/seed/users';
import { createAuthenticator } from '../../emulator/testing/authenticator';
import { addConnection, signInOutside } from '../contract/emulator/external-sign-in';
import { createBrowser } from '../contract/emulator/support';
import { createFixture } from '../support/fixture';
import * as flows from './flows';

const PASSWORD = 'A-longer-Passphrase-7';
const DISPOSALS: (() => void)[] = [];
afterEach(() => {
  for (const dispose of DISPOSALS.splice(0)) dispose();
});

const after = (ms: number, run: () => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const start = (settings: Partial<Settings> = {}) => {
  const fixture = createFixture();
  DISPOSALS.push(fixture.dispose);
  Object.assign(fixture.emulator.settings, settings);
  const { inbox } = fixture.emulator;
  /** A page of the application, in a tab of its own. Timers run as they do for a user. */
  const open = (path = '/account/login') => {
    const tab = fixture.browser.openTab(`http://localhost:4300${path}`);
    const environment = { ...tab.environment, after };
    return { tab, identity: fixture.openIn(tab, { loginMode: 'embedded', environment }) };
  };
  const openAt = ({ pathname, search }: URL) => open(pathname + search);
  return {
    ...fixture,
    inbox,
    code: createAuthenticator(fixture.emulator).code,
    open,
    /** A page of the application, opened by the newest link to an address. */
    openLink: async (to: string) => openAt(new URL(await inbox.link(to))),
    /** What happens on the pages of another service, from its address to the callback. */
    outside: (address: string, email: string) =>
      signInOutside(createBrowser(fixture.emulator.fetch), address, { email, name: 'Ann Corp' }),
  };
};

const emailOf = ({ session }: Identity): string | undefined => {
  const state = session.get();
  return state.status === 'authenticated' ? state.user.email : undefined;
};

const signedIn = async (fixture: ReturnType<typeof start>, user = admin) => {
  const { identity, tab } = fixture.open();
  await flows.signIn(identity, user);
  return { identity, tab };
};

it('signs in with the password, and reports a wrong one', async () => {
  const { open } = start();
  const { identity } = open();
  const wrong = flows.signIn(identity, { ...reader, password: 'something else' });
  await expect(wrong).rejects.toMatchObject({ statusCode: 401 });
  await flows.signIn(identity, reader);
  expect(emailOf(identity)).toBe(reader.email);
});

it('signs in with the second factor, and steps up', async () => {
  const { open, code, clock } = start();
  const { identity } = open();
  await flows.signIn(identity, { ...secured, code: () => code() });
  expect(emailOf(identity)).toBe(secured.email);
  await clock.advance(600_000);
  const page = open('/account/step-up?maxAge=60').identity;
  await page.session.load();
  await flows.stepUp(page, () => code());
  expect(emailOf(page)).toBe(secured.email);
});

it('signs in with a code of an email', async () => {
  const { open, inbox } = start({ authStrategy: 'Code' });
  const { identity } = open();
  await flows.signIn(identity, { email: reader.email, code: () => inbox.code(reader.email) });
  expect(emailOf(identity)).toBe(reader.email);
});

it('signs in with the link of an email', async () => {
  const { open, openLink } = start({ authStrategy: 'MagicLink' });
  await flows.requestMagicLink(open().identity, admin.email);
  const { identity } = await openLink(admin.email);
  await flows.openMagicLink(identity);
  expect(emailOf(identity)).toBe(admin.email);
});

it('replaces a forgotten password', async () => {
  const { open, openLink } = start();
  await flows.forgotPassword(open().identity, reader.email);
  await flows.resetPassword((await openLink(reader.email)).identity, PASSWORD);
  const { identity } = open();
  await flows.signIn(identity, { email: reader.email, password: PASSWORD });
  expect(emailOf(identity)).toBe(reader.email);
});

it('signs a user up and activates them', async () => {
  const { open, openLink } = start({ allowSignups: true });
  const email = 'ada@newlab.test';
  await flows.signUp(open('/account/sign-up').identity, { email, companyName: 'New Lab', password: PASSWORD });
  const { identity } = await openLink(email);
  await flows.activate(identity, PASSWORD);
  expect(emailOf(identity)).toBe(email);
});

it('activates an invited user, and lets a known one join', async () => {
  const fixture = start();
  const { identity: administrator } = await signedIn(fixture, reseller);
  const invite = (email: string) =>
    administrator.call(users).addUser({ email, roleIds: ['role-viewer'], provider: 'local' });
  const email = 'newcomer@acme.test';
  await invite(email);
  await invite(reader.email);
  const { identity } = await fixture.openLink(email);
  await flows.activate(identity, PASSWORD);
  expect(emailOf(identity)).toBe(email);
  await flows.acceptInvitation((await fixture.openLink(reader.email)).identity);
  const { identity: known } = fixture.open();
  await flows.signIn(known, reader);
  const state = known.session.get();
  expect(state.status === 'authenticated' && state.user.tenantIds).toContain('tenant-resale');
});

it('unlocks a user by the link of an email', async () => {
  const { open, openLink, emulator } = start({ maxFailures: 1 });
  const wrong = flows.signIn(open().identity, { ...reader, password: 'wrong' });
  await expect(wrong).rejects.toMatchObject({ errorCode: 'user-locked' });
  await flows.unlock((await openLink(reader.email)).identity);
  emulator.settings.maxFailures = 10;
  const { identity } = open();
  await flows.signIn(identity, reader);
  expect(emailOf(identity)).toBe(reader.email);
});

it('replaces a lost phone number', async () => {
  const { open, inbox } = start({ authStrategy: 'SmsCode' });
  const { identity } = open('/account/reset-phone-number');
  const phoneNumber = '+491700000099';
  await flows.resetPhoneNumber(identity, {
    email: reader.email,
    phoneNumber,
    mailCode: () => inbox.code(reader.email),
    smsCode: () => inbox.code(phoneNumber),
  });
  expect(emailOf(identity)).toBe(reader.email);
});

it('impersonates another user', async () => {
  const { open, emulator } = start();
  const user = emulator.db.users.get(reader.id) ?? expect.fail('no user');
  const actorToken = await issueActorToken(emulator, createCookieJar(), { user, actor: 'operator@vendor.test' });
  // The mark of the browser that the link was made in is in that jar.
  emulator.db.actorTokens.patch(await sha256(actorToken), { browserHash: '' });
  await flows.impersonate(
    open(`/account/impersonate?${new URLSearchParams({ userId: user.id, actorToken })}`).identity,
  );
  const { identity } = open('/');
  await identity.session.load();
  expect(emailOf(identity)).toBe(reader.email);
});

it('completes a social login', async () => {
  const { open, outside } = start({ social: ['google'] });
  const { identity, tab } = open();
  const [google] = await identity.of(social).listProviders().queryFn({});
  if (!google) return expect.fail('no provider');
  await startSocialLogin(identity, google);
  tab.open((await outside(tab.redirects.at(-1)?.href ?? '', reader.email)).href);
  await flows.finishSocialLogin(identity);
  expect(emailOf(identity)).toBe(reader.email);
});

it.each([
  ['OpenID Connect', 'oidc', flows.finishOidc],
  ['SAML', 'saml', flows.finishSaml],
] as const)('completes single sign-on over %s', async (_, type, finish) => {
  const { open, outside, emulator } = start();
  addConnection(emulator, { type });
  const { identity, tab } = open();
  const { ssoAddress = '' } = await flows.leaveForSso(identity, 'ann@corp.test');
  tab.open((await outside(ssoAddress, 'ann@corp.test')).href);
  await finish(identity);
  expect(emailOf(identity)).toBe('ann@corp.test');
});

it('changes the plan, opens the application, and signs out', async () => {
  const fixture = start();
  const { identity, tab } = await signedIn(fixture);
  const { billing } = await flows.checkOut(identity, 'plan-business', async () => expect.fail('a card is stored'));
  expect(billing?.subscription?.planId).toBe('plan-business');

  await identity.call(accountSettings).update({ applicationUrl: 'https://app.example.com/start' });
  await flows.openApp(identity);
  expect(tab.redirects.map(String)).toContain('https://app.example.com/start');

  await flows.logOut(identity);
  expect(identity.session.get()).toMatchObject({ status: 'unauthenticated' });
});
