import type { Call } from '../call';
import { inviteLinkOf } from '../rules/enter-by-invite-link';
import { redeemHandle } from '../rules/external-sign-ins';
import { userOfService } from '../rules/external-users';
import { continueSignIn } from '../rules/sign-in';
import { isActiveService, requireActiveService, serviceNames } from '../rules/social-services';
import type { HandlersOf } from './handlers-of';

const providers = ({ provider }: Call) =>
  serviceNames.map((type) => ({
    type,
    active: isActiveService(provider, type),
    authorizationUrl: `/identity/resources/auth/v2/user/sso/default/${type}/prelogin`,
  }));

export const social: HandlersOf<'social'> = {
  listProvidersV1: (call) => providers(call).map(({ type, active }) => ({ type, active })),
  listProvidersV2: providers,
  listProvidersV2Authenticated: providers,
  listCustomProviders: () => ({ providers: [] }),
  postLogin: async (call, { provider: service, code, state, redirectUri, invitationToken }) => {
    requireActiveService(call.provider, service);
    const redeemed = { kind: 'social', target: service, handle: code, state, redirectUri } as const;
    const { profile } = await redeemHandle(call.provider, call.cookies, redeemed);
    const user = userOfService(call, profile, service, inviteLinkOf(call, invitationToken));
    return continueSignIn(call, user, ['social'], invitationToken);
  },
};
