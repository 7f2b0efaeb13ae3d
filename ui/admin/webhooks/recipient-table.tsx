'use client';
import * as connectivity from '@gatehouse/sdk/connectivity';
import { useQuery } from '@tanstack/react-query';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { CellText } from '../../kit/table/cell-text';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { Tasks, useTask } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import type { RecipientTask } from './recipient-dialogs';
import { type Recipient, recipientsOf } from './recipient-lists';

const dialogs = lazyPart(async () => ({ default: (await import('./recipient-dialogs')).RecipientDialogs }));
const byAddress = { id: 'address', desc: false };

interface RecipientTableProps {
  channel: connectivity.RecipientChannel;
  mayWrite: boolean;
  mayDelete: boolean;
  nameOf: (eventKey: string) => string;
}

/** Renders who receives emails or text messages: each recipient once, with all its events. */
export function RecipientTable({ channel, mayWrite, mayDelete, nameOf }: RecipientTableProps) {
  const { recipients: texts, events, state, on, off, edit } = useAdminTexts('webhooks');
  const kinds = useColumnKinds<Recipient>();
  const view = useListView('webhooks', { name: channel, pageSize: 10, sort: byAddress });
  const tasks = useTask<RecipientTask>();
  const { data, error, refetch } = useQuery(useCapability(connectivity).eventConfigurations(channel));
  const rows = useMemo(() => data && recipientsOf(data), [data]);
  const columns = useMemo(
    () => [
      kinds.other('address', {
        header: texts[channel].address,
        value: ({ address }) => address,
        fixed: true,
        cell: ({ address }) => <bdi dir="ltr">{address}</bdi>,
      }),
      kinds.other('events', {
        header: events,
        value: ({ eventKeys }) => eventKeys.map(nameOf).join(', '),
        sortable: false,
        cell: ({ eventKeys, sentKeys }) => {
          // With all of its events off, the status says it.
          const isMarked = (key: string) => sentKeys.length > 0 && !sentKeys.includes(key);
          return (
            <CellText>
              {eventKeys.map((key) => (isMarked(key) ? `${nameOf(key)} (${off})` : nameOf(key))).join(', ')}
            </CellText>
          );
        },
      }),
      kinds.badge('state', {
        header: state,
        value: ({ sentKeys }) =>
          sentKeys.length > 0 ? { label: on, tone: 'success' } : { label: off, tone: 'neutral' },
      }),
    ],
    [kinds, texts, channel, events, state, on, off, nameOf],
  );
  return (
    <ListPage
      level="section"
      title={texts.listName}
      source={{ data: rows, error, refetch }}
      view={view}
      action={
        mayWrite && (
          <Button onClick={() => tasks.start({ do: 'add' })}>
            <Plus aria-hidden />
            {texts.add}
          </Button>
        )
      }
      columns={columns}
      rowId={({ address }) => address}
      rowLabel={({ address }) => address}
      rowActions={(recipient) =>
        [
          mayWrite && {
            label: edit,
            icon: <Pencil aria-hidden />,
            onSelect: () => tasks.start({ do: 'edit', recipient }),
          },
          mayWrite &&
            mayDelete && {
              label: texts.remove,
              icon: <Trash2 aria-hidden />,
              tone: 'danger' as const,
              onSelect: () => tasks.start({ do: 'remove', recipient }),
            },
        ].filter((action) => action !== false)
      }
      search={texts.search}
      empty={{ icon: <Users />, title: texts[channel].nobody, text: texts[channel].nobodyText }}
    >
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, task) => <Dialogs {...task} channel={channel} configurations={data ?? []} nameOf={nameOf} />}
      </Tasks>
    </ListPage>
  );
}
