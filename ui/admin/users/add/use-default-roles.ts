'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../../react/capability';
import { useProviderNames } from '../../archetypes/formats/use-provider-names';
import { useRights } from '../../archetypes/page/use-rights';

/** Returns the names of the roles of users who join without others; undefined until, and unless, they can be read. */
export const useDefaultRoles = (isNeeded: boolean): readonly string[] | undefined => {
  const names = useProviderNames();
  const { readRoles } = useRights('users');
  const list = useCapability(roles).list();
  const { data } = useQuery({ ...list, enabled: list.enabled && isNeeded && readRoles, select: names.roles });
  return data?.filter(({ isDefault }) => isDefault).map(({ name }) => name);
};
