import type * as accounts from '@gatehouse/sdk/accounts';
import type { Rights } from '@gatehouse/sdk/admin/rights';
import type { AccountsTexts } from '../../locales/en/admin/accounts';

export type Account = accounts.AccountRow;

/** An action on one account. */
export type TaskForOne = 'rename' | 'enable' | 'disable' | 'settings' | 'addBelow' | 'addUsers' | 'remove';

/** An open task on the accounts page. */
export type AccountTask =
  | { do: 'add'; parent: { tenantId: string; name: string } }
  | { do: Exclude<TaskForOne, 'addBelow'>; account: Account }
  | { do: 'addUser' }
  | { do: 'editRoles' | 'removeUser'; user: accounts.AccountUser };

/** Returns the name of an account, or its id if the provider sends no name. */
export const accountName = ({ name, tenantId }: Pick<Account, 'name' | 'tenantId'>): string => name || tenantId;

export const userName = ({ name, email, id }: accounts.AccountUser): string => name || email || id;

/** Returns the actions on an account, in menu order. `parentManages` is false if no parent could grant management. */
export const tasksFor = (
  { isReseller = false }: Pick<Account, 'isReseller'>,
  may: Rights<'allAccounts'>,
  parentManages = true,
): TaskForOne[] => {
  const offered: Record<TaskForOne, boolean> = {
    rename: may.write,
    addBelow: may.write && isReseller,
    addUsers: may.writeUsers,
    enable: may.manage && !isReseller && parentManages,
    disable: may.manage && isReseller,
    settings: may.writeAccess,
    remove: may.delete,
  };
  const all: TaskForOne[] = ['rename', 'addBelow', 'addUsers', 'enable', 'disable', 'settings', 'remove'];
  return all.filter((task) => offered[task]);
};

/** Returns the task that opens the dialog of an action. */
export const startOf = (task: TaskForOne, account: Account): AccountTask =>
  task === 'addBelow'
    ? { do: 'add', parent: { tenantId: account.tenantId, name: accountName(account) } }
    : { do: task, account };

/** Returns whether users of an account can access its sub-accounts, as text. */
export const accessText = (texts: AccountsTexts, type: string | null | undefined): string => {
  const { accessTypes } = texts;
  const accessType = type === 'defaultOn' || type === 'alwaysOn' ? type : 'defaultOff';
  return accessTypes[accessType];
};
