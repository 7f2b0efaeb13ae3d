'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useQuery } from '@tanstack/react-query';
import Network from 'lucide-react/icons/network';
import { useMemo } from 'react';
import { useCapability } from '../../react/capability';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { useRights } from '../archetypes/page/use-rights';
import { useSwitchAccount } from '../archetypes/page/use-switch-account';
import { useAdminTexts } from '../texts';
import { type Account, accountName, startOf, tasksFor } from './account';
import type { AccountTreeProps } from './account-tree';

interface Row extends Account {
  level: number | undefined;
}

const byName = { id: 'name', desc: false };

const rowsOf = (related: readonly accounts.RelatedAccount[]): Row[] =>
  related.map(({ tenantId, tenantName, level }) => ({ tenantId, name: tenantName, level, isParent: false }));

/** Renders all sub-accounts as a flat list, for vendors without the account tree. */
export function FlatList({ page, onTask, onLoaded, action }: AccountTreeProps) {
  const texts = useAdminTexts('accounts');
  const may = useRights('allAccounts');
  const kinds = useColumnKinds<Row>();
  const view = useListView(page, { pageSize: 50, sort: byName });
  const switchTo = useSwitchAccount();
  const source = useQuery({ ...useCapability(accounts).descendants({}), select: rowsOf });
  const columns = useMemo(
    () => [
      kinds.text('name', { header: texts.name, value: accountName, fixed: true }),
      kinds.count('level', { header: texts.level, value: ({ level }) => level }),
      kinds.copyId('id', { header: texts.id, value: ({ tenantId }) => tenantId, secondary: true }),
    ],
    [kinds, texts],
  );
  return (
    <ListPage
      level="none"
      title={texts.tabs.accounts}
      view={view}
      source={source}
      columns={columns}
      action={action}
      rowId={({ tenantId }) => tenantId}
      rowLabel={accountName}
      opensRows
      rowActions={(account) => {
        onLoaded(account);
        const tasks = tasksFor(account, may).filter((task) => task !== 'enable' && task !== 'settings');
        return [
          ...tasks.map((task) => ({
            label: texts[task],
            tone: task === 'remove' ? ('danger' as const) : undefined,
            onSelect: () => onTask(startOf(task, account)),
          })),
          {
            label: texts.switchTo,
            onSelect: () =>
              void switchTo({ tenantId: account.tenantId, name: accountName(account) }, { isBelow: true }),
          },
        ];
      }}
      search={texts.search}
      empty={{ icon: <Network />, title: texts.emptyTitle, text: may.write ? texts.empty : texts.emptyReadOnly }}
    />
  );
}
