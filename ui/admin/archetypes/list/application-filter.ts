'use client';
import * as applications from '@gatehouse/sdk/applications';
import * as flags from '@gatehouse/sdk/flags';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useCapability } from '../../../react/capability';
import { useIdentity } from '../../../react/identity';
import { useUser } from '../../../react/session';
import { useAdminTexts } from '../../texts';

const none: readonly applications.Application[] = [];

/** Returns the applications of the signed-in user, undefined while they load, and whether the account uses several. */
const useOwnApplications = () => {
  const flagsQuery = useQuery(useCapability(flags).all());
  const isOn = flags.isFlagOn(flagsQuery.data, 'multi-apps-admin-portal');
  const userId = useUser()?.id ?? '';
  const source = useCapability(applications).ofUser(userId);
  const { data } = useQuery({ ...source, enabled: source.enabled && isOn && userId !== '' });
  return { data, isOn };
};

const severalOf = (data: readonly applications.Application[] = none) => (data.length > 1 ? data : none);

/** Returns the applications of the signed-in user if there are several, else none. */
export const useSeveralApplications = (): readonly applications.Application[] => severalOf(useOwnApplications().data);

/** Capabilities whose rows depend on the application that their calls name. */
const narrowed = new Set(['users', 'roles', 'groups']);

/**
 * Returns the filter of a list by application, none without several: while one is chosen, the calls name it, and the
 * provider sends its rows only.
 */
export const useApplicationFilter = (chosen: string | undefined) => {
  const { portal } = useAdminTexts('frame');
  const { setRequestedApplication } = useIdentity();
  const client = useQueryClient();
  const { data, isOn } = useOwnApplications();
  const several = severalOf(data);
  // An address names one before it is known whether it is the user's: the first rows must not be those of all.
  const early = isOn ? chosen : undefined;
  const requested = data ? several.find(({ id }) => id === chosen)?.id : early;

  // Before the rows are asked for.
  useLayoutEffect(() => {
    if (requested === undefined) return undefined;
    const refresh = () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => narrowed.has(String(queryKey[2])) });
    setRequestedApplication(requested);
    refresh();
    return () => {
      setRequestedApplication(null);
      refresh();
    };
  }, [requested, setRequestedApplication, client]);

  if (several.length === 0) return [];
  const options = several.map(({ id, name }) => ({ value: id, label: name ?? id }));
  return [{ id: 'application', label: portal.application, kind: 'one', options } as const];
};
