import { describe, expect, it } from 'vitest';
import { createCookieJar } from '../../../emulator/http/cookies';
import { newerOperations } from '../../../emulator/operations/newer';
import { everyOperation } from '../../../emulator/operations/registry';
import { sha256 } from '../../../emulator/random';
import { issueActorToken } from '../../../emulator/rules/sign-in/impersonation';
import { admin, reader, reseller, secured } from '../../../emulator/seed/users';
import { adminLogin, claimsOf, createBrowser, setUp } from './support';

const PATH = '/identity/resources/impersonation/v1';

/** Routes of newer clients, which no contract lists. */
const newer = newerOperations.map(({ name, ...operation }) => ({
  ...operation,
  capability: 'newer',
  name: name.replace(/^newer\./, ''),
}));

/** Returns a link for the browser under test, unless the console ran in another one. */
const start = async () => {
  const fixture = setUp();
  const { db } = fixture.emulator;
  await fixture.emulator.ready;
  const user = db.users.get(reader.id);
  if (!user) throw new Error('no reader');
  const issue = () => issueActorToken(fixture.emulator, createCookieJar(), { user, actor: 'operator@vendor.test' });
  /** Replaces the browser's cookie: it is in another cookie jar. */
  const bind = async (token: string) => db.actorTokens.patch(await sha256(token), { browserHash: '' });
  const act = (actorToken: string, impersonatedUserId = reader.id, browser = fixture.browser) =>
    browser.call(PATH, { json: { impersonatedUserId, actorToken } });
  return { ...fixture, db, issue, bind, act };
};

describe('impersonation', () => {
  it('replaces the session, and has both users in tokens and in the audit log', async () => {
    const { db, browser, issue, bind, act } = await start();
    await browser.login(adminLogin.email, adminLogin.password);
    const token = await issue();
    await bind(token);
    expect((await act(token)).status).toBe(200);
    expect(db.sessions.by('userId', admin.id)).toEqual([]);
    const { body } = await browser.silent();
    for (const name of ['id_token', 'access_token']) {
      expect(claimsOf(body[name])).toMatchObject({ sub: reader.id, act: { sub: 'operator@vendor.test' } });
    }
    await browser.call('/identity/resources/users/v2/me', {
      method: 'PUT',
      json: { name: 'Rita R.' },
      token: body.id_token,
    });
    const [changed, began] = db.audits.list().reverse();
    expect(began).toMatchObject({ action: 'Impersonation started', email: reader.email, severity: 'High' });
    expect(began?.description).toBe('Impersonation started: operator@vendor.test');
    expect(changed?.description).toMatch(/\(by operator@vendor\.test\)$/);
    expect(changed?.json).toMatchObject({ actor: 'operator@vendor.test' });
    expect(db.users.get(reader.id)?.lastLogin).toBe(reader.lastLogin);
  });

  it('is started by an administrator with their own token', async () => {
    const { db, browser, act } = await start();
    const { body: own } = await browser.login(adminLogin.email, adminLogin.password);
    expect((await act(own.accessToken)).status).toBe(200);
    expect(db.sessions.by('userId', admin.id)).toEqual([]);
    const { body } = await browser.silent();
    expect(claimsOf(body.id_token)).toMatchObject({
      sub: reader.id,
      tenantId: claimsOf(own.accessToken).tenantId,
      act: { sub: adminLogin.email },
    });
    expect(db.audits.list().at(-1)?.description).toBe(`Impersonation started: ${adminLogin.email}`);
    // Not from there on to another user.
    expect((await act(body.id_token, 'user-temporary')).status).toBe(403);
  });

  it.each([
    ['by a plain user', reader, admin.id],
    ['of oneself', admin, admin.id],
    ['of a user who does not exist', admin, 'user-nobody'],
    ['of a member of another account too', admin, reseller.id],
  ] as const)('is refused %s', async (_, user, id) => {
    const { browser, db, act } = await start();
    const { body } = await browser.login(user.email, user.password);
    const before = db.sessions.list();
    expect(await act(body.accessToken, id)).toMatchObject({
      status: 403,
      body: { errorCode: 'impersonation-refused' },
    });
    expect(db.sessions.list()).toEqual(before);
  });

  it('leaves factors, passkeys, phone numbers, the password and personal tokens to the user', async () => {
    const { browser, issue, bind, act } = await start();
    const token = await issue();
    await bind(token);
    await act(token);
    const { body } = await browser.silent();
    const refusal = async ([path, json]: readonly [string, object]) =>
      (await browser.call(`/identity/resources/users/${path}`, { json, token: body.id_token })).body.errorCode;
    const description = { description: 'Kept', expiresInMinutes: 1440 };
    const refused = [
      ['v1/mfa/authenticator/enroll', {}],
      ['webauthn/v1/devices', {}],
      ['phone-numbers/v1', { phoneNumber: '+4915112340099' }],
      ['v1/passwords/change', { password: reader.password, newPassword: 'A-brand-new-Secret-1' }],
      ['api-tokens/v1', description],
      ['access-tokens/v1', description],
    ] as const;
    for (const call of refused) expect(await refusal(call), call[0]).toBe('owner-needed');
  });

  it('makes nothing that outlasts it', async () => {
    const { db, browser, issue, bind, act } = await start();
    for (const row of db.memberships.by('userId', reader.id)) db.memberships.patch(row.id, { roleIds: ['role-admin'] });
    const token = await issue();
    await bind(token);
    await act(token);
    const { body } = await browser.silent();
    const lasting = [...everyOperation(), ...newer].filter(
      ({ access }) => access?.ownerOnly || access?.stepUp !== undefined,
    );
    expect(lasting.length).toBeGreaterThan(60);
    const before = JSON.stringify(db.apiTokens.list());
    for (const { capability, name, endpoint } of lasting) {
      const path = `${endpoint.path.replace(/:\w+/g, 'none')}?${new URLSearchParams(endpoint.fixed)}`;
      const response = await browser.call(path, { method: endpoint.method, json: {}, token: body.id_token });
      expect(response.body.errorCode, `${capability}.${name}`).toBe('owner-needed');
    }
    expect(JSON.stringify(db.apiTokens.list())).toBe(before);
    const update = (roleIds: string[]) =>
      browser.call('/team/resources/members/v1', {
        method: 'PUT',
        json: { id: secured.id, roleIds, name: 'Milo' },
        token: body.id_token,
      });
    expect((await update(['role-support', 'role-viewer'])).body.errorCode).toBe('owner-needed');
    expect((await update(['role-support'])).status).toBe(200);
  });

  it('allows these changes, which give no access and send nothing on', () => {
    const changes = [...everyOperation(), ...newer].filter(
      ({ endpoint, access }) =>
        access?.as === 'user' && access.audit !== undefined && endpoint.method !== 'GET' && !access.ownerOnly,
    );
    const removes = /^(?:delete|remove|disable|unassign|revoke|cancel|renew|verify|validate)/;
    const allowed = changes
      .filter(({ name, access }) => access?.stepUp === undefined && !removes.test(name))
      .map(({ capability, name }) => `${capability}.${name}`);
    // A new operation belongs here, or is `ownerOnly`. `users.updateMember` refuses roles by itself.
    expect(allowed.toSorted()).toEqual(
      [
        'accountSettings: update',
        'accounts: createSubTenant updateSubTenant setManagement',
        'audits: exportCsv',
        'billing: updateSubscription updateManagedSubscription updateBillingDetails createTenantConfiguration',
        'billing: createStripeCustomer createStripeSubscription',
        'connectivity: testWebhook retryWebhook',
        'groups: create update saveConfiguration',
        'metadata: updateTenantAdminBox',
        'newer: savePasswordRotation updateCountryRestrictionsConfig updateCountryRestrictions exportAuditsPdf',
        'passwords: bulkResetBreachedPasswords',
        'profile: updateMe uploadProfileImage',
        'reports: send',
        'restrictions: createDomain saveDomainConfig createIp bulkCreateIps saveIpConfig',
        'securityPolicy: createMfaPolicy updateMfaPolicy createLockoutPolicy updateLockoutPolicy',
        'securityPolicy: createPasswordHistoryPolicy updatePasswordHistoryPolicy',
        'session: switchTenant',
        'sessions: saveConfigurations',
        'users: updateMember enableUser resendActivationEmail resendInvitation resendInvitationToAllTenants',
      ]
        .flatMap((line) => {
          const [capability, names = ''] = line.split(': ');
          return names.split(' ').map((name) => `${capability}.${name}`);
        })
        .toSorted(),
    );
  });

  it('ends when the user signs in for themselves in the same browser', async () => {
    const { db, browser, issue, bind, act } = await start();
    const token = await issue();
    await bind(token);
    await act(token);
    const before = (await browser.silent()).body;
    const own = await browser.login(reader.email, reader.password);
    expect(claimsOf(own.body.accessToken).act).toBeUndefined();
    expect(claimsOf(own.body.accessToken).sid).not.toBe(claimsOf(before.id_token).sid);
    const grant = { grant_type: 'refresh_token', refresh_token: before.refresh_token };
    expect((await browser.call('/oauth/token', { json: grant })).body.error).toBe('invalid_grant');
    expect(db.sessions.by('userId', reader.id)).toHaveLength(1);
  });

  it('is refused without changes in a browser that did not get the link', async () => {
    const { emulator, browser, issue, act } = await start();
    await browser.login(adminLogin.email, adminLogin.password);
    expect((await act(await issue())).body.errorCode).toBe('impersonation-refused');
    expect(claimsOf((await browser.silent()).body.id_token).sub).toBe(admin.id);
    const elsewhere = createBrowser(emulator.browser());
    expect((await act(await issue(), reader.id, elsewhere)).status).toBe(403);
    expect((await elsewhere.silent()).status).toBe(401);
  });

  it.each(['a second time', 'after a minute', 'for another user', 'for a disabled user'])(
    'is refused %s',
    async (when) => {
      const { db, clock, issue, bind, act } = await start();
      const token = await issue();
      await bind(token);
      if (when === 'a second time') expect((await act(token)).status).toBe(200);
      if (when === 'after a minute') clock.advance(61);
      if (when === 'for a disabled user') db.users.patch(reader.id, { disabled: true });
      expect((await act(token, when === 'for another user' ? admin.id : reader.id)).status).toBe(403);
      expect(db.actorTokens.count()).toBe(0);
    },
  );
});
