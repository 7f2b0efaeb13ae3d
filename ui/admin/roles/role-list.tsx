'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import ListChecks from 'lucide-react/icons/list-checks';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import UserCog from 'lucide-react/icons/user-cog';
import { type ReactNode, useMemo } from 'react';
import { object, enum as oneOf, optional, string } from 'zod/mini';
import type { RowAction } from '../../kit/table/table-columns';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useApplicationFilter } from '../archetypes/list/application-filter';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage, type ListSource } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { useDialogs } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { kindOf, roleColumns } from './columns';
import type { RoleTask } from './role-dialogs';

const Filters = object({ kind: optional(oneOf(['vendor', 'account'])), application: optional(string()) });
const byName = { id: 'name', desc: false };
const drawer = lazyPart(() => import('./role-drawer'));

interface RoleListProps {
  page: AdminPageId;
  title: string;
  source: ListSource<roles.Role>;
  editor: roles.RoleEditor | undefined;
  /** Button that adds a role, if the user may. */
  add: ReactNode;
  start: (task: RoleTask) => void;
  /** Opens the permissions of a role. */
  onPermissions: (roleId: string) => void;
}

/** Hidden until the user shows it: applications check the key, and the name says the same. */
const initiallyHidden = ['key'];

/** Renders the roles as a list with a drawer. */
export function RoleList({ page, title, source, editor, add, start, onPermissions }: RoleListProps) {
  const texts = useAdminTexts('roles');
  const kinds = useColumnKinds<roles.Role>();
  const view = useListView(page, { pageSize: 20, sort: byName, filters: Filters });
  const byApplication = useApplicationFilter(view.filters.application);
  const may = useRights('roles');
  const permissionsQuery = useCapability(roles).permissions();
  const permissions = useQuery({ ...permissionsQuery, enabled: permissionsQuery.enabled && may.readPermissions });
  const columns = useMemo(() => roleColumns(kinds, texts, permissions.data), [kinds, texts, permissions.data]);
  const RoleDrawer = useDialogs(drawer, view.open !== undefined, () => view.setOpen(undefined));
  const { kind } = view.filters;
  const all = source.data;
  const visible = useMemo(() => all?.filter((role) => !kind || kindOf(role) === kind), [all, kind]);

  const edit = (role: roles.Role) => start({ do: 'edit', role });
  const actionsOf = (role: roles.Role): (RowAction | false)[] => {
    const isOpen = editor !== undefined && roles.roleLock(role, editor) === undefined;
    return [
      may.update && isOpen && { label: texts.edit, icon: <Pencil aria-hidden />, onSelect: () => edit(role) },
      may.update &&
        isOpen &&
        may.readPermissions && {
          label: texts.manage,
          icon: <ListChecks aria-hidden />,
          onSelect: () => onPermissions(role.id),
        },
      may.write && {
        label: texts.duplicate,
        icon: <Copy aria-hidden />,
        onSelect: () => start({ do: 'add', base: role }),
      },
      may.delete &&
        isOpen && {
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: () => start({ do: 'remove', role }),
        },
    ];
  };

  return (
    <ListPage
      level="none"
      title={title}
      action={add}
      // The number of permissions is a column from the first row on.
      source={{ data: permissions.isLoading ? undefined : visible, error: source.error, refetch: source.refetch }}
      view={view}
      filters={[
        {
          id: 'kind',
          label: texts.kind,
          kind: 'one',
          options: (['account', 'vendor'] as const).map((value) => ({ value, label: texts.kinds[value] })),
        },
        ...byApplication,
      ]}
      columns={columns}
      hiddenColumns={initiallyHidden}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowActions={actionsOf}
      opensRows
      search={texts.search}
      empty={{ icon: <UserCog />, title: texts.emptyTitle, text: may.write ? texts.empty : texts.emptyReadOnly }}
    >
      {(ids) => RoleDrawer && <RoleDrawer view={view} ids={ids} all={all} editor={editor} onTask={start} />}
    </ListPage>
  );
}
