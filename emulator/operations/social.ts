import type { Call } from '../http/call';
import { inviteLinkOf } from '../rules/members/enter-by-invite-link';
import { redeemHandle } from '../rules/sign-in/external-sign-ins';
import { continueSignIn } from '../rules/sign-in/sign-in';
import { isActiveService, requireActiveService, serviceNames } from '../rules/sign-in/social-services';
import { userOfService } from '../rules/sso/external-users';
import { anybody, type OperationsOf, operation, user } from './operation';

const providers = ({ provider }: Call) =>
  serviceNames.map((type) => ({
    type,
    active: isActiveService(provider, type),
    authorizationUrl: `/identity/resources/auth/v2/user/sso/default/${type}/prelogin`,
  }));

export const social: OperationsOf<'social'> = {
  listProvidersV1: operation(anybody, (call) => providers(call).map(({ type, active }) => ({ type, active }))),
  listProvidersV2: operation(anybody, providers),
  listProvidersV2Authenticated: operation(user, providers),
  listCustomProviders: operation(anybody, () => ({ providers: [] })),
  postLogin: operation(anybody, async (call, { provider: service, code, state, redirectUri, invitationToken }) => {
    requireActiveService(call.provider, service);
    const redeemed = { kind: 'social', target: service, handle: code, state, redirectUri } as const;
    const { profile } = await redeemHandle(call.provider, call.cookies, redeemed);
    const user = userOfService(call, profile, service, inviteLinkOf(call, invitationToken));
    return continueSignIn(call, user, ['social'], invitationToken);
  }),
};
