'use client';
import type * as tokens from '@gatehouse/sdk/tokens';
import { useRights } from '../resource/use-rights';

type TokenOwner = tokens.TokenOwner;

/** Returns the owners whose tokens the user may read, write and delete. */
export const useTokenRights = (owners: readonly TokenOwner[]): Record<'read' | 'write' | 'delete', TokenOwner[]> => {
  const rights = { user: useRights('personalApiTokens'), tenant: useRights('apiTokens') };
  const allowed = (verb: 'read' | 'write' | 'delete') => owners.filter((owner) => rights[owner][verb]);
  return { read: allowed('read'), write: allowed('write'), delete: allowed('delete') };
};
