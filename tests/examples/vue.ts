/** API tokens in Vue: what a component's `setup` calls. */

import type { Identity } from '@gatehouse/sdk';
import { bindQueryClient } from '@gatehouse/sdk/query';
import * as tokens from '@gatehouse/sdk/tokens';
import { type QueryClient, useMutation, useQuery } from '@tanstack/vue-query';
import { computed, onScopeDispose, ref, shallowRef } from 'vue';

/** Calls a function that makes options, again for the next user or account. */
const ofOwner = <T>({ owner }: Identity, make: () => T) => {
  const made = shallowRef(make());
  onScopeDispose(
    owner.subscribe(() => {
      made.value = make();
    }),
  );
  return made;
};

/** The user's API tokens, filtered by the search, and a mutation to add one. */
export const useTokens = (identity: Identity, client: QueryClient) => {
  const api = identity.of(tokens);
  const search = ref('');
  onScopeDispose(bindQueryClient(identity, client));
  const list = useQuery(
    ofOwner(identity, () => api.list({ type: 'ClientCredentials' })),
    client,
  );
  const create = useMutation(
    ofOwner(identity, () => api.create()),
    client,
  );

  return {
    search,
    found: computed(() => (list.data.value ?? []).filter(({ description }) => description?.includes(search.value))),
    loading: list.isPending,
    error: computed(() => list.error.value?.message),
    secret: computed(() => create.data.value?.secret),
    add: (description: string) =>
      create.mutateAsync({ type: 'ClientCredentials', owner: 'user', description, expiresInDays: 30, roleIds: [] }),
  };
};
