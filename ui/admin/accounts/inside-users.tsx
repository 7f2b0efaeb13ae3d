'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import * as users from '@gatehouse/sdk/users';
import { useMutation } from '@tanstack/react-query';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { useToast } from '../../kit/feedback/toast';
import { Switch } from '../../kit/form/bare-switch';
import { useKitTexts } from '../../kit/texts';
import { useCapability } from '../../react/capability';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { ListPage } from '../archetypes/list/list-page';
import { useListView } from '../archetypes/list/use-list-view';
import { useRoleNames } from '../archetypes/list/use-role-names';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import type { Account, AccountTask } from './account';
import type { Access } from './inside';

interface InsideUsersProps {
  account: Account;
  access: Access;
  onTask: (task: AccountTask) => void;
}

const byName = { id: 'name', desc: false };
const nameOf = ({ name, email, id }: users.ListedUser) => name || email || id;

/** Renders the users of a sub-account, loaded with its own token, 10 per page. */
export function InsideUsers({ account, access, onTask }: InsideUsersProps) {
  const texts = useAdminTexts('accounts');
  const may = useRights('allAccounts');
  const kinds = useColumnKinds<users.ListedUser>();
  const view = useListView('allAccounts', { pageSize: 10, sort: byName, name: 'inside' });
  const { query } = view;
  const roleNames = useRoleNames(true);
  const source = useCapability(users).list({
    ...access,
    page: query.page,
    pageSize: query.pageSize,
    search: query.search,
    sortBy: 'name',
    order: query.sort?.desc ? 'DESC' : 'ASC',
    include: ['roles'],
  });
  const isAlwaysOn = account.subAccountAccessType === 'alwaysOn';
  const { authorization } = access;
  const asAccountUser = (user: users.ListedUser): accounts.AccountUser => ({
    id: user.id,
    email: user.email,
    name: user.name,
    tenants: [
      {
        tenantId: account.tenantId,
        roles: (user.roleIds ?? []).map((id) => ({
          id,
          key: id,
          name: roleNames.get(id) ?? id,
        })),
      },
    ],
  });
  const columns = useMemo(
    () => [
      kinds.user('name', { header: texts.user, value: (user) => ({ name: nameOf(user), email: user.email }) }),
      kinds.names('roles', {
        header: texts.roles,
        sortable: false,
        value: ({ roleIds }) => roleIds?.map((id) => roleNames.get(id) ?? id),
        none: texts.noRoles,
      }),
      ...(may.writeAccess && !isAlwaysOn
        ? [
            kinds.other('access', {
              header: texts.mayEnter,
              sortable: false,
              value: ({ subAccountAccessAllowed }) => Number(subAccountAccessAllowed ?? false),
              cell: (user) => <AccessSwitch user={user} authorization={authorization} />,
            }),
          ]
        : []),
    ],
    [kinds, texts, roleNames, may.writeAccess, isAlwaysOn, authorization],
  );
  const add = may.writeUsers && (
    <Button size="sm" variant="secondary" onClick={() => onTask({ do: 'addUsers', account })}>
      <UserPlus aria-hidden />
      {texts.addUsers}
    </Button>
  );
  return (
    <>
      <div className="gh:flex gh:flex-wrap gh:items-center gh:justify-between gh:gap-3">
        <p className="gh:text-sm gh:text-subtle">{isAlwaysOn ? texts.mayEnterAlways : texts.insideUsersText}</p>
        {add}
      </div>
      <ListPage
        level="none"
        title={texts.users}
        source={source}
        view={view}
        columns={columns}
        pageSizes={[10]}
        rowId={({ id }) => id}
        rowLabel={nameOf}
        rowActions={(user) => [
          // A value that could not be loaded is not overwritten.
          may.writeUsers &&
            user.roleIds !== undefined && {
              label: texts.editRoles,
              onSelect: () => onTask({ do: 'editRoles', user: asAccountUser(user) }),
            },
          may.writeUsers && {
            label: texts.removeUser,
            tone: 'danger',
            onSelect: () => onTask({ do: 'removeUser', user: asAccountUser(user) }),
          },
        ]}
        search={texts.usersSearch}
        empty={{
          icon: <Users />,
          title: texts.usersEmptyTitle,
          text: may.writeUsers ? texts.usersEmpty : texts.usersEmptyReadOnly,
        }}
      />
    </>
  );
}

/** Renders the switch for one user's access to sub-accounts, which saves immediately. */
function AccessSwitch({ user, authorization }: { user: users.ListedUser; authorization: string }) {
  const texts = useAdminTexts('accounts');
  const kit = useKitTexts();
  const toaster = useToast();
  const change = useMutation(useCapability(accounts).setAccess());
  const isOn = user.subAccountAccessAllowed ?? false;
  return (
    <Switch
      aria-label={texts.mayEnterLabel(nameOf(user))}
      checked={change.isPending ? change.variables.allowAccess : isOn}
      // Not `disabled`, since the focus would be lost.
      aria-disabled={change.isPending}
      onChange={() =>
        !change.isPending &&
        change.mutate(
          { userId: user.id, allowAccess: !isOn, authorization },
          { onError: (thrown) => toaster.error(texts.accessFailed(nameOf(user)), kit.describeError(thrown)) },
        )
      }
    />
  );
}
