'use client';
import * as users from '@gatehouse/sdk/users';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCapability } from '../../../react/capability';
import { isInvited } from '../user-state';

/** Milliseconds after the last key. */
const PAUSE = 400;
/** Each address is a request: of a longer list, the invitations report the rest. */
const MAX_EMAILS = 10;
/** Stale time in milliseconds. */
const FRESH = 60_000;

/**
 * Returns those of some addresses whose users belong to this account already, once typing pauses. A pending invitation
 * can be sent again, so it does not count; an address that cannot be looked up is invited like the others.
 */
export const useKnownEmails = (emails: readonly string[]): readonly string[] => {
  const { list } = useCapability(users);
  const wanted = emails.slice(0, MAX_EMAILS).join('\n');
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), PAUSE);
    return () => clearTimeout(timer);
  }, [wanted]);

  const lookedUp = settled.split('\n').filter((email) => emails.includes(email));
  const results = useQueries({
    queries: lookedUp.map((email) => ({ ...list({ search: email, include: [] }), staleTime: FRESH })),
  });
  return lookedUp.filter((email, place) =>
    results[place]?.data?.items.some((user) => !isInvited(user) && user.email.toLowerCase() === email.toLowerCase()),
  );
};
