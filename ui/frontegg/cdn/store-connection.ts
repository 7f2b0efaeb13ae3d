import { ApiError, decodeToken } from '@gatehouse/sdk';
import { fromServer, type ServerCalls, type ServerConnection } from '@gatehouse/sdk/from-server';
import type { Injector } from './injector';

/** Seconds that a token has to be valid for. */
const LEFT = 30;
/** Milliseconds until a renewal that the vendor's store does not answer fails. */
const PATIENCE = 10_000;

const expiresIn = (token: string): number => Number(decodeToken(token).exp) - Date.now() / 1000;

/** Waits until the store has another token; undefined when it gets none. */
const nextToken = ({ store }: Injector, token: string | undefined): Promise<string | undefined> =>
  new Promise((resolve) => {
    const finish = (next: string | undefined) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(next);
    };
    const timer = setTimeout(() => finish(undefined), PATIENCE);
    const unsubscribe = store.subscribe(() => {
      const { user } = store.getState().auth;
      if (!user) finish(undefined);
      else if (user.accessToken && user.accessToken !== token) finish(user.accessToken);
    });
  });

/** The session of the vendor's store, which alone renews, switches and ends it. */
const callsOf = (injector: Injector): ServerCalls => {
  const { store, options } = injector;
  const renew = () => {
    if (!options.hostedLoginBox) return store.dispatch({ type: 'auth/requestAuthorize' });
    store.dispatch({ type: 'auth/requestHostedLoginAuthorizeV2', payload: { shouldRedirectToLogin: false } });
  };
  const currentToken = async (): Promise<string | undefined> => {
    const token = store.getState().auth.user?.accessToken;
    if (token && expiresIn(token) > LEFT) return token;
    const next = nextToken(injector, token);
    renew();
    return next;
  };
  return {
    tokens: async () => {
      const token = await currentToken();
      if (token) return { token, accessToken: token, expiresIn: Math.floor(expiresIn(token)) };
      throw new ApiError('unauthorized', { statusCode: 401, message: 'Nobody is signed in.' });
    },
    loginUrl: () => new URL(store.getState().auth.routes.loginUrl, location.origin),
    switchAccount: (tenantId) =>
      new Promise((resolve, reject) => {
        const callback = (isSwitched: boolean, error?: string) => {
          if (isSwitched) resolve();
          else reject(new ApiError('switch-refused', { statusCode: 403, message: error }));
        };
        store.dispatch({ type: 'auth/switchTenant', payload: { tenantId, silentReload: true, callback } });
      }),
    logOut: () => new Promise((resolve) => store.dispatch({ type: 'auth/logout', payload: () => resolve(undefined) })),
  };
};

/** Connects an identity to the session of the vendor's package. */
export const fromVendorStore = (injector: Injector): ServerConnection => ({
  ...fromServer(),
  connect: () => callsOf(injector),
});
