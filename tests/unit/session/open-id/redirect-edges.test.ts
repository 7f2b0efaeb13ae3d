import { safeRedirect } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';

const rules = {
  page: 'https://portal.example.com/account/login',
  allowedOrigins: ['https://partner.example.org', 'no origin at all', 'https://[broken'],
};

describe('an own URL that is refused', () => {
  it.each([
    ['with a user', 'https://user@portal.example.com/x'],
    ['with a password alone', 'https://:secret@portal.example.com/x'],
    ['with both', 'https://user:secret@portal.example.com/x'],
    ['with a trailing dot in the host', 'https://portal.example.com./x'],
    ['with the scheme blob', 'blob:https://portal.example.com/5c5f'],
    ['with a WebSocket scheme', 'wss://portal.example.com/x'],
  ])('%s', (_, candidate) => {
    expect(safeRedirect(candidate, rules)).toBeUndefined();
    expect(safeRedirect(candidate, { ...rules, enforceSameSite: false })).toBeUndefined();
  });
});

describe('a URL of another origin', () => {
  it('is not allowed by the list, where invalid entries are ignored', () => {
    expect(safeRedirect('https://partner.example.org/x', rules)?.href).toBe('https://partner.example.org/x');
    expect(safeRedirect('https://partner.example.org:444/x', rules)).toBeUndefined();
    expect(safeRedirect('https://evil.test/', rules)).toBeUndefined();
    expect(safeRedirect('https://[broken', rules)).toBeUndefined();
  });

  it('with credentials is not allowed by the list either', () => {
    expect(safeRedirect('https://user@partner.example.org/x', rules)).toBeUndefined();
    expect(safeRedirect('https://:secret@partner.example.org/x', rules)).toBeUndefined();
  });
});

describe('an own sign-in route', () => {
  it.each(['/account/logout', '/account/logout/', '/account/%6cogout', '/account/logout?x=1', '/account/logout#x'])(
    'is refused however it is written: %s',
    (candidate) => {
      expect(safeRedirect(candidate, rules)).toBeUndefined();
    },
  );

  it('is allowed when it only has the same prefix', () => {
    expect(safeRedirect('/account/logout-help', rules)?.pathname).toBe('/account/logout-help');
    expect(safeRedirect('/%E0%A4%A', rules)?.pathname).toBe('/%E0%A4%A');
  });
});
