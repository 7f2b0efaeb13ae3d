import { type FronteggApp, initialize } from '@frontegg/js';

declare const PROVIDER: string;

let app: FronteggApp | undefined;
const running = (): FronteggApp => {
  if (!app) throw new Error('The client was not started.');
  return app;
};

const start = (hostedLoginBox = true): void => {
  app = initialize(
    {
      contextOptions: { baseUrl: PROVIDER, clientId: 'portal' },
      hostedLoginBox,
      lazyLoadAdminPortal: true,
      authOptions: { hostedLoginOptions: { loadUserOnFirstLoad: true } },
      // Without `refresh` the URL changes without a reload, as in a router: the refresh token is in memory.
      onRedirectTo: (path, options) =>
        options?.refresh ? location.assign(path) : history.replaceState(null, '', path || '/'),
    },
    hostedLoginBox ? 'hosted' : 'embedded',
  );
};

/** The client's user data. */
const state = () => {
  const { isLoading, isAuthenticated, user, tenantsState } = running().store.getState().auth;
  return {
    isLoading,
    isAuthenticated,
    email: user?.email,
    tenantId: user?.tenantId,
    accessToken: user?.accessToken,
    refreshToken: user?.refreshToken,
    accounts: tenantsState.tenants.map(({ tenantId }) => tenantId),
  };
};

const published = {
  start,
  state,
  logIn: () => running().loginWithRedirect(),
  /** Renews the token as the client does before it expires. */
  renew: async () => {
    await running().store.actions.requestAuthorize(false);
    return state();
  },
  switchTo: (tenantId: string) =>
    new Promise<ReturnType<typeof state>>((resolve, reject) => {
      const callback = (done: boolean, error?: unknown) => (done ? resolve(state()) : reject(error));
      void running().store.actions.switchTenant({ tenantId, callback });
    }),
  rename: async (name: string) => (await running().apiClient.users.updateUserProfileV2({ name })).name,
  accounts: async () =>
    (await running().apiClient.users.getCurrentUserTenantsV3()).tenants.map(({ tenantId }) => tenantId),
  subAccounts: async () => (await running().apiClient.tenants.getSubTenantsAsTree()).children?.length,
  logOut: async () => {
    await running().store.actions.logout();
    return state();
  },
  /** Endpoints of an embedded login. */
  embedded: {
    logIn: async (email: string, password: string) =>
      (await running().apiClient.auth.loginv2({ email, password })).user.accessToken,
    logInWithCode: async (email: string, password: string, value: string) => {
      const { loginv2, loginWithMfaV2, checkIfAllowToRememberMfaDevice } = running().apiClient.auth;
      const { mfaToken = '' } = (await loginv2({ email, password })).user;
      await checkIfAllowToRememberMfaDevice(mfaToken);
      return (await loginWithMfaV2({ mfaToken, value })).user.accessToken;
    },
    renew: async () => (await running().apiClient.auth.refreshTokenV3()).user.accessToken,
    logOut: () => running().apiClient.auth.logout(),
  },
};

declare global {
  interface Window {
    published: typeof published;
  }
}
window.published = published;

if (location.pathname === '/oauth/callback') {
  const query = new URLSearchParams(location.search);
  start();
  void running().store.actions.handleHostedLoginCallback({
    code: query.get('code') ?? '',
    state: query.get('state') ?? '',
  });
}
