'use client';
import * as applications from '@gatehouse/sdk/applications';
import * as flags from '@gatehouse/sdk/flags';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../../react/capability';
import { useUser } from '../../../react/session';

/** Returns whether users are assigned to an application. */
export const isManaged = ({ accessType }: applications.Application): boolean => accessType !== 'FREE_ACCESS';

/**
 * Returns whether this account has assignable applications: one with managed access, or the flag of several
 * applications.
 */
export const useHasApplications = (): boolean => {
  const tenantId = useUser()?.tenantId;
  const flagsQuery = useQuery(useCapability(flags).all());
  const { data: all, isLoading } = useQuery(useCapability(applications).list({ tenantId }));
  const isOn = flags.isFlagOn(flagsQuery.data, 'multi-apps-admin-portal');
  // Until they have loaded, the flag decides, so that tabs and column do not move the list.
  if (!all) return isLoading && isOn;
  return all.some(isManaged) || (all.length > 0 && isOn);
};
