/** `tests/published-client` installs the package; these are the types that its page uses. */
declare module '@frontegg/js' {
  interface User {
    email: string;
    tenantId: string;
    accessToken: string;
    refreshToken?: string;
    mfaToken?: string;
  }
  interface Tenant {
    tenantId: string;
  }
  interface Tree {
    children?: readonly Tree[];
  }

  export interface FronteggApp {
    store: {
      getState(): {
        auth: {
          isLoading: boolean;
          isAuthenticated: boolean;
          user?: User | null;
          tenantsState: { tenants: readonly Tenant[]; activeTenant?: Tenant };
        };
      };
      actions: {
        handleHostedLoginCallback(input: { code: string; state: string }): Promise<void>;
        requestAuthorize(first: boolean): Promise<void>;
        switchTenant(input: { tenantId: string; callback(done: boolean, error?: unknown): void }): Promise<void>;
        logout(): Promise<void>;
      };
    };
    apiClient: {
      auth: {
        loginv2(input: { email: string; password: string }): Promise<{ user: User }>;
        checkIfAllowToRememberMfaDevice(mfaToken: string): Promise<unknown>;
        loginWithMfaV2(input: { mfaToken: string; value: string }): Promise<{ user: User }>;
        refreshTokenV3(): Promise<{ user: User }>;
        logout(): Promise<void>;
      };
      users: {
        getCurrentUserTenantsV3(): Promise<{ tenants: readonly Tenant[] }>;
        updateUserProfileV2(input: { name: string }): Promise<{ name: string }>;
      };
      tenants: { getSubTenantsAsTree(): Promise<Tree> };
    };
    loginWithRedirect(): void;
  }

  export const initialize: (
    options: {
      contextOptions: { baseUrl: string; clientId: string };
      hostedLoginBox: boolean;
      lazyLoadAdminPortal: boolean;
      authOptions: { hostedLoginOptions: { loadUserOnFirstLoad: boolean } };
      onRedirectTo: (path: string, options?: { refresh?: boolean }) => void;
    },
    name?: string,
  ) => FronteggApp;
}
