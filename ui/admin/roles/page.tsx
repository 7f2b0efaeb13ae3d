'use client';
import * as roles from '@gatehouse/sdk/roles';
import { useQuery } from '@tanstack/react-query';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCog from 'lucide-react/icons/user-cog';
import { useMemo } from 'react';
import { literal, object, optional, union } from 'zod/mini';
import { Button } from '../../kit/button';
import { chunk } from '../../kit/chunk';
import type { RowAction } from '../../kit/table-features';
import { useCapability } from '../../react/capability';
import { useColumnKinds } from '../resource/column-kinds';
import { ListPage } from '../resource/list-page';
import type { PageProps } from '../resource/page-props';
import { Tasks, useTask } from '../resource/tasks';
import { useListView } from '../resource/use-list-view';
import { useRights } from '../resource/use-rights';
import { useAdminTexts } from '../texts';
import { kindOf, roleColumns } from './columns';
import type { RoleTask } from './role-dialogs';
import { useRoleEditor } from './use-role-editor';

const Filters = object({ kind: optional(union([literal('vendor'), literal('account')])) });
const byName = { id: 'name', desc: false };
const dialogs = chunk(() => import('./role-dialogs'));

/** Roles of the account and those that every account has. */
export default function RolesPage({ title }: PageProps) {
  const texts = useAdminTexts('roles');
  const kinds = useColumnKinds<roles.Role>();
  const view = useListView('roles', { pageSize: 20, sort: byName, filters: Filters });
  const may = useRights('roles');
  const found = useQuery(useCapability(roles).list());
  const editor = useRoleEditor(found.data);
  const columns = useMemo(() => roleColumns(kinds, texts), [kinds, texts]);
  const tasks = useTask<RoleTask>();
  const { kind } = view.filters;
  const shown = useMemo(() => found.data?.filter((role) => !kind || kindOf(role) === kind), [found.data, kind]);
  const hasOwn = found.data?.some((role) => kindOf(role) === 'account') ?? true;

  const actionsOf = (role: roles.Role): RowAction[] => {
    const isOpen = editor !== undefined && roles.roleLock(role, editor) === undefined;
    const actions: (RowAction | false)[] = [
      may.update &&
        isOpen && {
          label: texts.edit,
          icon: <Pencil aria-hidden />,
          onSelect: () => tasks.start({ do: 'edit', role }),
        },
      may.write && {
        label: texts.duplicate,
        icon: <Copy aria-hidden />,
        onSelect: () => tasks.start({ do: 'add', base: role }),
      },
      may.delete &&
        isOpen && {
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger' as const,
          onSelect: () => tasks.start({ do: 'remove', role }),
        },
    ];
    return actions.filter((action) => action !== false);
  };

  return (
    <ListPage
      title={title}
      description={hasOwn ? texts.text : texts.noOwn}
      action={
        may.write && (
          <Button onClick={() => tasks.start({ do: 'add' })}>
            <Plus aria-hidden />
            {texts.add}
          </Button>
        )
      }
      source={{ data: shown, error: found.error, refetch: found.refetch }}
      view={view}
      filters={[
        {
          id: 'kind',
          label: texts.kind,
          kind: 'one',
          options: (['account', 'vendor'] as const).map((value) => ({ value, label: texts.kinds[value] })),
        },
      ]}
      isReadOnly={!may.write && !may.update && !may.delete}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      rowActions={actionsOf}
      search={texts.search}
      empty={{ icon: <UserCog />, title: texts.emptyTitle, text: may.write ? texts.empty : texts.emptyReadOnly }}
    >
      <Tasks code={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} roles={found.data ?? []} editor={editor} />}
      </Tasks>
    </ListPage>
  );
}
