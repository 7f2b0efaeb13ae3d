import type { AuthStrategies } from '@gatehouse/sdk/configurations';

/** A sign-in method, by the name of its strategy or social provider. */
export interface SignInMethod {
  id: string;
  /** Whether the user signs in with this method. */
  isUsed: boolean;
}

interface Service {
  type: string;
  active: boolean;
}

/** Provider names of services whose users sign in with no method of the account. */
const externalProviders: readonly string[] = ['saml', 'google', 'github', 'facebook', 'microsoft', 'slack'];

/** Returns all methods offered to a user, and the one they use, even if it is no longer offered. */
export const signInMethodsOf = (
  { mainAuthStrategies, secondaryAuthStrategies }: AuthStrategies,
  services: readonly Service[],
  provider: string | undefined,
): SignInMethod[] => {
  const isExternal = provider !== undefined && externalProviders.includes(provider);
  const main = mainAuthStrategies.map(({ strategy }) => strategy).filter((name) => name !== 'NoLocalAuthentication');
  const others = [
    ...secondaryAuthStrategies.filter(({ isActive }) => isActive).map(({ strategy }) => strategy),
    ...services.filter(({ active }) => active).map(({ type }) => type.toLowerCase()),
  ];
  const offered = [
    ...main.map((id) => ({ id, isUsed: !isExternal })),
    ...others.map((id) => ({ id, isUsed: id === provider })),
  ];
  return isExternal && !others.includes(provider) ? [{ id: provider, isUsed: true }, ...offered] : offered;
};
