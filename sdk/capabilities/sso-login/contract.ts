import { post } from '../../core/contract';
import { maybeText, object, optionalText, string } from '../../core/schema';
import { LoginResponse } from '../../session/contract';

/** `idpType` is saml or oidc. No `address` means that the user has no single sign-on. */
const preLogin = {
  auth: 'none',
  input: object({ email: string(), tenantId: optionalText }),
  output: object({ address: maybeText, idpType: maybeText }),
} as const;
/** Signs the user in. */
const entry = { auth: 'none', cookies: true, output: LoginResponse } as const;

const calls = {
  preLoginV1: post('/identity/resources/auth/v1/user/saml/prelogin', preLogin),
  preLoginV2: post('/identity/resources/auth/v2/user/sso/prelogin', preLogin),
  samlPostLogin: post('/identity/resources/auth/v1/user/saml/postlogin', {
    ...entry,
    input: object({ RelayState: string(), SAMLResponse: string() }),
  }),
  oidcPostLoginV1: post('/identity/resources/auth/v1/user/oidc/postlogin', {
    ...entry,
    input: object({ code: string(), state: string(), redirectUri: optionalText }),
  }),
  /** `RelayState` is the `state` of the callback. */
  oidcPostLoginV2: post('/identity/resources/auth/v2/user/oidc/postlogin', {
    ...entry,
    input: object({ code: string(), RelayState: string(), redirectUri: optionalText }),
  }),
};

/** Calls for sign-in through single sign-on. */
export type SsoLoginContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link SsoLoginContract}. */
export const contract: SsoLoginContract = calls;
