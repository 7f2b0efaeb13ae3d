'use client';
import * as users from '@gatehouse/sdk/users';
import { useQueryClient } from '@tanstack/react-query';
import { useCapability } from '../../../react/capability';
import { userName } from '../user-state';

/** Returns the name of a user loaded by a picker or a list, else the id. */
export const useUserNames = (): ((id: string) => string) => {
  const client = useQueryClient();
  const { byIds } = useCapability(users);
  return (id) => {
    // Each user picker has its own query.
    const read = client.getQueriesData<readonly users.User[]>({ queryKey: byIds([]).queryKey.slice(0, -1) });
    const user = read.flatMap(([, members]) => members ?? []).find((candidate) => candidate.id === id);
    return user ? userName(user) : id;
  };
};
