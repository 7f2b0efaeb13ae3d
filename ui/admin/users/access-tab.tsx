'use client';
import * as groups from '@gatehouse/sdk/groups';
import * as roles from '@gatehouse/sdk/roles';
import type { ListedUser } from '@gatehouse/sdk/users';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Skeleton } from '../../kit/feedback/skeleton';
import { useCapability } from '../../react/capability';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { namesOrCount } from '../archetypes/list/names-or-count';
import { useFieldAppearance } from '../archetypes/page/appearance';
import { useAdminTexts } from '../texts';
import { Details } from './details';

const noIds: string[] = [];

const namesById = (items: readonly { id: string; name: string }[] | undefined): ReadonlyMap<string, string> =>
  new Map(items?.map(({ id, name }) => [id, name]));

/** Renders each permission with the role or group that grants it. */
export function AccessTab({ user }: { user: ListedUser }) {
  const { columns, none, counts } = useAdminTexts('users');
  const { access: texts } = useAdminTexts('users').details;
  const appearance = useFieldAppearance('users');
  const names = useProviderNames();
  const rolesQuery = useQuery({ ...useCapability(roles).list(), select: names.roles });
  const permissions = useQuery({ ...useCapability(roles).permissions(), select: names.permissions });
  const held = useQuery(useCapability(groups).byIds({ ids: user.groupIds ?? noIds, relations: 'roles' }));
  const roleNames = useMemo(() => namesById(rolesQuery.data), [rolesQuery.data]);
  const groupNames = useMemo(() => namesById(held.data), [held.data]);
  const roleName = (id: string) => roleNames.get(id) ?? counts.roles(1);
  const groupName = (id: string) => groupNames.get(id) ?? counts.groups(1);
  const namesOf = (
    ids: readonly string[] | undefined,
    names: typeof roleNames,
    formatCount: (count: number) => string,
  ) => (ids ? namesOrCount(ids, names, formatCount).join(', ') || none : '–');
  const details = (
    <Details
      details={[
        appearance('roles') !== 'hidden' && [columns.roles, namesOf(user.roleIds, roleNames, counts.roles)],
        appearance('groups') !== 'hidden' && [columns.groups, namesOf(user.groupIds, groupNames, counts.groups)],
      ]}
    />
  );
  if (rolesQuery.error || permissions.error) {
    return (
      <>
        {details}
        <p className="gh:text-sm gh:text-subtle">{texts.unreadable}</p>
      </>
    );
  }
  if (!rolesQuery.data || !permissions.data) return <Skeleton className="gh:h-40" />;
  const assignments = {
    roleIds: user.roleIds ?? [],
    groups: (held.data ?? []).map((group) => ({ id: group.id, roleIds: group.roles?.map(({ id }) => id) ?? [] })),
  };
  const effective = roles.effectivePermissions(assignments, { roles: rolesQuery.data, permissions: permissions.data });
  return (
    <>
      {details}
      <section className="gh:grid gh:gap-3">
        <header>
          <h3 className="gh:text-sm gh:font-medium">{texts.permissions}</h3>
          <p className="gh:text-sm gh:text-subtle">{texts.text}</p>
        </header>
        {effective.length === 0 && <p className="gh:text-sm">{texts.none}</p>}
        <ul className="gh:grid gh:gap-px gh:overflow-clip gh:rounded-lg gh:border gh:border-line gh:bg-line">
          {effective.map(({ permission, sources }) => (
            <li key={permission.id} className="gh:grid gh:gap-0.5 gh:bg-surface gh:px-4 gh:py-2 gh:text-sm">
              {permission.name}
              <span className="gh:text-xs gh:text-subtle">
                {sources
                  .map(({ roleId, groupId }) =>
                    groupId ? texts.byGroup(roleName(roleId), groupName(groupId)) : roleName(roleId),
                  )
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
