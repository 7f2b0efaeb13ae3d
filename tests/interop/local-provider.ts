import { createWorld } from '../support/world';
import { type OpenIdProvider, REDIRECT_URI } from './open-id-provider';

/** The provider of this repository, in memory. */
export const startLocalProvider = async (): Promise<OpenIdProvider> => {
  const { emulator, atProvider } = createWorld({ clock: undefined });
  const { origin } = new URL(REDIRECT_URI);
  return {
    issuer: emulator.issuer,
    signIn: async (authorizeUrl, person) => {
      const browser = emulator.browser();
      const asked = await browser(authorizeUrl, { credentials: 'include', redirect: 'manual' });
      if (asked.status !== 302) throw new Error(`The provider answered ${asked.status}: ${await asked.text()}`);
      return new URL(await atProvider(authorizeUrl, person, browser));
    },
    openBrowser: () => {
      const browser = emulator.browser();
      return (request, init) =>
        browser(request, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), origin } });
    },
    stop: async () => {},
  };
};
