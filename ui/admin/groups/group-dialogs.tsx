'use client';
import * as groups from '@gatehouse/sdk/groups';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { AddMembersSheet } from './add-members-sheet';
import { Effect } from './effect';
import { fieldsOf, type GroupTask, type Member, membersOf } from './group-fields';
import { GroupSheet } from './group-sheet';
import { SettingsSheet } from './settings-sheet';

interface GroupDialogsProps extends TaskProps<GroupTask> {
  all: readonly groups.Group[];
  configuration: groups.GroupConfiguration | undefined;
  givesRoles: boolean;
  hasDrawer: boolean;
}

const groupOf = (task: GroupTask | undefined, action: GroupTask['do']) =>
  task && 'group' in task && task.do === action ? task.group : undefined;

/** Renders the dialogs of groups: add, edit, members, settings, and confirmations. */
export default function GroupDialogs({ task, onClose, all, configuration, givesRoles, hasDrawer }: GroupDialogsProps) {
  const texts = useAdminTexts('groups');
  const { remove, removeUsers } = useCapability(groups);
  const losing = (group: groups.Group, members: readonly Member[]) =>
    givesRoles && (
      <div className="gh:mt-3">
        <Effect
          groupId={group.id}
          changes={members.map((user) => ({ user, before: fieldsOf(group).roleIds, after: [] }))}
        />
      </div>
    );
  return (
    <>
      <GroupSheet
        open={task?.do === 'add' || task?.do === 'edit'}
        group={groupOf(task, 'edit')}
        withMembers={!hasDrawer}
        onClose={onClose}
        all={all}
        givesRoles={givesRoles}
      />
      <AddMembersSheet group={groupOf(task, 'addMembers')} onClose={onClose} givesRoles={givesRoles} />
      <SettingsSheet open={task?.do === 'settings'} onClose={onClose} configuration={configuration} />
      <ConfirmDialog
        item={task?.do === 'removeMembers' ? task : undefined}
        onClose={onClose}
        title={({ group, members: [first, ...rest] }) =>
          first && rest.length === 0
            ? texts.removeMemberTitle(first.name, group.name)
            : texts.removeMembersTitle(rest.length + 1, group.name)
        }
        description={({ group, members }) => (
          <>
            <p>{texts.removeMemberText}</p>
            {losing(group, members)}
          </>
        )}
        confirmLabel={texts.removeMember}
        mutation={removeUsers()}
        toVariables={({ group, members }) => ({ groupId: group.id, userIds: members.map(({ id }) => id) })}
        toast={({ members }) => texts.membersRemoved(members.length)}
      />
      <ConfirmDialog
        item={groupOf(task, 'remove')}
        onClose={onClose}
        title={({ name }) => texts.removeTitle(name)}
        description={(group) => (
          <>
            <p>
              {texts.removeText(
                group.users?.length ?? 0,
                givesRoles ? (group.roles ?? []).map(({ name }) => name) : [],
              )}
            </p>
            {losing(group, membersOf(group))}
          </>
        )}
        confirmLabel={texts.removeConfirm}
        mutation={remove()}
        toVariables={({ id }) => id}
        toast={({ name }) => texts.removedToast(name)}
      />
    </>
  );
}
