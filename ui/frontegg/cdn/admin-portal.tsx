'use client';
import { createIdentity, type Identity } from '@gatehouse/sdk';
import type { ReactNode } from 'react';
import { CheckoutDialog } from '../../checkout/checkout-dialog';
import { mountView } from '../../embed/mount-view';
import { loadAdminTexts } from '../../locales/load';
import { QueryProvider } from '../../react/capability';
import AdminDialog from '../admin-dialog';
import { portalVariables } from '../look';
import OwnPassword from '../own-password';
import PageOfPortal from '../page-of-portal';
import { clientIdOf } from '../use-app';
import type { Injector } from './injector';
import { fromVendorStore } from './store-connection';

/** A screen that was rendered. */
export interface Rendered {
  unmount(): void;
}

const identityOf = (injector: Injector): Identity => {
  const { contextOptions, entitlementsOptions, hostedLoginBox } = injector.options;
  const { baseUrl, appId, requestCredentials } = contextOptions;
  return createIdentity({
    baseUrl,
    clientId: clientIdOf(contextOptions),
    loginMode: hostedLoginBox ? 'hosted' : 'embedded',
    server: fromVendorStore(injector),
    ...(appId && { appId }),
    ...(requestCredentials && { requestCredentials }),
    ...(entitlementsOptions && { entitlements: { enabled: entitlementsOptions.enabled ?? false } }),
  });
};

const mount = async (injector: Injector, element: Element, view: ReactNode): Promise<Rendered> => {
  const identity = identityOf(injector);
  // A screen may begin with a call that names the account, as the checkout does.
  const [texts] = await Promise.all([loadAdminTexts(navigator.languages), identity.session.load()]);
  const variables = portalVariables(injector.options.themeOptions);
  const mounted = mountView(element, { identity, texts, variables }, true, () => <QueryProvider>{view}</QueryProvider>);
  return {
    unmount: () => {
      mounted.unmount();
      identity.dispose();
    },
  };
};

/** Renders in an element of the page: those of the vendor are in shadow roots, which styles do not reach. */
const mountInBody = async (injector: Injector, view: ReactNode): Promise<Rendered> => {
  const element = document.body.appendChild(document.createElement('div'));
  const { unmount } = await mount(injector, element, view);
  return {
    unmount: () => {
      unmount();
      element.remove();
    },
  };
};

/** Renders the administration over the page. */
export const renderAdminPortal = (injector: Injector): Promise<Rendered> =>
  mountInBody(
    injector,
    <AdminDialog themeOptions={injector.options.themeOptions} onClose={() => injector.hideAdminPortal()} />,
  );

/** What an application asks of the checkout. */
export interface CheckoutOptions {
  plan: string;
  onClose?: () => void;
  onSuccess?: () => void;
}

/** Renders the checkout of a plan. */
export const renderCheckout = (
  injector: Injector,
  { plan, onClose, onSuccess }: CheckoutOptions,
): Promise<Rendered> => {
  const close = () => {
    injector.hideCheckoutDialog();
    onClose?.();
  };
  return mountInBody(injector, <CheckoutDialog planId={plan} onClose={close} onConfirmed={() => onSuccess?.()} />);
};

/** Renders the users of the account. */
export const renderUsersTable = (injector: Injector, element: Element): Promise<Rendered> =>
  mount(injector, element, <PageOfPortal page="users" />);

/** Renders the profile of the user. */
export const renderProfilePage = (injector: Injector, element: Element): Promise<Rendered> =>
  mount(injector, element, <PageOfPortal page="profile" />);

/** Renders the form for the user's own password. */
export const renderChangePasswordForm = (
  injector: Injector,
  element: Element,
  { onCompleteCallback }: { onCompleteCallback?: (succeeded: boolean) => void } = {},
): Promise<Rendered> => mount(injector, element, <OwnPassword onChanged={() => onCompleteCallback?.(true)} />);
