import type { CustomProvider, SocialProvider } from './contract';

/** A social login provider. */
export interface SocialLoginProvider {
  /** Name of a built-in provider, or id of a custom one; used in calls and in the state. */
  id: string;
  /** Display name. */
  name: string;
  isCustom: boolean;
  logoUrl?: string;
  clientId?: string;
  redirectUrl?: string;
  backendRedirectUrl?: string;
  /** For a built-in provider: relative to the provider's API. For a custom one: absolute. */
  authorizationUrl?: string;
  /** Scopes requested besides the default ones; for a custom provider, all scopes. */
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

const toBuiltIn = (provider: SocialProvider): SocialLoginProvider => {
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

/**
 * Whether its authorization URL is known: relative to the API, which redirects, or with the vendor's own client one of
 * the seven services.
 */
const isReachable = ({ id, clientId, authorizationUrl }: SocialLoginProvider): boolean =>
  Boolean(authorizationUrl) || (Boolean(clientId) && nameOf(id) !== undefined);

/** Returns the enabled providers: built-in ones first, then custom ones. */
export const activeProviders = (
  builtIn: readonly SocialProvider[],
  custom: readonly CustomProvider[],
): SocialLoginProvider[] => [
  ...builtIn
    .filter(({ active }) => active)
    .map(toBuiltIn)
    .filter(isReachable),
  ...custom
    .filter(({ active }) => active)
    .map(toCustom)
    .filter(isReachable),
];
