/** API tokens without a framework: query-core's observers over the options of the SDK. */

import type { Identity } from '@gatehouse/sdk';
import { createQueryClient } from '@gatehouse/sdk/query';
import * as tokens from '@gatehouse/sdk/tokens';
import { MutationObserver, QueryObserver } from '@tanstack/query-core';

export interface TokenView {
  loading: boolean;
  /** One line for each token. */
  lines: string[];
  error?: string;
}

/** Keeps a view of the user's API tokens up to date, and adds to them. */
export const showTokens = (identity: Identity, render: (view: TokenView) => void) => {
  const { client, stop } = createQueryClient(identity);
  client.mount();
  const api = identity.of(tokens);
  const options = () => api.list({ type: 'ClientCredentials' });
  const list = new QueryObserver(client, options());
  const create = new MutationObserver(client, api.create());
  const unfollow = identity.owner.subscribe(() => {
    list.setOptions(options());
    create.setOptions(api.create());
  });

  const unsubscribe = list.subscribe(({ data = [], isPending, error }) => {
    const lines = data.map(({ description, key }) => `${description}: ${key}`);
    render({ loading: isPending, lines, error: error?.message });
  });

  return {
    /** Returns the secret, which the provider shows only once; the list updates automatically. */
    add: async (description: string): Promise<string | undefined> => {
      const { secret } = await create.mutate({
        type: 'ClientCredentials',
        owner: 'user',
        description,
        expiresInDays: 30,
        roleIds: [],
      });
      return secret;
    },
    stop: () => {
      unsubscribe();
      unfollow();
      stop();
      client.unmount();
      client.clear();
    },
  };
};
