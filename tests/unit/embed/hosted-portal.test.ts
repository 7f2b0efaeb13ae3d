import { createIdentity } from '@gatehouse/sdk';
import { hostedPortalUrl, openHostedPortal } from '@gatehouse/sdk/embed';
import { describe, expect, it } from 'vitest';
import { createBrowser } from '../../support/tabs';

const PROVIDER = 'https://id.example.com';

const setUp = (baseUrl = PROVIDER) => {
  const tab = createBrowser({ fetch: async () => new Response('') }).openTab();
  return { tab, identity: createIdentity({ baseUrl, clientId: 'portal', environment: tab.environment }) };
};

describe('hosted portal', () => {
  it.each([
    ['https://id.example.com', 'https://id.example.com/oauth/portal'],
    ['https://id.example.com/base/', 'https://id.example.com/base/oauth/portal'],
  ])('is at the base URL %s', (baseUrl, href) => {
    expect(hostedPortalUrl(setUp(baseUrl).identity).href).toBe(href);
  });

  it('is opened on a page with its filters', () => {
    const { identity } = setUp();
    expect(hostedPortalUrl(identity, { page: 'audits', search: 'f.severity=High' }).href).toBe(
      `${PROVIDER}/oauth/portal#/audits?f.severity=High`,
    );
    expect(hostedPortalUrl(identity, { page: 'apiTokens' }).hash).toBe('#/api-tokens');
  });

  it('opens in a tab of its own, or in place, with a way back', () => {
    const { tab, identity } = setUp();
    tab.open('/settings?token=secret#part');
    const { origin } = tab.page();
    const href = `${PROVIDER}/oauth/portal?returnTo=${encodeURIComponent(`${origin}/settings`)}`;
    expect(openHostedPortal(identity)).toBe(true);
    expect(tab.opened.map(String)).toEqual([href]);
    expect(tab.redirects).toEqual([]);
    expect(openHostedPortal(identity, { target: 'page', page: 'users' })).toBe(true);
    expect(tab.redirects.map(String)).toEqual([`${href}#/users`]);
    openHostedPortal(identity, { returnTo: 'https://app.example.com/?a=1' });
    expect(tab.opened.at(-1)?.searchParams.get('returnTo')).toBe('https://app.example.com/?a=1');
  });

  it('fails when the browser blocks the tab', () => {
    const { tab, identity } = setUp();
    tab.blockTabs();
    expect(openHostedPortal(identity)).toBe(false);
    expect(tab.opened).toEqual([]);
  });
});
