import type { Provider } from '../provider';
import type { TripKind } from '../rows/trips';
import type { Outside, OutsideTarget } from './outside';

/** Clients of real protocols, by what they sign in to. */
export type RealOutside = Partial<Record<TripKind, Outside>>;

/** Creates the clients of a provider. */
export type CreateOutside = (provider: Pick<Provider, 'issuer' | 'db' | 'clock' | 'settings'>) => RealOutside;

/** Reserved names (RFC 2606), as the seed uses them. */
const RESERVED = /(?:^|\.)(?:example|test|invalid)$/;

/** Returns the URL of a target's service; undefined for a social login provider without one. */
const addressOf = ({ settings }: Pick<Provider, 'settings'>, { service, connection }: OutsideTarget) => {
  if (connection) return connection.ssoEndpoint;
  const { socialProviders } = settings;
  return service !== undefined && Object.hasOwn(socialProviders, service)
    ? socialProviders[service]?.issuer
    : undefined;
};

/** Returns whether no server can exist at a URL, so that the mock page replaces it. */
const isNowhere = (address: string | undefined): boolean =>
  address === undefined || !URL.canParse(address) || RESERVED.test(new URL(address).hostname);

/** Uses the client of a real protocol if the provider has one and the server can exist, else the mock page. */
export const chooseOutside = (provider: Pick<Provider, 'settings'>, pretend: Outside, real: RealOutside): Outside => {
  const outsideOf = (target: OutsideTarget): Outside =>
    isNowhere(addressOf(provider, target)) ? pretend : (real[target.kind] ?? pretend);
  return {
    begin: (target, request) => outsideOf(target).begin(target, request),
    read: (target, answer, request) => outsideOf(target).read(target, answer, request),
    arrive: async (answer) => real.saml?.arrive?.(answer),
    ...(real.saml?.metadata && { metadata: real.saml.metadata }),
  };
};
