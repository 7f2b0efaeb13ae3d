import type { CustomProvider, SocialProvider } from './contract';

/** A social login provider. */
export interface SocialLoginProvider {
  /** Name of a known one, id of a custom one: what it is called in calls and in the state. */
  id: string;
  /** Display name. */
  name: string;
  isCustom: boolean;
  logoUrl?: string;
  clientId?: string;
  redirectUrl?: string;
  backendRedirectUrl?: string;
  /** Of a known one: relative to the provider's API. Of a custom one: the service's own address. */
  authorizationUrl?: string;
  /** Asked for beside the usual ones; of a custom one, all of them. */
  scopes: readonly string[];
}

const names: Readonly<Record<string, string>> = {
  google: 'Google',
  microsoft: 'Microsoft',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  slack: 'Slack',
};

const nameOf = (id: string): string | undefined => (Object.hasOwn(names, id) ? names[id] : undefined);

const toKnown = (provider: SocialProvider): SocialLoginProvider => {
  const id = provider.type.toLowerCase();
  return {
    id,
    name: nameOf(id) ?? provider.type,
    isCustom: false,
    clientId: provider.clientId ?? undefined,
    redirectUrl: provider.redirectUrl,
    backendRedirectUrl: provider.backendRedirectUrl,
    authorizationUrl: provider.authorizationUrl ?? undefined,
    scopes: provider.additionalScopes ?? [],
  };
};

const toCustom = (provider: CustomProvider): SocialLoginProvider => ({
  id: provider.id,
  name: provider.displayName,
  isCustom: true,
  logoUrl: provider.ssoLogoUrl ?? undefined,
  clientId: provider.clientId,
  redirectUrl: provider.redirectUrl,
  authorizationUrl: provider.authorizationUrl,
  scopes: (provider.scopes ?? '').split(/[\s,]+/).filter(Boolean),
});

/** Whether the way there is known: to the API, which sends on, or with the vendor's own client to one of the seven. */
const isReachable = ({ id, clientId, authorizationUrl }: SocialLoginProvider): boolean =>
  Boolean(authorizationUrl) || (Boolean(clientId) && nameOf(id) !== undefined);

/** The services that are switched on: the known ones first, then the vendor's own. */
export const activeProviders = (
  known: readonly SocialProvider[],
  custom: readonly CustomProvider[],
): SocialLoginProvider[] => [
  ...known
    .filter(({ active }) => active)
    .map(toKnown)
    .filter(isReachable),
  ...custom
    .filter(({ active }) => active)
    .map(toCustom)
    .filter(isReachable),
];
