'use client';
import * as provisioning from '@gatehouse/sdk/provisioning';
import { useQuery } from '@tanstack/react-query';
import FolderSync from 'lucide-react/icons/folder-sync';
import Pencil from 'lucide-react/icons/pencil';
import Plug from 'lucide-react/icons/plug';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import type { PageProps } from '../archetypes/page/page-props';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { nameOf, sourceOf } from './connection-name';
import type { DirectoryTask } from './dialogs';

const dialogs = lazyPart(() => import('./dialogs'));

/** Renders the directories that manage users and groups of the account. */
export default function ProvisioningPage({ page, title }: PageProps) {
  const texts = useAdminTexts('provisioning');
  const may = useRights('provisioning');
  const kinds = useColumnKinds<provisioning.CountedConnection>();
  const view = useListView(page, { pageSize: 20, sort: { id: 'name', desc: false } });
  const tasks = useTask<DirectoryTask>();
  const source = useQuery(useCapability(provisioning).list());
  const columns = useMemo(
    () => [
      kinds.text('name', { header: texts.name, value: (row) => nameOf(row, texts), fixed: true }),
      kinds.text('source', { header: texts.source, value: (row) => texts.sources[sourceOf(row)], secondary: true }),
      kinds.count('users', { header: texts.users, value: ({ userCount }) => userCount }),
      kinds.date('lastSync', {
        header: texts.lastSync,
        value: ({ lastSync }) => lastSync,
        hasTime: true,
        none: texts.never,
      }),
      kinds.badge('sync', {
        header: texts.sync,
        value: ({ syncToUserManagement }) =>
          syncToUserManagement ? { label: texts.on, tone: 'success' } : { label: texts.off, tone: 'neutral' },
      }),
    ],
    [kinds, texts],
  );
  return (
    <ListPage
      title={title}
      view={{ ...view, hrefOf: undefined, setOpen: (id) => id !== undefined && tasks.start({ do: 'wait', id }) }}
      source={source}
      columns={columns}
      description={texts.text}
      isReadOnly={!may.write && !may.delete}
      action={
        may.write && (
          <Button onClick={() => tasks.start({ do: 'add' })}>
            <Plus aria-hidden />
            {texts.add}
          </Button>
        )
      }
      opensRows
      rowId={({ id }) => id}
      rowLabel={(row) => nameOf(row, texts)}
      rowActions={(connection) => [
        {
          label: texts.details,
          icon: <Plug aria-hidden />,
          onSelect: () => tasks.start({ do: 'wait', id: connection.id }),
        },
        may.write && {
          label: texts.edit,
          icon: <Pencil aria-hidden />,
          onSelect: () => tasks.start({ do: 'edit', connection }),
        },
        may.delete && {
          label: texts.remove,
          icon: <Trash2 aria-hidden />,
          tone: 'danger',
          onSelect: () => tasks.start({ do: 'remove', connection }),
        },
      ]}
      search={texts.search}
      empty={{ icon: <FolderSync />, title: texts.emptyTitle, text: may.write ? texts.empty : texts.emptyReadOnly }}
    >
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} onCreated={(id) => tasks.start({ do: 'wait', id })} />}
      </Tasks>
    </ListPage>
  );
}
