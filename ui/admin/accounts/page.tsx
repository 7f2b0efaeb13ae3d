'use client';
import { isReadOnly } from '@gatehouse/sdk/admin/rights';
import * as flags from '@gatehouse/sdk/flags';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useRef } from 'react';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { lazyPart } from '../../react/lazy-part';
import { useListView } from '../archetypes/list/use-list-view';
import { usePageAddress } from '../archetypes/page/address';
import type { PageProps } from '../archetypes/page/page-props';
import { Tasks, useDialogs, useTask } from '../archetypes/page/tasks';
import { useRights } from '../archetypes/page/use-rights';
import { SettingsPage } from '../archetypes/settings/settings-page';
import { useAdminTexts } from '../texts';
import type { Account, AccountTask } from './account';
import { AccountTree } from './account-tree';
import { AccountUsers } from './account-users';
import { FlatList } from './flat-list';
import { useOwnAccount } from './use-own-account';

const dialogs = lazyPart(() => import('./account-dialogs'));
const drawer = lazyPart(() => import('./account-drawer'));

/** Renders the sub-accounts as a tree, and their users. */
export default function AllAccountsPage({ page, title }: PageProps) {
  const texts = useAdminTexts('accounts');
  const may = useRights('allAccounts');
  const ownAccount = useOwnAccount();
  const { rest } = usePageAddress(page);
  const { data: flagValues, isPending } = useQuery(useCapability(flags).all());
  const isTree = flags.isFlagOn(flagValues, 'msp-all-accounts-new');
  const tasks = useTask<AccountTask>();
  const view = useListView(page, { pageSize: 50 });
  const seen = useRef(new Map<string, Account>());
  const onLoaded = useCallback((account: Account) => void seen.current.set(account.tenantId, account), []);
  const Drawer = useDialogs(drawer, view.open !== undefined, () => view.setOpen(undefined));
  const { tenantId, name, manages } = ownAccount;
  const add = may.write && manages && (
    <Button onClick={() => tasks.start({ do: 'add', parent: { tenantId, name } })}>
      <Plus aria-hidden />
      {texts.add}
    </Button>
  );
  const shared = { page, onTask: tasks.start, onLoaded, action: add };
  return (
    <SettingsPage
      wide
      page={page}
      title={title}
      description={texts.text}
      isReadOnly={isReadOnly(may)}
      actions={rest === '' && add}
      tabs={[
        {
          path: 'accounts',
          title: texts.tabs.accounts,
          content: isPending ? null : isTree ? <AccountTree {...shared} /> : <FlatList {...shared} />,
        },
        may.readUsers && {
          path: 'users',
          title: texts.tabs.users,
          content: <AccountUsers page={page} onTask={tasks.start} />,
        },
      ]}
    >
      {Drawer && <Drawer view={view} placeholderData={(id) => seen.current.get(id)} onTask={tasks.start} />}
      <Tasks part={dialogs} of={tasks}>
        {(Dialogs, state) => <Dialogs {...state} />}
      </Tasks>
    </SettingsPage>
  );
}
