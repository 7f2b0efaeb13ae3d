'use client';
import type { Group, GroupUser } from '@gatehouse/sdk/groups';
import UserMinus from 'lucide-react/icons/user-minus';
import UserPlus from 'lucide-react/icons/user-plus';
import UsersRound from 'lucide-react/icons/users-round';
import { useMemo } from 'react';
import { Button } from '../../kit/button/button';
import { EmptyState } from '../../kit/feedback/empty-state';
import { DataTable } from '../../kit/table/table';
import { useColumnKinds } from '../archetypes/list/column-kinds';
import { useRights } from '../archetypes/page/use-rights';
import { useAdminTexts } from '../texts';
import { type GroupTask, isManaged, type Member } from './group-fields';

interface MembersTabProps {
  group: Group;
  onTask: (task: GroupTask) => void;
}

const memberOf = ({ id, name, email }: GroupUser): Member => ({ id, name: name?.trim() || email || id });

/** Renders the members of a group. */
export function MembersTab({ group, onTask }: MembersTabProps) {
  const texts = useAdminTexts('groups');
  const may = useRights('groups');
  const kinds = useColumnKinds<GroupUser>();
  const columns = useMemo(
    () => [
      kinds.user('name', {
        header: texts.name,
        value: (user) => ({ name: memberOf(user).name, email: user.email, picture: user.profilePictureUrl }),
      }),
    ],
    [kinds, texts],
  );
  const managed = isManaged(group);
  const canRemove = may.removeUsers && !managed;
  const remove = (users: readonly GroupUser[]) => onTask({ do: 'removeMembers', group, members: users.map(memberOf) });
  const add = may.addUsers && !managed && (
    <Button variant="secondary" onClick={() => onTask({ do: 'addMembers', group })}>
      <UserPlus aria-hidden />
      {texts.addMembers}
    </Button>
  );
  return (
    <>
      {managed && <p className="gh:text-sm gh:text-subtle">{texts.kept}</p>}
      <DataTable
        label={texts.members}
        columns={columns}
        data={group.users ?? undefined}
        rowId={({ id }) => id}
        rowLabel={(user) => memberOf(user).name}
        search={texts.searchMembers}
        actions={add}
        rowActions={
          canRemove
            ? (user) => [
                {
                  label: texts.removeMember,
                  icon: <UserMinus aria-hidden />,
                  tone: 'danger',
                  onSelect: () => remove([user]),
                },
              ]
            : undefined
        }
        bulkActions={
          canRemove
            ? [
                {
                  label: texts.removeMember,
                  icon: <UserMinus aria-hidden />,
                  tone: 'danger',
                  onSelect: (users) => {
                    remove(users);
                    // Keeps the selection, since the confirmation can be canceled.
                    return false;
                  },
                },
              ]
            : undefined
        }
        empty={
          <EmptyState icon={<UsersRound />} title={texts.noMembersTitle} description={texts.noMembers} action={add} />
        }
      />
    </>
  );
}
