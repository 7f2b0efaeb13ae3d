import { describe, expect, it } from 'vitest';
import { safeRedirect, webAddress } from '../../../../sdk/session/open-id/redirects';

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
