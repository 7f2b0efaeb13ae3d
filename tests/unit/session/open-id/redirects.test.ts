import { createIdentity, safeRedirect } from '@gatehouse/sdk';
import { afterAuthTarget } from '@gatehouse/sdk/sign-in';
import { describe, expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import { get } from '../../../../sdk/core/contract';
import payload from '../../../payloads/redirects.json';
import { createRecorder, json } from '../../../support/recorder';
import { createBrowser, settle } from '../../../support/tabs';

interface RedirectCase {
  id: string;
  profile: string;
  expect: string;
  input?: string;
  rawQuery?: string;
  apiValue?: unknown;
  final?: string;
  note?: string;
}

const cases: RedirectCase[] = payload.cases;
const profiles: Record<string, { page: string; enforceSameSite: boolean; allowedOrigins: string[] }> = payload.profiles;

const candidateOf = ({ input, rawQuery, apiValue }: RedirectCase): unknown => {
  if (rawQuery === undefined) return input ?? apiValue;
  return new URL(`?${rawQuery}`, 'https://portal.example.com/account/login').searchParams.get('redirectUrl');
};

describe('redirect targets', () => {
  it.each(cases)('$id $note', (entry) => {
    const { page, enforceSameSite, allowedOrigins } = profiles[entry.profile] ?? expect.fail('unknown profile');
    const url = safeRedirect(candidateOf(entry), { page, enforceSameSite, allowedOrigins });
    if (entry.expect === 'accept') expect(url?.href).toBe(entry.final);
    if (entry.expect === 'reject') expect(url).toBeUndefined();
    if (entry.expect === 'contained' && url) expect(url.origin).toBe(new URL(page).origin);
  });

  /** The application on a profile's page, with a provider that has one response. */
  const app = (entry: RedirectCase, response: () => Response) => {
    const { page, ...redirects } = profiles[entry.profile] ?? expect.fail('unknown profile');
    const { fetch, calls } = createRecorder([response]);
    const { clock, local, openTab } = createBrowser({ fetch });
    const tab = openTab(page);
    const identity = createIdentity({
      baseUrl: 'https://id.example.com',
      clientId: 'portal',
      logLevel: 'silent',
      redirects,
      environment: tab.environment,
    });
    return { identity, tab, local, clock, calls };
  };

  it('are checked when stored', () => {
    for (const entry of cases) {
      const { identity, tab, local } = app(entry, () => json({}));
      const value = candidateOf(entry);
      if (typeof value !== 'string') continue;
      local.setItem('FRONTEGG_AFTER_AUTH_REDIRECT_URL', value);
      const target = afterAuthTarget(identity);
      const home = new URL('/', tab.page()).href;
      if (entry.expect === 'accept') expect(target?.href, entry.id).toBe(entry.final);
      if (entry.expect === 'reject') expect(target?.href, entry.id).toBe(home);
      if (entry.expect === 'contained') expect(target?.origin, entry.id).toBe(tab.page().origin);
    }
  });

  it('are checked for a sign-in that was altered in storage', async () => {
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const entry of cases) {
      const value = candidateOf(entry);
      if (typeof value !== 'string') continue;
      let now = 0;
      const response = () => {
        const iat = now / 1000;
        const claims = { iss: 'https://id.example.com', aud: 'portal', sub: 'a', nonce: 'n', iat, exp: iat + 300 };
        const token = `${part({ alg: 'RS256' })}.${part(claims)}.x`;
        return json({ id_token: token, access_token: token });
      };
      const { identity, tab, local, clock } = app(entry, response);
      now = clock.now();
      tab.environment.tab.setItem('GATEHOUSE_TAB', 't');
      const transaction = { verifier: 'v', nonce: 'n', redirectUri: 'r', returnTo: value, tab: 't', createdAt: now };
      local.setItem('HOSTED_LOGIN_VERIFIER_KEY.s', JSON.stringify(transaction));
      tab.open('?code=c&state=s');
      const { returnTo } = await identity.session.handleCallback();
      identity.dispose();
      const clean = { ...profiles[entry.profile], page: tab.page() };
      expect(returnTo.href, entry.id).toBe(safeRedirect(value, clean)?.href ?? new URL('/', tab.page()).href);
      if (entry.expect === 'reject') expect(returnTo.href, entry.id).toBe(new URL('/', tab.page()).href);
    }
  });

  it('are checked for a response, which may also be a sign-in page', async () => {
    for (const entry of cases) {
      const { page, ...redirects } = profiles[entry.profile] ?? expect.fail('unknown profile');
      const value = candidateOf(entry);
      const { identity, tab } = app(entry, () => json({ location: value ?? null }, { status: 302 }));
      void identity
        .call(get('/x', { output: unknown() }))()
        .catch(() => undefined);
      await settle();
      const expected = safeRedirect(value, { page, ...redirects, routes: {} });
      expect(tab.redirects.map(String), entry.id).toEqual(expected ? [expected.href] : []);
      if (entry.expect === 'accept') expect(tab.redirects.map(String), entry.id).toEqual([entry.final]);
    }
  });
});
