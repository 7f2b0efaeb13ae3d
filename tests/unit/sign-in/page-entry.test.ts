import { createIdentity } from '@gatehouse/sdk';
import { loginDeps } from '@gatehouse/sdk/flows/login';
import { takeDirectAction } from '@gatehouse/sdk/sign-in';
import { describe, expect, it } from 'vitest';
import { createBrowser } from '../../support/tabs';

const ORIGIN = 'https://portal.test';

const open = (query: Record<string, string>) => {
  const tab = createBrowser({ fetch: async () => new Response('{}') }).openTab(
    `${ORIGIN}/account/login?${new URLSearchParams({ request: 'r1', ...query })}`,
  );
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'portal', loginMode: 'embedded' },
    environment: tab.environment,
  });
  return { identity, query: () => tab.environment.page()?.search };
};

const encoded = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

describe('the sign-in method that a hosted login starts with', () => {
  it.each([
    ['a known provider', { type: 'social-login', data: 'google' }],
    ['a provider of the vendor, in any script', { type: 'custom-social-login', data: 'größe' }],
  ])('is read once: %s', (_, action) => {
    const { identity, query } = open({ login_direct_action: encoded(action) });
    expect(takeDirectAction(identity)).toEqual(action);
    expect(query()).toBe('?request=r1');
    expect(takeDirectAction(identity)).toBeUndefined();
  });

  it.each([
    ['a URL', encoded({ type: 'direct', data: 'https://evil.test' })],
    ['no text', encoded({ type: 'social-login', data: 7 })],
    ['not an object', encoded('google')],
    ['not base64', '%%%'],
    ['no JSON', btoa('google')],
  ])('is ignored, and removed from the URL: %s', (_, text) => {
    const { identity, query } = open({ login_direct_action: text });
    expect(takeDirectAction(identity)).toBeUndefined();
    expect(query()).toBe('?request=r1');
  });
});

describe('the error of an identity provider', () => {
  it.each([
    ['access_denied', 'callback-denied'],
    ['server_error', 'sign-in-failed'],
  ])('is shown once, never with the text of the URL: %s', (error, errorCode) => {
    const { identity, query } = open({ error, error_description: 'Call 555-0100' });
    const response = loginDeps(identity).ssoFailure?.();
    expect(response?.errorCode).toBe(errorCode);
    expect(response?.message).not.toContain('555');
    expect(query()).toBe('?request=r1');
    expect(loginDeps(identity).ssoFailure?.()).toBeUndefined();
  });
});
