import { describe, expect, it } from 'vitest';
import { lockOut } from '../../../emulator/rules/passwords/password-attempts';
import { policies } from '../../../emulator/rules/policies/policies';
import { admin, reader, reseller, secured } from '../../../emulator/seed/users';
import { createAuthenticator } from '../../../emulator/testing/authenticator';
import { lastCode } from './samples/sign-in';
import { otherThan } from './signed-in';
import { adminLogin, claimsOf, createBrowser, ISSUER, mailedLink, setUp } from './support';

const API = '/identity/resources/users/v1';
const NEW = 'ada@newlab.test';
const PASSWORD = 'A-longer-Passphrase-7';
const DAY = 24 * 3600;

const start = (settings: { allowSignups?: boolean; mailCodes?: boolean } = {}) => {
  const { emulator, browser, clock } = setUp();
  Object.assign(emulator.settings, { allowSignups: true, ...settings });
  const post = (path: string, json: object, from = browser) => from.call(`${API}/${path}`, { json });
  const signUp = (changes: object = {}, from = browser) =>
    post('signUp', { email: NEW, companyName: 'New Lab', name: 'Ada', password: PASSWORD, ...changes }, from);
  const mails = () => emulator.db.outbox.list();
  const link = () => {
    const { userId, token } = mailedLink(emulator).link;
    return { userId, token };
  };
  const strategy = (given: { userId: string; token: string }, from = browser) =>
    from.call(`${API}/activate/strategy?${new URLSearchParams(given)}`);
  const invite = async (email: string, from: { email: string; password: string } = adminLogin) => {
    const { body } = await createBrowser(emulator.browser()).login(from.email, from.password);
    return browser.call('/identity/resources/users/v2', {
      json: { email, roleIds: [], provider: 'local' },
      token: body.accessToken,
    });
  };
  const verify = (token: string) => browser.call('/identity/resources/tenants/invites/v1/verify', { json: { token } });
  const other = () => createBrowser(emulator.browser());
  return { emulator, db: emulator.db, browser, clock, post, signUp, mails, link, strategy, invite, verify, other };
};

describe('a sign-up', () => {
  it('creates a user and an account, activated by email, with the user as its administrator', async () => {
    const { signUp, post, link, strategy, verify, db, browser } = start();
    const metadata = JSON.stringify({ jobTitle: 'Researcher' });
    expect(await signUp({ metadata })).toMatchObject({ status: 200, body: { shouldActivate: true } });
    expect((await browser.login(NEW, PASSWORD)).body.accessToken).toBeUndefined();
    expect((await strategy(link())).body).toEqual({ shouldSetPassword: false });
    expect((await verify(link().token)).body.errorCode).toBe('invalid-link');
    const { status, body } = await post('activate', { ...link(), lastTermsCheck: '2026-06-01' });
    expect([status, body.userEmail]).toEqual([200, NEW]);
    const user = db.users.first('email', NEW);
    expect(JSON.parse(user?.metadata ?? '')).toEqual({ jobTitle: 'Researcher', lastTermsCheck: '2026-06-01' });
    expect(db.tenants.get(user?.tenantId ?? '')?.name).toBe('New Lab');
    const me = await browser.call('/identity/resources/users/v2/me', { token: body.accessToken });
    expect(me.body).toMatchObject({ verified: true, tenantId: user?.tenantId });
    expect(db.memberships.by('userId', user?.id ?? '')).toMatchObject([{ roleIds: ['role-admin'], activated: true }]);
    expect((await browser.login(NEW, PASSWORD)).status).toBe(200);
  });

  it('counts its password only in the browser that signed up', async () => {
    const { signUp, post, link, strategy, other, browser } = start();
    await signUp({ password: 'An-attackers-Secret-1' });
    const owner = other();
    expect((await strategy(link(), owner)).body).toEqual({ shouldSetPassword: true });
    expect((await post('activate', link(), owner)).body.errorCode).toBe('weak-password');
    expect((await post('activate', { ...link(), password: 'short' }, owner)).body.errorCode).toBe('weak-password');
    expect((await post('activate', { ...link(), password: PASSWORD }, owner)).status).toBe(200);
    expect((await browser.login(NEW, 'An-attackers-Secret-1')).status).toBe(401);
    expect((await browser.login(NEW, PASSWORD)).status).toBe(200);
  });

  it('does not reveal whether an address is known', async () => {
    const { signUp, mails, db } = start();
    const shape = ({ status, text, headers }: Awaited<ReturnType<typeof signUp>>) => ({
      status,
      text,
      headers: [...headers.keys()].sort(),
    });
    const users = db.users.count();
    const known = await signUp({ email: reader.email });
    expect(mails().at(-1)).toMatchObject({ to: reader.email, subject: 'You already have an account' });
    expect([db.users.count(), db.users.get(reader.id)?.name]).toEqual([users, reader.name]);
    expect(shape(known)).toEqual(shape(await signUp()));
    for (const email of [reader.email, 'nobody@acme.test']) {
      expect((await signUp({ email, password: 'x' })).body.errorCode).toBe('weak-password');
    }
  });

  it('is refused where it is disabled, and without an address or a company', async () => {
    const { signUp, emulator, db } = start();
    const users = db.users.count();
    expect((await signUp({ email: 'ada' })).body.errorCode).toBe('email-invalid');
    expect((await signUp({ companyName: ' ' })).body.errorCode).toBe('company-missing');
    expect((await signUp({ metadata: '[]' })).body.errorCode).toBe('metadata-invalid');
    emulator.settings.allowSignups = false;
    expect(await signUp()).toMatchObject({ status: 403, body: { errorCode: 'signups-disabled' } });
    expect(db.users.count()).toBe(users);
  });

  it('is limited to five per hour for an address, known or not', async () => {
    const { signUp, clock } = start();
    for (const email of [NEW, reader.email]) {
      for (let i = 0; i < 5; i += 1) expect((await signUp({ email })).status).toBe(200);
      expect((await signUp({ email })).body.errorCode).toBe('too-many-mails');
    }
    clock.advance(3600);
    expect((await signUp()).status).toBe(200);
  });
});

describe('the activation link', () => {
  it('is valid once, for seven days, for one user, and opening it does not use it up', async () => {
    const { signUp, post, link, strategy, clock } = start();
    await signUp();
    const first = link();
    for (const wrong of [{ token: 'x' }, { userId: 'user-admin' }, { userId: '' }]) {
      expect((await strategy({ ...first, ...wrong })).body.errorCode).toBe('invalid-link');
      expect((await post('activate', { ...first, ...wrong })).body.errorCode).toBe('invalid-link');
    }
    clock.advance(7 * DAY - 1);
    expect((await strategy(first)).status).toBe(200);
    clock.advance(1);
    expect((await post('activate', first)).body.errorCode).toBe('invalid-link');
    expect((await post('activate/reset', { email: NEW })).status).toBe(200);
    expect((await post('activate', first)).body.errorCode).toBe('invalid-link');
    const responses = await Promise.all([1, 2, 3].map(() => post('activate', { ...link(), password: PASSWORD })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('is sent again only to users who wait for it, with the same response for all', async () => {
    const { signUp, post, mails } = start();
    await signUp();
    const before = mails().length;
    const responses = [];
    for (const email of [NEW, reader.email, 'nobody@acme.test'])
      responses.push(await post('activate/reset', { email }));
    expect(new Set(responses.map(({ status, text }) => `${status}${text}`)).size).toBe(1);
    expect(mails().slice(before)).toMatchObject([{ to: NEW, subject: 'Activate your account' }]);
  });

  it('requires the code of its email if there is one, and ends with the fifth wrong one', async () => {
    const { signUp, post, link, emulator } = start({ mailCodes: true });
    await signUp();
    expect(mailedLink(emulator).page).toMatch(/\/account\/activate\/code$/);
    const code = lastCode({ emulator });
    expect(emulator.db.outbox.list().at(-1)?.subject).toBe(`${code} is your code to activate your account`);
    expect((await post('activate', link())).body.errorCode).toBe('invalid-link');
    const wrong = code === '000000' ? '111111' : '000000';
    for (let i = 0; i < 4; i += 1) {
      expect((await post('activate/code', { ...link(), code: wrong })).body.errorCode).toBe('wrong-code');
    }
    const right = await post('activate/code', { ...link(), code, password: 'short' });
    expect(right.body.errorCode).toBe('weak-password');
    expect((await post('activate/code', { ...link(), code: wrong })).body.errorCode).toBe('invalid-link');
    expect((await post('activate/code', { ...link(), code })).body.errorCode).toBe('invalid-link');
  });
});

describe('an invitation', () => {
  it.each([
    ['without roles, gives the default ones, but no administrative one', [], ['role-viewer']],
    ['with the empty text for none, as well', [''], ['role-viewer']],
    ['with roles, gives only those', ['role-editor'], ['role-editor']],
  ])('%s', async (_name, roleIds, expected) => {
    const { emulator, browser } = setUp();
    const { db } = emulator;
    const { accessToken: token } = (await browser.login(adminLogin.email, adminLogin.password)).body;
    for (const { id, key } of db.roles.list()) db.roles.patch(id, { isDefault: key === 'Admin' || key === 'Viewer' });
    const json = { email: 'new@corp.test', name: 'New', roleIds, provider: 'local' };
    const { body } = await browser.call('/identity/resources/users/v2', { json, token });
    const { userId, token: invitation } = mailedLink(emulator).link;
    await browser.call(`${API}/invitation/accept`, { json: { userId, token: invitation } });
    const [membership] = db.memberships.by('userId', body.id);
    expect([membership?.activated, membership?.roleIds]).toEqual([true, expected]);
  });

  it('adds a known user to a second account: no session, no further email, and an unchanged profile', async () => {
    const { invite, post, link, db, browser, mails } = start();
    await invite(reader.email, reseller);
    const before = mails().length;
    expect((await post('invitation/accept', { ...link(), userId: 'user-admin' })).body.errorCode).toBe('invalid-link');
    expect(await post('invitation/accept', link())).toMatchObject({ status: 200, text: '' });
    expect((await post('invitation/accept', link())).body.errorCode).toBe('invalid-link');
    const rows = db.memberships.by('userId', reader.id);
    expect(rows.find(({ tenantId }) => tenantId === 'tenant-resale')).toMatchObject({ activated: true });
    expect(mails()).toHaveLength(before);
    expect((await browser.silent()).status).toBe(401);
    const { body } = await browser.login(reader.email, reader.password);
    const me = await browser.call('/identity/resources/users/v2/me', { token: body.accessToken });
    expect(me.body).toMatchObject({ name: reader.name, tenantId: reader.memberships[0]?.tenantId });
  });

  it('of a new user is one email: its link names the account, sets the password and signs in', async () => {
    const { invite, post, link, mails, strategy, db, verify } = start();
    await invite(NEW);
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toContain(`Ada Admin (${admin.email}) invited you to join Acme as ${NEW}.`);
    expect((await verify(link().token)).body).toEqual({ name: 'Acme' });
    expect((await strategy(link())).body).toEqual({ shouldSetPassword: true });
    expect((await post('activate', link())).body.errorCode).toBe('weak-password');
    const { status, body } = await post('activate', { ...link(), password: PASSWORD });
    expect([status, body.userEmail]).toEqual([200, NEW]);
    expect(db.memberships.by('userId', link().userId)).toMatchObject([{ tenantId: 'tenant-acme', activated: true }]);
    expect(mails()).toHaveLength(1);
    expect((await post('invitation/accept', link())).body.errorCode).toBe('invalid-link');
    expect((await verify(link().token)).body.errorCode).toBe('invalid-link');
  });

  it('is sent again when a new user asks for another link', async () => {
    const { invite, post, link, mails, clock, verify } = start();
    await invite(NEW);
    const { token } = link();
    clock.advance(7 * DAY);
    expect((await verify(token)).body.errorCode).toBe('invalid-link');
    await post('activate/reset', { email: NEW });
    expect(mails().at(-1)).toMatchObject({ to: NEW, subject: 'Join Acme' });
    expect(mails().at(-1)?.text).toContain('Ada Admin');
    expect((await post('activate', { ...link(), password: PASSWORD })).status).toBe(200);
  });

  it('neither activates a known user nor replaces their password', async () => {
    const { invite, post, link, strategy, browser } = start();
    await invite(reader.email, reseller);
    expect((await strategy(link())).body.errorCode).toBe('invalid-link');
    expect((await post('activate', { ...link(), password: PASSWORD })).body.errorCode).toBe('invalid-link');
    expect((await browser.login(reader.email, reader.password)).status).toBe(200);
    expect((await post('invitation/accept', link())).status).toBe(200);
  });

  it('requires a password by the next email of a new user who accepts without one', async () => {
    const { invite, post, link, mails, browser, strategy, clock } = start();
    await invite(NEW);
    await post('invitation/accept', link());
    expect(mails().at(-1)).toMatchObject({ to: NEW, subject: 'Activate your account' });
    expect((await strategy(link())).body).toEqual({ shouldSetPassword: true });
    clock.advance(7 * DAY);
    await post('activate/reset', { email: NEW });
    expect((await post('activate', { ...link(), password: PASSWORD })).status).toBe(200);
    expect((await browser.login(NEW, PASSWORD)).status).toBe(200);
  });

  it('is accepted by its code, and refused with a message while the account is locked', async () => {
    const { invite, post, link, emulator, db } = start({ mailCodes: true });
    await invite(NEW);
    const given = { ...link(), code: lastCode({ emulator }) };
    expect(emulator.db.outbox.list().at(-1)?.subject).toBe(`${given.code} is your code to join Acme`);
    db.tenants.patch('tenant-acme', { locked: true });
    expect(await post('invitation/accept/code', given)).toMatchObject({ status: 403, body: { errorCode: 'ER-01239' } });
    db.tenants.patch('tenant-acme', { locked: undefined });
    expect((await post('invitation/accept', link())).body.errorCode).toBe('invalid-link');
    expect((await post('invitation/accept/code', given)).status).toBe(200);
  });

  it('is refused for a domain that the account no longer allows', async () => {
    const { invite, post, link, db } = start();
    await invite(NEW);
    const value = { active: true, listType: 'ALLOW', blockPublicDomains: false };
    db.documents.put({ id: policies.domains.idIn('tenant-acme'), tenantId: 'tenant-acme', value });
    db.domainRestrictions.put({ id: 'd-1', tenantId: 'tenant-acme', domain: 'acme.test', type: 'ALLOW' });
    expect((await post('invitation/accept', link())).body.errorCode).toBe('domain-refused');
    expect((await post('activate', { ...link(), password: PASSWORD })).body.errorCode).toBe('domain-refused');
    db.domainRestrictions.put({ id: 'd-2', tenantId: 'tenant-acme', domain: 'newlab.test', type: 'ALLOW' });
    expect((await post('invitation/accept', link())).status).toBe(200);
  });
});

describe('an invite link', () => {
  const LINK = 'a-link-to-acme';
  const withLink = () => {
    const fixture = start({ allowSignups: false });
    const expires = new Date(fixture.clock.now() + 30 * DAY * 1000).toISOString();
    const dates = { createdAt: '2026-06-01T12:00:00.000Z', expires };
    fixture.db.inviteLinks.put({
      id: 'tenant-acme',
      tenantId: 'tenant-acme',
      token: LINK,
      shouldSendEmail: false,
      ...dates,
    });
    const verify = () => fixture.verify(LINK);
    return { ...fixture, verify };
  };

  it('has the name of its account, adds users without administration, and expires', async () => {
    const { verify, signUp, db, clock } = withLink();
    expect((await verify()).body).toEqual({ name: 'Acme' });
    expect((await signUp()).body.errorCode).toBe('signups-disabled');
    expect((await signUp({ invitationToken: LINK })).status).toBe(200);
    const user = db.users.first('email', NEW);
    const roles = db.memberships.by('userId', user?.id ?? '').flatMap(({ roleIds }) => roleIds);
    expect([user?.tenantId, roles]).toEqual(['tenant-acme', ['role-support']]);
    clock.advance(30 * DAY);
    expect((await verify()).body.errorCode).toBe('invalid-link');
    expect((await signUp({ invitationToken: LINK })).body.errorCode).toBe('invalid-link');
  });

  it('adds users who sign in with it, after every factor, and does not block sign-ins once expired', async () => {
    const { browser, db, clock } = withLink();
    db.tenants.put({ id: 'tenant-new', name: 'New', type: 'customer', createdAt: '2026-06-01T12:00:00.000Z' });
    db.inviteLinks.patch('tenant-acme', { tenantId: 'tenant-new' });
    const isIn = ({ id }: { id: string }) =>
      db.memberships.by('userId', id).some((row) => row.tenantId === 'tenant-new');
    const login = ({ email, password }: { email: string; password: string }) =>
      browser.call('/identity/resources/auth/v1/user', { json: { email, password, invitationToken: LINK } });

    const { body } = await login(secured);
    expect([body.mfaRequired, isIn(secured)]).toEqual([true, false]);
    const value = createAuthenticator({ db, clock }).code(secured.email);
    const verified = await browser.call('/identity/resources/auth/v1/user/mfa/verify', {
      json: { mfaToken: body.mfaToken, value },
    });
    expect(claimsOf(verified.body.accessToken).tenantId).toBe('tenant-new');
    expect(isIn(secured)).toBe(true);

    const first = await login(reader);
    expect(claimsOf(first.body.accessToken).tenantId).toBe('tenant-new');
    const again = await login(reader);
    expect(claimsOf(again.body.accessToken).tenantId).toBe('tenant-new');
    expect(db.audits.list().filter(({ action }) => action === 'User joined by invite link')).toHaveLength(2);

    clock.advance(30 * DAY);
    expect((await login(adminLogin)).status).toBe(200);
    expect(isIn(admin)).toBe(false);
  });

  it('of a locked account returns an error, and a known user is invited by email', async () => {
    const { verify, signUp, db, mails } = withLink();
    await signUp({ email: 'reseller@resale.test', invitationToken: LINK });
    await signUp({ email: admin.email, invitationToken: LINK });
    expect(mails().at(-1)).toMatchObject({ to: admin.email, subject: 'You already have an account' });
    db.tenants.patch('tenant-acme', { locked: true });
    expect(await verify()).toMatchObject({ status: 403, body: { errorCode: 'ER-01240' } });
    expect((await signUp({ invitationToken: LINK })).body.errorCode).toBe('ER-01240');
  });
});

describe('a locked user', () => {
  const unlock = (fixture: ReturnType<typeof start>, token: string) =>
    fixture.browser.call('/identity/resources/users/v3/me/unlock', { json: { token } });
  const lock = async (fixture: ReturnType<typeof start>, email: string) => {
    for (let i = 0; i < 5; i += 1) {
      fixture.clock.advance(4);
      await fixture.browser.login(email, 'wrong');
    }
  };

  it('gets an unlock link by email, valid once, that does not sign in', async () => {
    const fixture = start();
    await lock(fixture, reader.email);
    expect(fixture.mails().filter(({ subject }) => subject === 'Unlock your account')).toHaveLength(1);
    expect((await fixture.browser.login(reader.email, reader.password)).body.errorCode).toBe('user-locked');
    const { token } = fixture.link();
    expect((await unlock(fixture, 'made-up')).body.errorCode).toBe('reset-link-ended');
    expect((await unlock(fixture, token)).status).toBe(200);
    expect((await fixture.browser.silent()).status).toBe(401);
    expect((await unlock(fixture, token)).body.errorCode).toBe('reset-link-ended');
    expect((await fixture.browser.login(reader.email, reader.password)).status).toBe(200);
  });

  it('gets a link too when the console or a seed locked them, one until it is used', async () => {
    const fixture = start();
    lockOut(fixture.emulator, reader.email);
    const attempt = () => fixture.browser.login(reader.email, reader.password);
    expect((await attempt()).body).toMatchObject({ errorCode: 'user-locked', errorContext: { unlockBy: 'email' } });
    await attempt();
    expect(fixture.mails()).toMatchObject([{ to: reader.email, subject: 'Unlock your account' }]);
    expect((await unlock(fixture, fixture.link().token)).status).toBe(200);
    lockOut(fixture.emulator, reader.email);
    await attempt();
    expect(fixture.mails()).toHaveLength(2);
  });

  it('gets none for an unknown address, and cannot use it as a password link', async () => {
    const fixture = start();
    await lock(fixture, 'nobody@acme.test');
    expect(fixture.mails()).toEqual([]);
    await lock(fixture, reader.email);
    const given = { token: fixture.link().token, userId: reader.id, password: PASSWORD };
    expect((await fixture.post('passwords/reset/verify', given)).body.errorCode).toBe('reset-link-ended');
    fixture.clock.advance(3600);
    expect((await unlock(fixture, given.token)).body.errorCode).toBe('reset-link-ended');
  });
});

it('the demo has the unlock link of its locked user, and link and code of its invited one, in the outbox', async () => {
  const { browser, emulator } = setUp({ seed: 'demo' });
  await emulator.ready;
  const mailTo = (to: string) => emulator.db.outbox.list().find((message) => message.to === to)?.text ?? '';
  const linkTo = (to: string) => new URL(/https?:\S+/.exec(mailTo(to))?.[0] ?? '');
  const unlock = linkTo('locked@acme.test');
  expect(`${unlock.origin}${unlock.pathname}?app=${unlock.searchParams.get('app')}`).toBe(
    `${ISSUER}/account/unlock?app=portal`,
  );
  const locked = () => browser.login('locked@acme.test', 'locked-Secret-1');
  expect((await locked()).body.errorCode).toBe('user-locked');
  const json = { token: unlock.searchParams.get('token') };
  expect((await browser.call('/identity/resources/users/v3/me/unlock', { json })).status).toBe(200);
  expect((await locked()).status).toBe(200);
  const { pathname, searchParams } = linkTo('invited@acme.test');
  expect(pathname).toBe('/account/activate/code');
  const invited = { userId: searchParams.get('userId'), token: searchParams.get('token') };
  const code = /code (\d{6})/.exec(mailTo('invited@acme.test'))?.[1] ?? '';
  const activate = async (json: object) => {
    const { status, body } = await browser.call(`${API}/activate${'code' in json ? '/code' : ''}`, {
      json: { ...invited, password: PASSWORD, ...json },
    });
    return body?.errorCode ?? status;
  };
  expect(await activate({})).toBe('invalid-link');
  expect(await activate({ code: otherThan(code) })).toBe('wrong-code');
  expect(await activate({ code })).toBe(200);
  expect(emulator.db.memberships.by('userId', 'user-invited')).toMatchObject([{ activated: true }]);
  expect(await activate({ code })).toBe('invalid-link');
});
