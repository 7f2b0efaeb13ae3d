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
    'nothing below one that manages none',
    ['fe.*'],
    { isReseller: false },
    true,
    ['rename', 'addUsers', 'enable', 'settings', 'remove'],
  ],
  ['no management that no user could give', ['fe.*'], {}, false, ['rename', 'addUsers', 'settings', 'remove']],
  ['only what a key allows', [hierarchy('delete.subAccount')], { isReseller: true }, true, ['remove']],
  ['users apart from accounts', ['fe.secure.write.userSubTenants'], { isReseller: true }, true, ['addUsers']],
  ['nothing to who may only read', [hierarchy('read.subAccount')], { isReseller: true }, true, []],
] as const)('offers %s', (_, keys, account, parentManages, tasks) => {
  expect(tasksFor(account, may(...keys), parentManages)).toEqual(tasks);
});
