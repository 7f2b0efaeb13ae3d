import type { Provider } from '../provider';
import { oauthError, ProviderError } from './errors';

/** Errors caused by an application, not by its users: each message says what to change. */

/** Returns the clients of applications; the others are the provider's own pages. */
const applicationsOf = ({ clients, issuer }: Pick<Provider, 'clients' | 'issuer'>) =>
  clients.filter(({ redirectUris }) => !redirectUris.every((address) => new URL(address).origin === issuer));

export const unknownApplication = (provider: Pick<Provider, 'clients' | 'issuer'>, clientId: string): string => {
  const quotedIds = applicationsOf(provider).map(({ id }) => `"${id}"`);
  return `There is no application "${clientId.slice(0, 100)}" here. Set clientId to ${quotedIds.join(' or ')}, or start the provider with --client-id.`;
};

export const unknownClient = (provider: Pick<Provider, 'clients' | 'issuer'>, clientId: string): ProviderError =>
  oauthError('invalid_client', unknownApplication(provider, clientId));

/** Explains why a redirect URI is refused, and which ones are registered. */
export const unregisteredAddress = (
  { origins }: Pick<Provider, 'origins'>,
  redirectUri: string,
  registered: readonly string[],
): string => {
  const refused = `The return address ${redirectUri.slice(0, 300) || '(none)'} is not registered.`;
  if (origins.mode === 'loopback') {
    const paths = [...new Set(registered.map((address) => new URL(address).pathname))];
    return `${refused} It has to be http://localhost with any port and exactly the path ${paths.join(' or ')}.`;
  }
  const list = registered.length > 0 ? `Registered: ${registered.join(', ')}.` : 'None is.';
  return `${refused} ${list} Start the provider with --origin, or add the address to the client.`;
};

export const notFound = (): ProviderError =>
  new ProviderError(
    404,
    'not-found',
    'There is nothing at this address. Calls have the prefix /frontegg or none; "npx @gatehouse/emulator supported" lists them.',
  );
