'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that sends a change and resolves with the provider's response. The mutation itself stays pending
 * until the invalidated lists are refetched, and a list that fails to load must not delay a new secret. The response is
 * not cached. Calls may overlap: each has an observer of its own, so that none gets the result of another.
 */
export const useSubmit = <Variables, Result>(mutation: BoundMutation<Variables, Result>) => {
  const client = useQueryClient();
  return (variables: Variables): Promise<Result> =>
    new Promise((resolve, reject) => {
      const call = new MutationObserver<Result, Error, Variables>(client, {
        ...mutation,
        gcTime: 0,
        mutationFn: async (sent) => {
          const result = await mutation.mutationFn(sent);
          resolve(result);
          return result;
        },
      });
      void call
        .mutate(variables)
        .catch(reject)
        .finally(() => call.reset());
    });
};
