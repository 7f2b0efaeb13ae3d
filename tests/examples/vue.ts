/** API tokens in Vue: what a component's `setup` calls. */

import type { Identity } from '@gatehouse/sdk';
import * as tokens from '@gatehouse/sdk/tokens';
import { type QueryClient, useMutation, useQuery } from '@tanstack/vue-query';
import { computed, ref } from 'vue';

/** The person's API tokens, searched by what was typed, and the way to a new one. */
export const useTokens = (identity: Identity, client: QueryClient) => {
  const api = identity.of(tokens);
  const search = ref('');
  const options = api.list({ type: 'ClientCredentials' });
  const list = useQuery(options, client);
  const create = useMutation(
    { ...api.create(), onSuccess: () => client.invalidateQueries({ queryKey: options.queryKey }) },
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
