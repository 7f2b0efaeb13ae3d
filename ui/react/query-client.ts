import type { Identity } from '@gatehouse/sdk';
import { createQueryClient } from '@gatehouse/sdk/query';
import type { QueryClient } from '@tanstack/react-query';

const clients = new WeakMap<Identity, QueryClient>();

/** Returns the query client of an identity, shared by all portals. Without React, since reads start before it is loaded. */
export const queryClientOf = (identity: Identity): QueryClient => {
  const existing = clients.get(identity);
  if (existing) return existing;
  const { client } = createQueryClient(identity);
  clients.set(identity, client);
  return client;
};
