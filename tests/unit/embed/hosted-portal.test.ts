import { createIdentity } from '@gatehouse/sdk';
import { hostedPortalUrl, openHostedPortal } from '@gatehouse/sdk/embed';
import { describe, expect, it } from 'vitest';
import { createBrowser } from '../../support/tabs';

const setUp = (baseUrl: string) => {
  const tab = createBrowser({ fetch: async () => new Response('') }).openTab();
  return { tab, identity: createIdentity({ baseUrl, clientId: 'portal', environment: tab.environment }) };
};

describe('hosted portal', () => {
  it.each([
    ['https://id.example.com', 'https://id.example.com/oauth/portal'],
    ['https://id.example.com/base/', 'https://id.example.com/base/oauth/portal'],
  ])('stands at the raw base %s', (baseUrl, href) => {
    expect(hostedPortalUrl(setUp(baseUrl).identity).href).toBe(href);
  });

  it('opens in a tab of its own, or in place', () => {
    const { tab, identity } = setUp('https://id.example.com');
    openHostedPortal(identity);
    expect(tab.opened.map(String)).toEqual(['https://id.example.com/oauth/portal']);
    expect(tab.redirects).toEqual([]);
    openHostedPortal(identity, { target: 'page' });
    expect(tab.redirects.map(String)).toEqual(['https://id.example.com/oauth/portal']);
  });
});
