import { afterAuthTarget } from '@gatehouse/sdk/sign-in';
import { describe, expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import { get } from '../../../../sdk/core/contract';
import { safeRedirect, webAddress } from '../../../../sdk/session/open-id/redirects';
import payload from '../../../payloads/redirects.json';
import { casesOf } from '../../../support/payload-cases';
import { createRecorder, json } from '../../../support/recorder';
import { silentIdentity } from '../../../support/silent-identity';
import { createBrowser, settle } from '../../../support/tabs';

interface RedirectCase {
  id: string;
  /** Name of the profile. */
  group: string;
  expect: string;
  input?: string;
  rawQuery?: string;
  apiValue?: unknown;
  final?: string;
  note?: string;
}

const cases = casesOf<Omit<RedirectCase, 'id' | 'group'>>(payload.cases);
const profiles: Record<string, { page: string; enforceSameSite: boolean; allowedOrigins: string[] }> = payload.profiles;

const candidateOf = ({ input, rawQuery, apiValue }: RedirectCase): unknown => {
  if (rawQuery === undefined) return input ?? apiValue;
  return new URL(`?${rawQuery}`, 'https://portal.example.com/account/login').searchParams.get('redirectUrl');
};

describe('redirect targets', () => {
  it.each(cases)('$id $note', (entry) => {
    const { page, enforceSameSite, allowedOrigins } = profiles[entry.group] ?? expect.fail('unknown profile');
    const url = safeRedirect(candidateOf(entry), { page, enforceSameSite, allowedOrigins });
    if (entry.expect === 'accept') expect(url?.href).toBe(entry.final);
    if (entry.expect === 'reject') expect(url).toBeUndefined();
    if (entry.expect === 'contained' && url) expect(url.origin).toBe(new URL(page).origin);
  });

  /** The application on a profile's page, with a provider that has one response. */
  const app = (entry: RedirectCase, response: () => Response) => {
    const { page, ...redirects } = profiles[entry.group] ?? expect.fail('unknown profile');
    const { fetch, calls } = createRecorder([response]);
    const { clock, local, openTab } = createBrowser({ fetch });
    const tab = openTab(page);
    const identity = silentIdentity({ redirects, environment: tab.environment });
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
      const clean = { ...profiles[entry.group], page: tab.page() };
      expect(returnTo.href, entry.id).toBe(safeRedirect(value, clean)?.href ?? new URL('/', tab.page()).href);
      if (entry.expect === 'reject') expect(returnTo.href, entry.id).toBe(new URL('/', tab.page()).href);
    }
  });

  it('are checked for a response, which may also be a sign-in page', async () => {
    for (const entry of cases) {
      const { page, ...redirects } = profiles[entry.group] ?? expect.fail('unknown profile');
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

const page = 'https://portal.example.com/account/login?tenantId=t1';
const HOME = 'https://portal.example.com/';
const PARTNER = 'https://partner.example.org/';

describe('a redirect target', () => {
  it.each([undefined, null, 5, {}, ['/home'], new URL(HOME), '', ' ', '\t\n'])('is undefined for %o', (candidate) => {
    expect(safeRedirect(candidate, { page: HOME })).toBeUndefined();
    expect(safeRedirect(candidate, { page: HOME, enforceSameSite: false })).toBeUndefined();
  });

  it.each(['/home', new URL('/home', HOME)])('may be resolved against a page as text or as URL: %s', (candidate) => {
    const rules = { page: new URL(page) };
    expect(safeRedirect(String(candidate), rules)?.href).toBe('https://portal.example.com/home');
  });

  it.each([
    'http://[',
    'ftp://portal.example.com/',
    'xhttps://portal.example.com/',
    'httpsx://portal.example.com/',
    'web+http://portal.example.com/',
    'blob:https://portal.example.com/1',
    'https://user@portal.example.com/',
    'https://:secret@portal.example.com/',
    'https://user@partner.example.org/',
    'https://:secret@partner.example.org/',
    'https://portal.example.com./',
    'https://partner.example.org./',
    'wss://portal.example.com/x',
  ])('is never %s, even when every site is allowed', (candidate) => {
    const allowedOrigins = ['https://partner.example.org', 'https://partner.example.org.'];
    expect(safeRedirect(candidate, { page, allowedOrigins })).toBeUndefined();
    expect(safeRedirect(candidate, { page, allowedOrigins, enforceSameSite: false })).toBeUndefined();
  });

  it.each([
    ['http://elsewhere.test/', 'http://elsewhere.test/'],
    ['https://elsewhere.test/', 'https://elsewhere.test/'],
  ])('may be %s only when every site is allowed', (candidate, href) => {
    expect(safeRedirect(candidate, { page, enforceSameSite: false })?.href).toBe(href);
    expect(safeRedirect(candidate, { page, enforceSameSite: true })).toBeUndefined();
    expect(safeRedirect(candidate, { page })).toBeUndefined();
  });

  it('may be of an allowed origin; invalid entries allow nothing', () => {
    const rules = { page, allowedOrigins: ['partner', '', `${PARTNER}some/path`] };
    expect(safeRedirect(`${PARTNER}other`, rules)?.href).toBe(`${PARTNER}other`);
    expect(safeRedirect('http://partner.example.org/', rules)).toBeUndefined();
    expect(safeRedirect('https://partner/', rules)).toBeUndefined();
    expect(safeRedirect('https://partner.example.org:444/x', rules)).toBeUndefined();
    expect(safeRedirect('https://[broken', { page, allowedOrigins: ['https://[broken'] })).toBeUndefined();
    expect(safeRedirect(PARTNER, { page, allowedOrigins: [] })).toBeUndefined();
  });

  it.each([
    '/account/login',
    '/account/login/',
    '/account/login//',
    '/account/%6Cogin',
    '/account/login%2F',
    '/x/../account/login?a=1#b',
    '/account/logout',
    '/account/logout/',
    '/account/%6cogout',
    '/account/logout#x',
  ])('is not a sign-in or sign-out route: %s', (candidate) => {
    expect(safeRedirect(candidate, { page })).toBeUndefined();
    expect(safeRedirect(candidate, { page, enforceSameSite: false })).toBeUndefined();
    expect(safeRedirect(new URL(candidate, PARTNER).href, { page, enforceSameSite: false })?.origin).toBe(
      'https://partner.example.org',
    );
  });

  it.each([
    '/account/login2',
    '/account/logout-help',
    '/account',
    '//portal.example.com/x/account/login',
    '/%E0%A4%A',
    '/100%',
  ])('may be another path of the own site: %s', (candidate) => {
    expect(safeRedirect(candidate, { page })?.href).toBe(new URL(candidate, page).href);
  });

  it('uses the routes of the host if given', () => {
    const rules = { page, routes: { loginUrl: '/in' } };
    expect(safeRedirect('/in/', rules)).toBeUndefined();
    expect(safeRedirect('/in', { page })?.pathname).toBe('/in');
    expect(safeRedirect('/%', { page, routes: { loginUrl: '/%' } })).toBeUndefined();
  });
});

describe('a URL of the provider', () => {
  it.each([
    ['https://login.example.net/x', 'https://login.example.net/x'],
    ['http://login.example.net/x', 'http://login.example.net/x'],
    ['/x', 'https://portal.example.com/x'],
  ])('may be of any site: %s', (address, href) => {
    expect(webAddress(address, new URL(page))?.href).toBe(href);
  });

  it.each([
    undefined,
    null,
    5,
    [HOME],
    '',
    'http://[',
    'javascript:alert(1)',
    'data:text/html,x',
    'xhttps://h/',
    'httpsx://h/',
    'https://user@h/',
    'https://:secret@h/',
  ])('is undefined for %o', (address) => {
    expect(webAddress(address, new URL(page))).toBeUndefined();
  });

  it('must be absolute without a page', () => {
    expect(webAddress('/x', undefined)).toBeUndefined();
    expect(webAddress(HOME, undefined)?.href).toBe(HOME);
  });
});
