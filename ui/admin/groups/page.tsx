'use client';
import { isReadOnly } from '@gatehouse/sdk/admin/rights';
import * as flags from '@gatehouse/sdk/flags';
import * as groups from '@gatehouse/sdk/groups';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import Trash2 from 'lucide-react/icons/trash';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useMemo } from 'react';
import { object, enum as oneOf, optional, string } from 'zod/mini';
import { Button } from '../../kit/button/button';
import type { Choice } from '../../kit/form/choice-fields';
import type { RowAction } from '../../kit/table/table-columns';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useDraftTask } from '../archetypes/form/use-draft';
import { useProviderNames } from '../archetypes/formats/use-provider-names';
import { useApplicationFilter } from '../archetypes/list/application-filter';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import type { PageProps } from '../archetypes/page/page-props';
import { Tasks, useDialogs, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { groupColumns } from './columns';
import { type GroupTask, isManaged } from './group-fields';
import { GroupsOff } from './groups-off';

const managers = ['frontegg', 'scim2'] as const;
const Filters = object({
  managedBy: optional(oneOf(managers)),
  role: optional(string()),
  application: optional(string()),
});
const byName = { id: 'name', desc: false };

const dialogs = lazyPart(() => import('./group-dialogs'));
const drawer = lazyPart(() => import('./group-drawer'));

/** Renders the groups of the account with members and roles. */
export default function GroupsPage({ page, title }: PageProps) {
  const texts = useAdminTexts('groups');
  const may = useRights('groups');
  const kinds = useColumnKinds<groups.Group>();
  const view = useListView(page, { pageSize: 20, sort: byName, filters: Filters });
  const byApplication = useApplicationFilter(view.filters.application);
  const tasks = useTask<GroupTask>();
  useDraftTask('groups', () => tasks.start({ do: 'add' }));
  const { rows, error, refetch } = useGroupRows();
  const flagValues = useQuery(useCapability(flags).all());
  const hasDrawer = flags.isFlagOn(flagValues.data, 'groups-admin-box-new');
  const { data: configuration } = useQuery(useCapability(groups).configuration());
  const isOn = configuration?.enabled ?? true;
  const givesRoles = isOn && (configuration?.rolesEnabled ?? true);
  const columns = useMemo(() => groupColumns({ kinds, texts, givesRoles }), [kinds, texts, givesRoles]);
  const roleChoices = useMemo(() => rolesIn(rows), [rows]);
  const { managedBy, role } = view.filters;
  const visible = useMemo(
    () =>
      rows?.filter(
        (group) =>
          (!managedBy || isManaged(group) === (managedBy === 'scim2')) &&
          (!role || group.roles?.some(({ id }) => id === role)),
      ),
    [rows, managedBy, role],
  );
  const Drawer = useDialogs(drawer, view.open !== undefined && hasDrawer, () => view.setOpen(undefined));

  const actionsOf = (group: groups.Group): (RowAction | false)[] => {
    const isOpen = !isManaged(group);
    const canEdit = (may.write && isOpen) || (may.writeRoles && givesRoles);
    return [
      canEdit && {
        label: texts.edit,
        icon: <Pencil aria-hidden />,
        onSelect: () => tasks.start({ do: 'edit', group }),
      },
      may.addUsers &&
        isOpen && {
          label: texts.addMembers,
          icon: <UserPlus aria-hidden />,
          onSelect: () => tasks.start({ do: 'addMembers', group }),
        },
      may.delete &&
        isOpen && {
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: () => tasks.start({ do: 'remove', group }),
        },
    ];
  };
  const dialogsOf = (
    <Tasks part={dialogs} of={tasks}>
      {(Dialogs, state) => (
        <Dialogs
          {...state}
          all={rows ?? []}
          configuration={configuration}
          givesRoles={givesRoles}
          hasDrawer={hasDrawer}
        />
      )}
    </Tasks>
  );
  if (!isOn) return <GroupsOff title={title} />;

  return (
    <ListPage
      title={title}
      view={view}
      columns={columns}
      description={texts.text}
      isReadOnly={isReadOnly(may)}
      source={{ data: visible, error, refetch }}
      action={
        may.write && (
          <>
            <Button variant="secondary" onClick={() => tasks.start({ do: 'settings' })}>
              <Settings aria-hidden />
              {texts.settings}
            </Button>
            <Button onClick={() => tasks.start({ do: 'add' })}>
              <Plus aria-hidden />
              {texts.add}
            </Button>
          </>
        )
      }
      filters={[
        {
          id: 'managedBy',
          label: texts.managedBy,
          kind: 'one',
          options: managers.map((value) => ({ value, label: texts.managers[value] })),
        },
        ...(givesRoles ? [{ id: 'role', label: texts.roles, kind: 'one', options: roleChoices } as const] : []),
        ...byApplication,
      ]}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowActions={isReadOnly(may) ? undefined : actionsOf}
      opensRows={hasDrawer}
      search={texts.search}
      empty={{ icon: <UsersRound />, title: texts.emptyTitle, text: may.write ? texts.empty : texts.emptyReadOnly }}
    >
      {(ids) => (
        <>
          {Drawer && hasDrawer && (
            <Drawer view={view} ids={ids} givesRoles={givesRoles} all={rows} onTask={tasks.start} />
          )}
          {dialogsOf}
        </>
      )}
    </ListPage>
  );
}

/**
 * Loads the groups with their roles, and then their members, so that hundreds of groups with thousands of members
 * render at once. An error of the second request leaves the members out.
 */
const useGroupRows = () => {
  const { list } = useCapability(groups);
  const provider = useProviderNames();
  const first = useQuery(list({ relations: 'roles' }));
  const fullList = list({});
  const { data: full } = useQuery({ ...fullList, enabled: fullList.enabled && first.data !== undefined });
  // Each change refetches the first query; the members follow.
  const rows = useMemo(() => {
    const members = new Map(full?.map(({ id, users }) => [id, users]));
    return first.data?.map((group) => ({
      ...group,
      roles: provider.roles(group.roles ?? []),
      users: members.get(group.id),
    }));
  }, [first.data, full, provider]);
  return { rows, error: first.error, refetch: first.refetch };
};

/** Returns the roles granted by groups as filter options. */
const rolesIn = (rows: readonly groups.Group[] | undefined): Choice[] => {
  const names = new Map(rows?.flatMap(({ roles }) => (roles ?? []).map(({ id, name }) => [id, name])));
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
};
