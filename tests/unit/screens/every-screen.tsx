import { createIdentity, type Identity } from '@gatehouse/sdk';
import { type AdminPageId, adminPageIds } from '@gatehouse/sdk/admin';
import { contracts } from '@gatehouse/sdk/contracts';
import { IdentityProvider } from '@gatehouse/ui';
import { AdminPortal } from '@gatehouse/ui/admin';
import { AuthRoutes } from '@gatehouse/ui/routes';
import { createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import { type AccountRoute, defaultRoutes } from '../../../sdk/routes';
import { ownPage } from '../../support/own-page';
import { translatePage } from '../../support/translate-page';
import { waitFor } from '../../support/wait-for';

const identities: Identity[] = [];

const identityOf = async (isSignedIn: boolean): Promise<Identity> => {
  const emulator = createEmulator();
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    fetch: emulator.fetch,
    environment: ownPage(),
  });
  identities.push(identity);
  if (isSignedIn)
    await identity.session.accept(
      await identity.call(contracts.session.login)({ email: 'admin@acme.test', password: 'admin-Secret-1' }),
    );
  return identity;
};

const isSettled = () =>
  document.querySelector('h1, h2, form, [role=alert]') !== null &&
  document.querySelector('[data-slot=skeleton], [data-slot=spinner]') === null;

const renderUntilSettled = async (element: ReactNode, isTranslated: boolean): Promise<readonly unknown[]> => {
  const errors: unknown[] = [];
  const collect = (error: unknown) => void errors.push(error);
  const container = document.body.appendChild(document.createElement('div'));
  const stop = isTranslated ? translatePage(document.body) : undefined;
  const root = createRoot(container, { onUncaughtError: collect, onCaughtError: collect, onRecoverableError: collect });
  root.render(element);
  await waitFor(() => expect(errors.length > 0 || isSettled()).toBe(true));
  root.render(element);
  await new Promise((resolve) => setTimeout(resolve, 20));
  root.unmount();
  stop?.();
  return errors;
};

const paths = Object.keys(defaultRoutes).filter((name): name is AccountRoute => name !== 'authenticatedUrl');

/** A few that use most of what simulated browsers lack. */
export const commonScreens = {
  accountPages: ['loginUrl', 'signUpUrl', 'activateUrl', 'logoutUrl'],
  adminPages: ['profile', 'users', 'audits', 'usage'],
} as const satisfies Screens;

interface Screens {
  accountPages: readonly AccountRoute[];
  adminPages: readonly AdminPageId[];
}

/** Defines the tests of screens, all by default, in an environment of simulated browsers, which lacks many features. */
export const testScreens = (
  name: string,
  { accountPages, adminPages }: Screens = { accountPages: paths, adminPages: adminPageIds },
  { isTranslated = false } = {},
) =>
  describe(`in ${name}`, () => {
    beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
    afterEach(() => {
      for (const identity of identities.splice(0)) identity.dispose();
      document.body.replaceChildren();
    });

    const how = isTranslated ? 'translated' : 'rendered';
    it.each(accountPages)(`the account page at %s is ${how} without an error`, async (path) => {
      // A step-up of nobody leaves for the sign-in.
      const identity = await identityOf(path === 'stepUpUrl');
      const routes = createElement(AuthRoutes, { path: identity.routes[path], navigate: () => undefined });
      const page = createElement(IdentityProvider, { identity, load: false, children: routes });
      expect(await renderUntilSettled(page, isTranslated)).toEqual([]);
    });

    it.each(adminPages)(`the administration page %s is ${how} without an error`, async (page) => {
      const identity = await identityOf(true);
      const portal = createElement(AdminPortal, { page });
      const tree = createElement(IdentityProvider, { identity, load: false, children: portal });
      expect(await renderUntilSettled(tree, isTranslated)).toEqual([]);
    });
  });
