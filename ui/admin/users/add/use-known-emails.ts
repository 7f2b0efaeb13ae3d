'use client';
import * as users from '@gatehouse/sdk/users';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCapability } from '../../../react/capability';
import { isInvited } from '../user-state';

/** Milliseconds after the last key. */
const PAUSE = 400;
/** Each address is a request: of a longer list, the invitations report the rest. */
const MAX_EMAILS = 10;
/** Stale time in milliseconds. */
const FRESH = 60_000;

const none: readonly string[] = [];

/**
 * Returns those of some addresses whose users belong to this account already, once typing pauses. A pending invitation
 * can be sent again, so it does not count.
 */
export const useKnownEmails = (emails: readonly string[]): readonly string[] => {
  const client = useQueryClient();
  const { list } = useCapability(users);
  const [known, setKnown] = useState(none);
  const wanted = emails.slice(0, MAX_EMAILS).join('\n');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query of an address stays the same
  useEffect(() => {
    if (wanted === '') return;
    let isLatest = true;
    const lookUp = async (email: string): Promise<string[]> => {
      const { items } = await client.fetchQuery({ ...list({ search: email, include: [] }), staleTime: FRESH });
      const isKnown = items.some((user) => !isInvited(user) && user.email.toLowerCase() === email.toLowerCase());
      return isKnown ? [email] : [];
    };
    const timer = setTimeout(async () => {
      // An address that cannot be looked up is invited like the others.
      const found = await Promise.all(wanted.split('\n').map((email) => lookUp(email).catch(() => [])));
      if (isLatest) setKnown(found.flat());
    }, PAUSE);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [wanted, client]);

  return known.filter((email) => emails.includes(email));
};
