/** API tokens in Svelte 5: what the script of a component calls. */

import type { Identity } from '@gatehouse/sdk';
import * as tokens from '@gatehouse/sdk/tokens';
import { createMutation, createQuery, type QueryClient } from '@tanstack/svelte-query';

/** The person's API tokens, and the way to a new one. Both results are reactive: read them in the markup as they are. */
export const createTokens = (identity: Identity, client: QueryClient) => {
  const api = identity.of(tokens);
  const options = api.list({ type: 'ClientCredentials' });
  const list = createQuery(
    () => options,
    () => client,
  );
  const create = createMutation(
    () => ({ ...api.create(), onSuccess: () => client.invalidateQueries({ queryKey: options.queryKey }) }),
    () => client,
  );

  return {
    list,
    create,
    add: (description: string) =>
      create.mutateAsync({ type: 'ClientCredentials', owner: 'user', description, expiresInDays: 30, roleIds: [] }),
  };
};
