'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useUser } from '../../react/session';
import { useDraftTask } from '../archetypes/form/use-draft';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { usePageAddress } from '../archetypes/page/address';
import type { PageProps } from '../archetypes/page/page-props';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsPage } from '../archetypes/settings/settings-page';
import { useAdminTexts } from '../texts';
import { kindOf } from './columns';
import type { RoleTask } from './role-dialogs';
import { RoleList } from './role-list';

/** Returns the user's rights for editing roles, once the roles have loaded. */
const useRoleEditor = (all: readonly roles.Role[] | undefined): roles.RoleEditor | undefined => {
  const user = useUser();
  return useMemo(() => {
    if (!user || !all) return undefined;
    const held = all.filter(({ key }) => user.roles.some((role) => role.key === key));
    const { tenantId, permissions, superUser } = user;
    return { tenantId, permissions, superUser, level: superUser ? 0 : roles.levelOf(held) };
  }, [user, all]);
};

const dialogs = lazyPart(() => import('./role-dialogs'));
/** The matrix is as large as a page. */
const PermissionsTab = lazyPart(() => import('./permissions-tab'));

/** Renders the roles of the account and the vendor's, as a list and by permission. */
export default function RolesPage({ page, title }: PageProps) {
  const texts = useAdminTexts('roles');
  const may = useRights('roles');
  const names = useProviderNames();
  const rolesQuery = useQuery({ ...useCapability(roles).list(), select: names.roles });
  const all = rolesQuery.data;
  const editor = useRoleEditor(all);
  const tasks = useTask<RoleTask>();
  const { go } = usePageAddress(page);
  const openPermissions = (roleId: string) =>
    go({ rest: 'permissions', search: new URLSearchParams({ 'f.roles': roleId }).toString() });
  useDraftTask('roles', () => tasks.start({ do: 'add' }));
  const hasAccountRoles = all?.some((role) => kindOf(role) === 'account') ?? true;
  const add = may.write && (
    <Button onClick={() => tasks.start({ do: 'add' })}>
      <Plus aria-hidden />
      {texts.add}
    </Button>
  );
  const list = (
    <RoleList
      page={page}
      title={title}
      source={rolesQuery}
      editor={editor}
      add={add}
      start={tasks.start}
      onPermissions={openPermissions}
    />
  );

  return (
    <SettingsPage
      wide
      page={page}
      title={title}
      description={hasAccountRoles ? texts.text : texts.noOwn}
      isReadOnly={!may.write && !may.update && !may.delete}
      actions={add}
      tabs={[
        { path: 'list', title: texts.views.list, content: list },
        may.readPermissions && {
          path: 'permissions',
          title: texts.views.matrix,
          content: <PermissionsTab source={rolesQuery} editor={editor} />,
        },
      ]}
    >
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => (
          <Dialogs
            {...state}
            roles={all ?? []}
            editor={editor}
            // What a new role is for comes next.
            onAdded={may.update && may.readPermissions ? ({ id }) => openPermissions(id) : undefined}
          />
        )}
      </Tasks>
    </SettingsPage>
  );
}
