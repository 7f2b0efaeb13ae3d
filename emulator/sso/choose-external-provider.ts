import type { ExternalKind } from '../db/rows/external-sign-ins';
import type { Provider } from '../provider';
import type { ExternalProvider, ExternalTarget } from './external-provider';

export type ProtocolClients = Partial<Record<ExternalKind, ExternalProvider>>;

export type CreateProtocolClients = (
  provider: Pick<Provider, 'issuer' | 'db' | 'clock' | 'settings'>,
) => ProtocolClients;

/** Reserved names (RFC 2606), as the seed uses them. */
const RESERVED = /(?:^|\.)(?:example|test|invalid)$/;

/** Returns the URL of a target's service; undefined for a social login provider without one. */
const addressOf = ({ settings }: Pick<Provider, 'settings'>, { service, connection }: ExternalTarget) => {
  if (connection) return connection.ssoEndpoint;
  const { socialProviders } = settings;
  return service !== undefined && Object.hasOwn(socialProviders, service)
    ? socialProviders[service]?.issuer
    : undefined;
};

/** Returns whether no server can exist at a URL, so that the mock page replaces it. */
const isUnreachable = (address: string | undefined): boolean =>
  address === undefined || !URL.canParse(address) || RESERVED.test(new URL(address).hostname);

/** Uses the client of a real protocol if the provider has one and the server can exist, else the mock page. */
export const chooseExternalProvider = (
  provider: Pick<Provider, 'settings'>,
  mock: ExternalProvider,
  clients: ProtocolClients,
): ExternalProvider => {
  const providerOf = (target: ExternalTarget): ExternalProvider =>
    isUnreachable(addressOf(provider, target)) ? mock : (clients[target.kind] ?? mock);
  return {
    begin: (target, request) => providerOf(target).begin(target, request),
    read: (target, response, request) => providerOf(target).read(target, response, request),
    readUnsolicited: async (response) => clients.saml?.readUnsolicited?.(response),
    ...(clients.saml?.metadata && { metadata: clients.saml.metadata }),
  };
};
