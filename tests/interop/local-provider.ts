import { createFixture } from '../support/fixture';
import { type OpenIdProvider, REDIRECT_URI } from './open-id-provider';

/** The provider of this repository, in memory. */
export const startLocalProvider = async (): Promise<OpenIdProvider> => {
  const { emulator, atProvider } = createFixture({ clock: undefined, sendsRefreshToken: true });
  const { origin } = new URL(REDIRECT_URI);
  const at = (path: string) => `${emulator.issuer}/frontegg/oauth/${path}`;
  return {
    issuer: emulator.issuer,
    endpoints: { authorize: at('authorize'), token: at('token'), endSession: at('logout') },
    scope: 'openid email profile',
    openBrowser: () => {
      const browser = emulator.browser();
      const load = (url: URL) => browser(url, { credentials: 'include', redirect: 'manual' });
      return {
        signIn: async (url, user) => {
          const requested = await load(url);
          if (requested.status !== 302)
            throw new Error(`The provider answered ${requested.status}: ${await requested.text()}`);
          return new URL(await atProvider(url, user, browser));
        },
        signOut: async (url) => {
          const response = await load(url);
          const target = response.headers.get('location');
          if (!target) throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
          return new URL(target);
        },
        fetch: (request, init) =>
          browser(request, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), origin } }),
      };
    },
    stop: async () => {},
  };
};
