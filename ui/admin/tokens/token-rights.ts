'use client';
import type * as tokens from '@gatehouse/sdk/tokens';
import { useIdentity } from '../../react/identity';
import { useSession } from '../../react/session';

type TokenOwner = tokens.TokenOwner;
type Verb = 'read' | 'write' | 'delete';

/** Owners of whose tokens this person may read, add or delete some. It only hides: the provider decides by itself. */
export const useTokenRights = (owners: readonly TokenOwner[]): Record<Verb, TokenOwner[]> => {
  const identity = useIdentity();
  useSession();
  const allowed = (verb: Verb) =>
    owners.filter((owner) => identity.gate({ permission: `fe.secure.${verb}.${owner}ApiTokens` }).allowed);
  return { read: allowed('read'), write: allowed('write'), delete: allowed('delete') };
};
