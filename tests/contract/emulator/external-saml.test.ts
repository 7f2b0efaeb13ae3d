import { verify, X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protocolClients } from '../../../emulator/node/external/protocol-clients';
import { seedCertificate } from '../../../emulator/seed/connections';
import { buildUser } from '../../../emulator/seed/seed-user';
import { type IdpMetadata, readMetadata } from '../../../emulator/sso/metadata';
import { startSaml } from '../../support/servers/saml-process';
import { addConnection, ssoStart } from './external-sign-in';
import { createBrowser, createClock, ISSUER, setUp } from './support';

let idp: Awaited<ReturnType<typeof startSaml>>;
let metadata: IdpMetadata;
beforeAll(async () => {
  idp = await startSaml(ISSUER);
  metadata = await readMetadata(idp.metadata);
});
afterAll(() => idp.stop());

const AUTH = '/identity/resources/auth';
const SAML_PAGE = 'http://localhost:4300/account/saml/callback';
const ACS = `${ISSUER}/auth/saml/callback`;
const ANN = 'ann@corp.test';

interface Response {
  SAMLResponse: string;
  RelayState: string;
}

/** Signs in at the identity provider, which responds as requested, or differently. */
const atIdp = async (given: Record<string, string>): Promise<Response> => {
  const response = await fetch(`${idp.address}/sso`, { method: 'POST', body: new URLSearchParams(given) });
  const html = await response.text();
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return { SAMLResponse: value('SAMLResponse'), RelayState: value('RelayState') };
};

const changed = ({ SAMLResponse, RelayState }: Response, change: (xml: string) => string): Response => {
  const xml = change(Buffer.from(SAMLResponse, 'base64').toString());
  return { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState };
};

/** A provider with an Acme connection to the identity provider behind a socket. */
const setOut = () => {
  const clock = createClock(Date.now());
  const fixture = setUp({ clock, protocolClients: protocolClients() });
  const { db } = fixture.emulator;
  const connection = addConnection(fixture.emulator, { type: 'saml', ...metadata, roleIds: ['role-viewer'] });
  const { id: connectionId, tenantId } = connection;
  db.ssoGroups.put({ id: 'group-1', tenantId, connectionId, group: 'Research leads', roleIds: ['role-editor'] });
  /** Returns the form that the browser sends to the identity provider. */
  const leave = async (): Promise<Record<string, string>> => {
    const response = await fixture.browser.call(ssoStart(connection, SAML_PAGE));
    const url = new URL(response.headers.get('location') ?? '');
    expect(url.origin).toBe(idp.address);
    return Object.fromEntries(url.searchParams);
  };
  /** Posts the form of the identity provider; returns the page that it leads to. */
  const bring = async (response: Response, browser = fixture.browser): Promise<URL> => {
    const body = new URLSearchParams({ ...response });
    const result = await browser.call(ACS, { body, headers: { origin: idp.address, 'sec-fetch-site': 'cross-site' } });
    expect(result.headers.get('access-control-allow-origin')).toBeNull();
    return new URL(result.headers.get('location') ?? `error:${result.status}`);
  };
  const finish = ({ searchParams }: URL, browser = fixture.browser) => {
    const [SAMLResponse, RelayState] = [searchParams.get('SAMLResponse'), searchParams.get('RelayState') ?? ''];
    return browser.call(`${AUTH}/v1/user/saml/postlogin`, { json: { SAMLResponse, RelayState } });
  };
  const reasons = () => db.audits.filter(({ action }) => action === 'SSO sign-in failed').map((row) => row.json.reason);
  return { ...fixture, clock, db, connection, leave, bring, finish, reasons };
};
type Fixture = ReturnType<typeof setOut>;

describe('a sign-in at a SAML identity provider', () => {
  it('accepts a signed response, and adds the user to the account with the roles of their groups', async () => {
    const { leave, bring, finish, db } = setOut();
    const page = await bring(await atIdp({ ...(await leave()), email: ANN }));
    expect(page.href.split('?')[0]).toBe(SAML_PAGE);
    expect((await finish(page)).body).toMatchObject({ userEmail: ANN });
    const user = db.users.first('email', ANN);
    expect(user).toMatchObject({ name: 'Ann', provider: 'saml', verified: true });
    expect(db.memberships.by('userId', user?.id ?? '')[0]).toMatchObject({ roleIds: ['role-viewer', 'role-editor'] });
    expect(db.sessions.by('userId', user?.id ?? '')[0]).toMatchObject({ amr: ['saml'] });
  });

  it('accepts a response that any published certificate has signed', async () => {
    const { publicCertificate } = metadata;
    const other = seedCertificate(Date.parse('2026-01-01'), Date.parse('2040-01-01'));
    for (const certificates of [`${publicCertificate}\n${other}`, `${other}\n${publicCertificate}`]) {
      const { leave, bring, finish, db, connection } = setOut();
      db.ssoConnections.patch(connection.id, { publicCertificate: certificates });
      const page = await bring(await atIdp({ ...(await leave()), email: ANN }));
      expect((await finish(page)).body).toMatchObject({ userEmail: ANN });
    }
    const { leave, bring, db, connection, reasons } = setOut();
    db.ssoConnections.patch(connection.id, { publicCertificate: other });
    await bring(await atIdp({ ...(await leave()), email: ANN }));
    expect(String(reasons())).toContain('signature');
  });

  it.each<[string, (response: Response, fixture: Fixture) => Response | Promise<Response>, string]>([
    ['was modified', (given) => changed(given, (xml) => xml.replaceAll(ANN, 'eve@corp.test')), 'signature'],
    [
      'is not signed',
      (given) => changed(given, (xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, '')),
      'signature',
    ],
    [
      'has an unsigned assertion before the signed one',
      (given) =>
        changed(given, (xml) => {
          const [signed = ''] = /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml) ?? [];
          const forged = signed.replace(/<ds:Signature.*<\/ds:Signature>/s, '').replaceAll(ANN, 'eve@corp.test');
          return xml.replace(signed, forged.replace(/ ID="[^"]*"/, ' ID="_forged"') + signed);
        }),
      'signature',
    ],
    ['has a DOCTYPE', (given) => changed(given, (xml) => `<!DOCTYPE x [<!ENTITY e "a">]>${xml}`), 'DOCTYPE'],
    ['is not XML', ({ RelayState }) => ({ RelayState, SAMLResponse: 'bm90IHhtbA==' }), 'refused'],
    [
      'responds to another request',
      async ({ RelayState }, { leave }) => ({ ...(await atIdp({ ...(await leave()), email: ANN })), RelayState }),
      'InResponseTo',
    ],
    ['is IdP-initiated', async ({ RelayState }) => ({ ...(await atIdp({ email: ANN })), RelayState }), 'InResponseTo'],
  ])('refuses a response that %s', async (_, tamper, reason) => {
    const fixture = setOut();
    const response = await atIdp({ ...(await fixture.leave()), email: ANN });
    const page = await fixture.bring(await tamper(response, fixture));
    expect(page.searchParams.get('error')).toBe('server_error');
    expect(fixture.reasons()).toEqual([expect.stringContaining(reason)]);
    expect(fixture.db.users.first('email', ANN)).toBeUndefined();
  });

  it('refuses the audience of another application', async () => {
    const { leave, bring, reasons } = setOut();
    const page = await bring(await atIdp({ ...(await leave()), email: ANN, audience: 'https://other.test' }));
    expect(page.searchParams.get('error')).toBe('server_error');
    expect(reasons()).toEqual([expect.stringContaining('audience mismatch')]);
  });

  it('refuses an expired response', async () => {
    const { leave, bring, reasons, clock } = setOut();
    const response = await atIdp({ ...(await leave()), email: ANN });
    clock.advance(7 * 60);
    expect((await bring(response)).searchParams.get('error')).toBe('server_error');
    expect(reasons()).toEqual([expect.stringContaining('expired')]);
  });

  it('refuses a replayed response, also as an unsolicited one', async () => {
    const { leave, bring } = setOut();
    const response = await atIdp({ ...(await leave()), email: ANN });
    expect((await bring(response)).searchParams.has('SAMLResponse')).toBe(true);
    expect((await bring(response)).href).toBe('error:400');
    expect((await bring({ ...response, RelayState: '' })).href).toBe('error:400');
  });

  it('decrypts assertions for the key of its metadata only', async () => {
    const { leave, bring, browser, db } = setOut();
    const { text } = await browser.call(`${ISSUER}/auth/saml/metadata`);
    const [, own = ''] = /<KeyDescriptor use="encryption">[\s\S]*?<ds:X509Certificate>([^<]+)</.exec(text) ?? [];
    const encryptFor = own.replace(/\s/g, '');
    const encrypted = await atIdp({ ...(await leave()), email: ANN, encryptFor });
    const xml = Buffer.from(encrypted.SAMLResponse, 'base64').toString();
    expect([xml.includes('EncryptedAssertion'), xml.includes(ANN)]).toEqual([true, false]);
    expect((await bring(encrypted)).searchParams.has('SAMLResponse')).toBe(true);

    // IdP-initiated: only the signature identifies the sender.
    const unsolicited = await atIdp({ email: ANN, encryptFor });
    expect((await bring(unsolicited)).searchParams.has('SAMLResponse')).toBe(true);

    const query = await leave();
    db.settings.remove('saml-key');
    expect((await bring(await atIdp({ ...query, email: ANN, encryptFor }))).searchParams.has('SAMLResponse')).toBe(
      false,
    );
  });

  it('signs its requests where the connection requires it, with the key of its metadata', async () => {
    const { leave, db, connection, browser } = setOut();
    db.ssoConnections.patch(connection.id, { signRequest: true });
    const query = await leave();
    const { text } = await browser.call(`${ISSUER}/auth/saml/metadata`);
    expect(text).toContain(`entityID="${ISSUER}"`);
    const [, certificate = ''] = /<ds:X509Certificate>([^<]+)</.exec(text) ?? [];
    const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
    const signed = ['SAMLRequest', 'RelayState', 'SigAlg'].map(
      (name) => `${name}=${encodeURIComponent(query[name] ?? '')}`,
    );
    const signature = Buffer.from(query.Signature ?? '', 'base64');
    expect(verify('sha256', Buffer.from(signed.join('&')), publicKey, signature)).toBe(true);
  });
});

describe('an IdP-initiated sign-in', () => {
  it('shows a confirmation page, and is valid once, in the browser that opened it', async () => {
    const { bring, finish, emulator, db } = setOut();
    const response = await atIdp({ email: ANN, RelayState: 'https://evil.test/' });
    const page = await bring(response);
    expect(page.origin + page.pathname).toBe(`${ISSUER}/account/saml/callback`);
    expect([...page.searchParams.keys()].sort()).toEqual(['SAMLResponse', 'app']);
    expect((await bring(response)).href).toBe('error:400');
    expect((await finish(page, createBrowser(emulator.browser()))).status).toBe(401);
    expect((await finish(await bring(await atIdp({ email: ANN })))).status).toBe(200);
    expect(db.users.first('email', ANN)).toBeDefined();
  });

  it('is refused when it is altered, of another domain, or of a disabled connection', async () => {
    const { bring, db, connection } = setOut();
    const response = await atIdp({ email: ANN });
    const forged = changed(response, (xml) => xml.replaceAll('Research leads', 'IT administrators'));
    expect((await bring(forged)).href).toBe('error:400');
    expect((await bring(await atIdp({ email: 'admin@acme.test' }))).href).toBe('error:400');
    db.ssoConnections.patch(connection.id, { enabled: false });
    expect((await bring(response)).href).toBe('error:400');
  });
});

it('passwords are refused for domains with single sign-on, known and unknown users alike, until the connection is removed', async () => {
  const { emulator, browser, db, connection } = setOut();
  const member = { tenantId: 'tenant-acme', roleIds: ['role-viewer'] };
  const user = buildUser({ email: ANN, memberships: [member] });
  await emulator.addUser(user);
  for (const [email, password] of [
    [ANN, user.password],
    ['Nobody@Corp.test', 'wrong'],
  ] as const) {
    expect(await browser.login(email, password)).toMatchObject({ status: 403, body: { errorCode: 'sso-required' } });
  }
  db.ssoConnections.remove(connection.id);
  expect((await browser.login(ANN, user.password)).status).toBe(200);
});
