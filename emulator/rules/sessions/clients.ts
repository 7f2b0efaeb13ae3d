import type { Client, Provider } from '../../provider';

/**
 * Returns the client of an id: a registered one, or an application with that id, which has the addresses of the first
 * client. Current quick starts of the provider name an application where they name a client.
 */
export const clientById = ({ clients, db }: Pick<Provider, 'clients' | 'db'>, id: unknown): Client | undefined => {
  if (typeof id !== 'string') return undefined;
  const known = clients.find((client) => client.id === id);
  if (known) return known;
  const application = db.applications.get(id);
  const [first] = clients;
  if (!application?.isActive || !first) return undefined;
  const { audience: _audience, secret: _secret, ...addresses } = first;
  return { ...addresses, id, name: application.name };
};

/** Returns all clients that may have signed in: the registered ones and the applications. */
export const everyClient = (provider: Pick<Provider, 'clients' | 'db'>): Client[] => [
  ...provider.clients,
  ...provider.db.applications.list().flatMap(({ id }) => clientById(provider, id) ?? []),
];
