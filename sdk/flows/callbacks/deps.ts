import { contract as mfa } from '../../capabilities/mfa/contract';
import { contract as passwordless } from '../../capabilities/passwordless/contract';
import { contract as social } from '../../capabilities/social/contract';
import { activeProviders } from '../../capabilities/social/providers';
import { contract as ssoLogin } from '../../capabilities/sso-login/contract';
import type { Identity } from '../../identity';
import { bringEngine } from '../../session/bring-engine';
import type { LoginResponse } from '../../session/contract';
import { sessionError } from '../../session/errors';
import { callbackValues, exchangeOnce } from '../../session/open-id/callback-page';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import { type SignInMethod, storeLastMethod } from '../../sign-in/last-method';
import { removeRequestedLink, requestedRecently } from '../../sign-in/requested-links';
import { startSocialLogin, takeSocialLogin } from '../../sign-in/social-login';
import { storeSsoFailure } from '../../sign-in/sso-failure';
import { clearSso, hasBegunSso } from '../../sign-in/sso-mark';
import { clearTypedValues } from '../../sign-in/typed-values';
import type { CallbackDeps } from './flow';

/** The parts of an identity that a callback uses. */
export type CallbackIdentity = SignInIdentity &
  Pick<Identity, 'baseUrl' | 'urlPrefix'> & { session: Pick<Identity['session'], 'get' | 'load'> };

/** Returns a parameter of the page's URL; without a name the whole query. */
const pageValue = ({ environment }: CallbackIdentity, name?: string): string => {
  const page = environment.page();
  return (name === undefined ? page?.search : page?.searchParams.get(name)) ?? '';
};

const recordsMethod = ({ environment }: CallbackIdentity, method: SignInMethod): Pick<CallbackDeps, 'finished'> => ({
  finished: () => storeLastMethod(environment.local, method),
});

const callbackDeps = (
  identity: CallbackIdentity,
  exchange: (page: URL) => Promise<LoginResponse>,
  more: Partial<CallbackDeps> = {},
): CallbackDeps => {
  bringEngine();
  return {
    ...signInDeps(identity),
    mfa: identity.call(mfa),
    exchange: exchangeOnce(identity.environment, exchange),
    accept: async (response) => {
      if (response.accessToken) await identity.session.accept(response);
      // Some responses only set the session cookie; the session then loads the tokens.
      else if ((await identity.session.load()).status !== 'authenticated') throw sessionError('sign-in-failed');
      clearTypedValues(identity.environment);
    },
    isSpent: async () => pageValue(identity) === '' && identity.session.get().status === 'authenticated',
    ...more,
  };
};

const refused = () => sessionError('callback-refused');

/** Returns the URL of the callback page without its parameters. */
const withoutQuery = ({ origin, pathname }: URL): string => origin + pathname;

/** Creates the dependencies of a social login callback. Only a sign-in that this tab started is completed. */
export const socialCallbackDeps = (identity: CallbackIdentity): CallbackDeps => {
  let started: ReturnType<typeof takeSocialLogin> | undefined;
  const exchange = async (page: URL) => {
    // Any callback with a state of this tab ends that sign-in, including an error.
    started = takeSocialLogin(identity.environment, page.searchParams.get('state') ?? undefined);
    const { code, id_token } = callbackValues(page, ['code', 'id_token', 'state']);
    if (!code && !id_token) throw refused();
    const { provider, state, redirectUri, verifier, invitationToken, metadata } = started;
    return identity.call(social).postLogin({
      ...{ provider, code, id_token, state, redirectUri, invitationToken, metadata },
      code_verifier: verifier,
    });
  };
  const deps = callbackDeps(identity, exchange);
  return {
    ...deps,
    service: () => started?.name,
    finished: () => started && storeLastMethod(identity.environment.local, `social:${started.provider}`),
    retry: async () => {
      const api = identity.call(social);
      const [builtIn, custom] = await Promise.all([api.listProvidersV2(), api.listCustomProviders()]);
      const again = activeProviders(builtIn, custom).find(({ id }) => id === started?.provider);
      if (!again) return deps.toLogin();
      const { invitationToken, metadata } = started ?? {};
      await startSocialLogin(identity, again, { invitationToken, metadata });
    },
  };
};

/** The login page shows why single sign-on failed. */
const storesFailure = ({ environment }: CallbackIdentity): Pick<CallbackDeps, 'storeFailure'> => ({
  storeFailure: (error) => storeSsoFailure(environment, error),
});

/** Returns whether a response came without a sign-in of this tab: it may be another user's (login CSRF). */
const isUnrequested = (identity: CallbackIdentity, response: string): boolean => {
  const page = identity.environment.page();
  return page !== undefined && pageValue(identity, response) !== '' && !hasBegunSso(identity.environment, page);
};

/** Creates the dependencies of an OpenID Connect callback. */
export const oidcCallbackDeps = (identity: CallbackIdentity): CallbackDeps =>
  callbackDeps(
    identity,
    async (page) => {
      const { code, state } = callbackValues(page, ['code', 'state']);
      if (!code || !state) throw refused();
      clearSso(identity.environment);
      return identity.call(ssoLogin).oidcPostLoginV2({ code, RelayState: state, redirectUri: withoutQuery(page) });
    },
    {
      ...storesFailure(identity),
      ...recordsMethod(identity, 'email'),
      needsConfirmation: () => isUnrequested(identity, 'code') && pageValue(identity, 'state') !== '',
    },
  );

/** Creates the dependencies of a SAML callback. */
export const samlCallbackDeps = (identity: CallbackIdentity): CallbackDeps =>
  callbackDeps(
    identity,
    async (page) => {
      const { SAMLResponse, RelayState } = callbackValues(page, ['SAMLResponse', 'RelayState']);
      if (!SAMLResponse) throw refused();
      clearSso(identity.environment);
      // An IdP-initiated sign-in may have no state; the provider decides whether to accept it.
      return identity.call(ssoLogin).samlPostLogin({ SAMLResponse, RelayState: RelayState ?? '' });
    },
    {
      ...storesFailure(identity),
      ...recordsMethod(identity, 'email'),
      needsConfirmation: () =>
        isUnrequested(identity, 'SAMLResponse') ||
        (pageValue(identity, 'SAMLResponse') !== '' && pageValue(identity, 'RelayState') === ''),
    },
  );

/** Creates the dependencies of a magic link callback. */
export const magicLinkCallbackDeps = (identity: CallbackIdentity): CallbackDeps =>
  callbackDeps(
    identity,
    async (page) => {
      const { token, invitationToken } = callbackValues(page, ['token', 'invitationToken']);
      if (!token) throw refused();
      return identity.call(passwordless).postLogin({ type: 'magiclink', token, invitationToken });
    },
    {
      needsConfirmation: () =>
        pageValue(identity, 'token') !== '' && !requestedRecently(identity.environment, 'magiclink'),
      finished: () => {
        removeRequestedLink(identity.environment, 'magiclink');
        storeLastMethod(identity.environment.local, 'email');
      },
    },
  );
