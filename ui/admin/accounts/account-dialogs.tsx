'use client';
import * as accounts from '@gatehouse/sdk/accounts';
import { useCapability } from '../../react/capability';
import { ConfirmDialog } from '../archetypes/form/confirm-dialog';
import type { TaskProps } from '../archetypes/page/tasks';
import { useAdminTexts } from '../texts';
import { type Account, type AccountTask, accountName } from './account';
import { CreateSheet, HierarchySheet, RenameSheet } from './account-sheets';
import { AddUserSheet, AddUsersSheet } from './add-users-sheets';
import { RemoveDialog } from './remove-dialog';
import { RemoveUserSheet, UserRolesSheet } from './user-sheets';

const accountOf = (task: AccountTask | undefined, action: AccountTask['do']): Account | undefined =>
  task && 'account' in task && task.do === action ? task.account : undefined;
const userOf = (task: AccountTask | undefined, action: AccountTask['do']): accounts.AccountUser | undefined =>
  task && 'user' in task && task.do === action ? task.user : undefined;

/** Renders the dialogs of sub-accounts and their users. */
export default function AccountDialogs({ task, onClose }: TaskProps<AccountTask>) {
  const texts = useAdminTexts('accounts');
  const { setManagement } = useCapability(accounts);
  return (
    <>
      <CreateSheet parent={task?.do === 'add' ? task.parent : undefined} onClose={onClose} />
      <RenameSheet account={accountOf(task, 'rename')} onClose={onClose} />
      <HierarchySheet account={accountOf(task, 'settings')} onClose={onClose} />
      <AddUsersSheet account={accountOf(task, 'addUsers')} onClose={onClose} />
      <AddUserSheet open={task?.do === 'addUser'} onClose={onClose} />
      <UserRolesSheet user={userOf(task, 'editRoles')} onClose={onClose} />
      <RemoveUserSheet user={userOf(task, 'removeUser')} onClose={onClose} />
      <RemoveDialog account={accountOf(task, 'remove')} onClose={onClose} />
      {(['enable', 'disable'] as const).map((change) => (
        <ConfirmDialog
          key={change}
          item={accountOf(task, change)}
          onClose={onClose}
          tone={change === 'enable' ? 'primary' : 'danger'}
          title={(account) => (change === 'enable' ? texts.enableTitle : texts.disableTitle)(accountName(account))}
          description={change === 'enable' ? texts.enableText : texts.disableText}
          confirmLabel={texts[change]}
          mutation={setManagement()}
          toVariables={({ tenantId }) => ({ tenantId, isReseller: change === 'enable' })}
          toast={(account) => (change === 'enable' ? texts.enabledToast : texts.disabledToast)(accountName(account))}
        />
      ))}
    </>
  );
}
