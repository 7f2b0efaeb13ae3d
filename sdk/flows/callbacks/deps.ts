import { contract as mfa } from '../../capabilities/mfa/contract';
import { contract as passwordless } from '../../capabilities/passwordless/contract';
import { contract as social } from '../../capabilities/social/contract';
import { contract as ssoLogin } from '../../capabilities/sso-login/contract';
import { fault } from '../../core/error-texts';
import type { Identity } from '../../identity';
import { callbackValues, exchangeOnce } from '../../session/callback-page';
import type { LoginResponse } from '../../session/contract';
import { type SignInIdentity, signInDeps } from '../../sign-in/finish-sign-in';
import { takeSocialLogin } from '../../sign-in/social-login';
import type { CallbackDeps } from './flow';

/** What a callback needs of an identity. */
export type CallbackIdentity = SignInIdentity & { session: Pick<Identity['session'], 'load'> };

const callbackDeps = (identity: CallbackIdentity, exchange: (page: URL) => Promise<LoginResponse>): CallbackDeps => ({
  ...signInDeps(identity),
  mfa: identity.call(mfa),
  exchange: exchangeOnce(identity.environment, exchange),
  accept: async (response) => {
    if (response.accessToken) return identity.session.accept(response);
    // Some answers only set the session cookie; the tokens are then the provider's to give.
    const { status } = await identity.session.load();
    if (status !== 'authenticated') throw fault('sign-in-failed');
  },
});

const refused = () => fault('callback-refused');

/** Address of the callback page without its parameters. */
const withoutQuery = ({ origin, pathname }: URL): string => origin + pathname;

/** Connects the callback of other services to an identity. Only a sign-in that this tab began is finished. */
export const socialCallbackDeps = (identity: CallbackIdentity): CallbackDeps =>
  callbackDeps(identity, async (page) => {
    // Whatever comes with a state of this tab ends that sign-in, be it an error.
    const begun = takeSocialLogin(identity.environment, page.searchParams.get('state') ?? undefined);
    const { code, id_token } = callbackValues(page, ['code', 'id_token', 'state']);
    if (!code && !id_token) throw refused();
    const { provider, state, redirectUri, verifier, invitationToken, metadata } = begun;
    return identity.call(social).postLogin({
      ...{ provider, code, id_token, state, redirectUri, invitationToken, metadata },
      code_verifier: verifier,
    });
  });

/** Connects the callback of a company's OpenID Connect sign-in to an identity. */
export const oidcCallbackDeps = (identity: CallbackIdentity): CallbackDeps =>
  callbackDeps(identity, async (page) => {
    const { code, state } = callbackValues(page, ['code', 'state']);
    if (!code || !state) throw refused();
    return identity.call(ssoLogin).oidcPostLoginV2({ code, RelayState: state, redirectUri: withoutQuery(page) });
  });

/** Connects the callback of a company's SAML sign-in to an identity. */
export const samlCallbackDeps = (identity: CallbackIdentity): CallbackDeps =>
  callbackDeps(identity, async (page) => {
    const { SAMLResponse, RelayState } = callbackValues(page, ['SAMLResponse', 'RelayState']);
    if (!SAMLResponse) throw refused();
    // A sign-in that began at the company may come without a state; the provider decides about it.
    return identity.call(ssoLogin).samlPostLogin({ SAMLResponse, RelayState: RelayState ?? '' });
  });

/** Connects the link of a sign-in mail to an identity. */
export const magicLinkCallbackDeps = (identity: CallbackIdentity): CallbackDeps =>
  callbackDeps(identity, async (page) => {
    const { token, invitationToken } = callbackValues(page, ['token', 'invitationToken']);
    if (!token) throw refused();
    return identity.call(passwordless).postLogin({ type: 'magiclink', token, invitationToken });
  });
