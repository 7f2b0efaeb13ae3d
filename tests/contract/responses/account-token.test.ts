import * as accountSettings from '@gatehouse/sdk/account-settings';
import * as accounts from '@gatehouse/sdk/accounts';
import { type Contract, contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import * as profile from '@gatehouse/sdk/profile';
import * as users from '@gatehouse/sdk/users';
import { expect, test } from 'vitest';
import { createProvider, runByName } from './provider';
import { firstRuns } from './runs';

const token = { accountId: 't', authorization: 'jwt' };

const inputOf = (capability: string, name: string) =>
  Object(firstRuns.find((run) => run.capability === capability && run.name === name)?.input);

/** All calls that accept a sub-account's token. */
const calls: readonly (readonly [capability: object, name: string, input: object])[] = [
  ...firstRuns.flatMap(({ capability, name, input }) =>
    capability === 'accounts' && typeof input === 'object' ? [[accounts, name, Object(input)] as const] : [],
  ),
  [accounts, 'parents', {}],
  [accountSettings, 'get', {}],
  [accountSettings, 'update', inputOf('accountSettings', 'update')],
  [profile, 'tenants', {}],
  [profile, 'tenants', { perTab: true }],
  [users, 'list', {}],
  [users, 'list', { search: 'ann' }],
];

test('passes the token of a sub-account on with every call that supports one, and with no other call', async () => {
  const carrying = new Set<Endpoint>();
  const others = new Set<Endpoint>();
  const identity = createProvider((endpoint, headers) => {
    (headers.get('authorization') === 'jwt' ? carrying : others).add(endpoint);
    return undefined;
  });
  for (const [capability, name, input] of calls) await runByName(identity.of(capability), name, { ...input, ...token });
  const all = Object.values(contracts).flatMap((contract: Contract): Endpoint[] => Object.values(contract));
  const pathOf = ({ method, path }: Endpoint) => `${method} ${path}`;
  const mayCarry = all.filter(({ accountToken }) => accountToken).map(pathOf);
  expect([...carrying].map(pathOf).sort()).toEqual(mayCarry.sort());
  expect([...others].filter(({ accountToken }) => accountToken).map(pathOf)).toEqual([]);
  identity.dispose();
});
