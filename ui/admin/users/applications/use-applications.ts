'use client';
import type * as applications from '@gatehouse/sdk/applications';
import * as flags from '@gatehouse/sdk/flags';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../../react/capability';
import { lateCapability, useLateQuery } from '../../../react/late-query';
import { useUser } from '../../../react/session';

/** Most accounts have one application and nothing to assign: the list of users does not wait for this. */
export const lateApplications = lateCapability(() => import('./late-applications'));

/** Whether users are assigned to an application. */
export const isManaged = ({ accessType }: applications.Application): boolean => accessType !== 'FREE_ACCESS';

/** Whether this account has something to assign: an application of managed access, or the flag of several applications. */
export const useHasApplications = (): boolean => {
  const tenantId = useUser()?.tenantId;
  const known = useQuery(useCapability(flags).all());
  const { data: all } = useLateQuery(lateApplications, ({ list }) => list({ tenantId }));
  if (!all) return false;
  return all.some(isManaged) || (all.length > 0 && flags.isFlagOn(known.data, 'multi-apps-admin-portal'));
};
