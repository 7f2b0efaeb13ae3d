'use client';
import type { BoundMutation } from '@gatehouse/sdk';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Returns a function that sends a change and resolves with the provider's response. The mutation itself stays pending
 * until the invalidated lists are refetched, and a list that fails to load must not delay a new secret. The response is
 * not cached.
 */
export const useSubmit = <Variables, Result>(mutation: BoundMutation<Variables, Result>) => {
  const onResult = useRef<(result: Result) => void>(undefined);
  const { mutateAsync, reset } = useMutation({
    ...mutation,
    gcTime: 0,
    mutationFn: async (variables: Variables) => {
      const result = await mutation.mutationFn(variables);
      onResult.current?.(result);
      return result;
    },
  });
  return (variables: Variables): Promise<Result> =>
    new Promise((resolve, reject) => {
      onResult.current = resolve;
      mutateAsync(variables).then(() => reset(), reject);
    });
};
