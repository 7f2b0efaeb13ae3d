/** API tokens in Svelte 5: what the script of a component calls. */

import type { Identity } from '@gatehouse/sdk';
import { bindQueryClient } from '@gatehouse/sdk/query';
import * as tokens from '@gatehouse/sdk/tokens';
import { createMutation, createQuery, type QueryClient } from '@tanstack/svelte-query';
import { createSubscriber } from 'svelte/reactivity';

/** The user's API tokens, and a mutation to add one. Both results are reactive: read them in the markup as they are. */
export const createTokens = (identity: Identity, client: QueryClient) => {
  const api = identity.of(tokens);
  const track = createSubscriber((update) => identity.owner.subscribe(update));
  const stop = bindQueryClient(identity, client);
  const list = createQuery(
    () => {
      // Options are made again for the next user or account.
      track();
      return api.list({ type: 'ClientCredentials' });
    },
    () => client,
  );
  const create = createMutation(
    () => {
      track();
      return api.create();
    },
    () => client,
  );

  return {
    list,
    create,
    stop,
    add: (description: string) =>
      create.mutateAsync({ type: 'ClientCredentials', owner: 'user', description, expiresInDays: 30, roleIds: [] }),
  };
};
