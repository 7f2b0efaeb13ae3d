import type { AnswersOf } from './answers-of';

const types = ['google', 'microsoft', 'github', 'apple', 'facebook', 'linkedin', 'slack'] as const;

/** Signing in with another service is not part of the local provider yet: all of them are known and switched off. */
const providers = () =>
  types.map((type) => ({
    type,
    active: false,
    authorizationUrl: `/identity/resources/auth/v2/user/sso/default/${type}/prelogin`,
  }));

export const social: AnswersOf<'social'> = {
  listProvidersV1: () => types.map((type) => ({ type, active: false })),
  listProvidersV2: providers,
  listProvidersV2Authenticated: providers,
  listCustomProviders: () => ({ providers: [] }),
};
