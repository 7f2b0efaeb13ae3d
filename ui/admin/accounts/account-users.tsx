'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useCapability } from '../../react/capability';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { type AccountTask, userName } from './account';
import { useAccountNames } from './use-account-names';

interface AccountUsersProps {
  page: AdminPageId;
  onTask: (task: AccountTask) => void;
}

const byName = { id: 'name', desc: false };
/** Maximum number of accounts named in a row; others are counted. */
const NAMED = 3;

/** Renders the users of all sub-accounts, each once, with their roles in each account. */
export function AccountUsers({ page, onTask }: AccountUsersProps) {
  const texts = useAdminTexts('accounts');
  const may = useRights('allAccounts');
  const kinds = useColumnKinds<accounts.AccountUser>();
  const view = useListView(page, { pageSize: 10, sort: byName, name: 'users' });
  const nameOf = useAccountNames();
  const { query } = view;
  const source = useCapability(accounts).users({
    page: query.page,
    search: query.search,
    sortBy: accounts.accountUserSorts.find((name) => name === query.sort?.id) ?? 'name',
    order: query.sort?.desc ? 'DESC' : 'ASC',
  });
  const columns = useMemo(
    () => [
      kinds.user('name', {
        header: texts.user,
        value: (user) => ({ name: userName(user), email: user.email, picture: user.profilePictureUrl }),
      }),
      kinds.other('tenants', {
        header: texts.accounts,
        sortable: false,
        value: ({ tenants = [] }) => tenants.length,
        cell: ({ tenants = [] }) => (
          <ul className="gh:m-0 gh:grid gh:list-none gh:gap-0.5 gh:p-0">
            {tenants.slice(0, NAMED).map(({ tenantId, roles = [] }) => (
              <li key={tenantId}>
                {nameOf(tenantId)}{' '}
                <span className="gh:text-xs gh:text-subtle">
                  {roles.map(({ name }) => name).join(', ') || texts.noRoles}
                </span>
              </li>
            ))}
            {tenants.length > NAMED && <li className="gh:text-subtle">{texts.more(tenants.length - NAMED)}</li>}
          </ul>
        ),
      }),
      kinds.date('createdAt', { header: texts.created, value: ({ createdAt }) => createdAt, secondary: true }),
    ],
    [kinds, texts, nameOf],
  );
  return (
    <ListPage
      level="section"
      title={texts.tabs.users}
      description={texts.usersText}
      source={source}
      view={view}
      columns={columns}
      action={
        may.writeUsers && (
          <Button onClick={() => onTask({ do: 'addUser' })}>
            <UserPlus aria-hidden />
            {texts.addUser}
          </Button>
        )
      }
      pageSizes={[10]}
      rowId={({ id }) => id}
      rowLabel={userName}
      rowActions={(user) => [
        may.writeUsers && { label: texts.editRoles, onSelect: () => onTask({ do: 'editRoles', user }) },
        may.writeUsers && {
          label: texts.removeUser,
          tone: 'danger',
          onSelect: () => onTask({ do: 'removeUser', user }),
        },
      ]}
      search={texts.usersSearch}
      empty={{
        icon: <Users />,
        title: texts.usersEmptyTitle,
        text: may.writeUsers ? texts.usersEmpty : texts.usersEmptyReadOnly,
      }}
    />
  );
}
