import { pageRights } from '@gatehouse/sdk/admin/rights';
import { expect, test } from 'vitest';
import { tasksFor } from '../../../ui/admin/accounts/account';

const may = (...keys: string[]) => pageRights('allAccounts', { roles: [], permissions: keys.map((key) => ({ key })) });
const hierarchy = (name: string) => `fe.account-hierarchy.${name}`;

test.each([
  [
    'everything',
    ['fe.*'],
    { isReseller: true },
    true,
    ['rename', 'addBelow', 'addUsers', 'disable', 'settings', 'remove'],
  ],
  [
    'no tasks for sub-accounts of one that manages none',
    ['fe.*'],
    { isReseller: false },
    true,
    ['rename', 'addUsers', 'enable', 'settings', 'remove'],
  ],
  ['no management that a user could not grant', ['fe.*'], {}, false, ['rename', 'addUsers', 'settings', 'remove']],
  ['only tasks with a permission', [hierarchy('delete.subAccount')], { isReseller: true }, true, ['remove']],
  ['users separately from accounts', ['fe.secure.write.userSubTenants'], { isReseller: true }, true, ['addUsers']],
  ['nothing to read-only users', [hierarchy('read.subAccount')], { isReseller: true }, true, []],
] as const)('offers %s', (_, keys, account, parentManages, tasks) => {
  expect(tasksFor(account, may(...keys), parentManages)).toEqual(tasks);
});
