import { createIdentity } from '@gatehouse/sdk';
import { expect, it, vi } from 'vitest';
import { goToAccountPage } from '../../../sdk/sign-in/account-link';
import { goAfterAuth } from '../../../sdk/sign-in/after-auth';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser } from '../../support/tabs';

const setUp = (path: string) => {
  const tab = createBrowser({ fetch: createRecorder([() => json({})]).fetch }).openTab(`https://portal.test${path}`);
  const redirect = vi.fn();
  const environment = { ...tab.environment, redirect };
  const options = { baseUrl: 'https://id.test', clientId: 'host', logLevel: 'silent', environment } as const;
  return { identity: createIdentity(options), redirect };
};

it.each([
  ['/settings', 'loginUrl', false],
  ['/', 'stepUpUrl', true],
  ['/account/login', 'signUpUrl', false],
  ['/account/login', 'forgetPasswordUrl', false],
  ['/account/login', 'stepUpUrl', true],
  ['/account/sign-up', 'loginUrl', false],
  ['/account/forget-password', 'loginUrl', false],
  ['/account/logout', 'loginUrl', true],
  ['/account/logout/', 'authenticatedUrl', true],
  ['/account/step-up', 'logoutUrl', true],
  ['/account/activate', 'loginUrl', true],
  ['/account/unlock', 'loginUrl', true],
  ['/account/reset-password', 'loginUrl', true],
  ['/account/invitation/accept', 'loginUrl', true],
  ['/account/impersonate', 'authenticatedUrl', true],
  ['/account/social/success', 'loginUrl', true],
  ['/account/oidc/callback', 'loginUrl', true],
  ['/account/saml/callback', 'loginUrl', true],
  ['/account/login/magic-link', 'loginUrl', true],
  ['/oauth/callback', 'loginUrl', true],
] as const)('from %s to %s: the history entry is replaced: %s', (path, route, replace) => {
  const { identity, redirect } = setUp(path);
  goToAccountPage(identity, route);
  expect(redirect).toHaveBeenCalledWith(expect.any(URL), { replace });
});

it.each(['/account/login', '/account/social/success', '/account/step-up'])(
  'a sign-in on %s leaves no entry',
  (path) => {
    const { identity, redirect } = setUp(path);
    goAfterAuth(identity);
    expect(redirect).toHaveBeenCalledWith(expect.any(URL), { replace: true });
  },
);
