import type { Call } from '../../http/call';

/**
 * Returns the URL of an account page for links in emails, such as `/account/reset-password`: on the provider's own
 * pages, which lead back to the application afterwards, or at the application if it has such pages.
 */
export const accountPage = (
  { client, provider, request }: Pick<Call, 'client' | 'provider' | 'request'>,
  path: string,
  values: Readonly<Record<string, string>>,
): URL => {
  const isHosted = client.accountPages !== 'app';
  const link = new URL(path, isHosted ? provider.issuer : provider.origins.ofApplication(client, request));
  if (isHosted) link.searchParams.set('app', client.id);
  for (const [name, value] of Object.entries(values)) link.searchParams.set(name, value);
  return link;
};

/** Returns the home of the application for which a page of the provider was opened. */
export const homeOf = (clients: readonly Call['client'][], app: string | null): string | undefined => {
  const client = clients.find(({ id }) => id === app);
  return client?.home ?? client?.origins[0];
};

/** Returns the page of an application, or that of the first one where the application is not known. */
export const applicationHome = (clients: readonly Call['client'][], app: string | null): string | undefined =>
  homeOf(clients, app) ?? homeOf(clients, clients[0]?.id ?? null);
