import * as accounts from '@gatehouse/sdk/accounts';
import { describe, expect, test } from 'vitest';
import { accountRows, pageInfo } from '../../../../sdk/capabilities/accounts/account-rows';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const SEARCH = 'GET /tenants/resources/hierarchy/v2';
const METADATA = 'GET /tenants/resources/hierarchy/v2/metadata';
const COUNT = 'POST /identity/resources/tenants/users/v1/count';
const [north, south] = [
  { tenantId: 'n', name: 'North', metadata: { isParent: true }, isReseller: true, subAccountAccessType: 'alwaysOn' },
  { tenantId: 's', name: 'South', createdAt: '2026-01-01T00:00:00.000Z' },
];

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch({
    [SEARCH]: { items: [north, south], _metadata: { totalItems: 120, totalPages: 3 } },
    [METADATA]: [{ tenantId: 's', totalSubTenants: 0, isParent: false }],
    [COUNT]: [{ tenantId: 'n', totalUsers: 7, totalAccessAllowedUsers: 2 }],
    ...routes,
  });
  return { sent, list: (filter: accounts.AccountFilter = {}) => fetchQuery(identity.of(accounts).list(filter)) };
};

describe('the list of sub-accounts', () => {
  test('merges hierarchy and counts into the rows; unknown values are absent', async () => {
    const { list } = setUp();
    expect(await list()).toEqual({
      totalItems: 120,
      totalPages: 3,
      hasMore: true,
      items: [
        { ...north, isParent: true, numberOfUsers: 7, numberOfAccessAllowedUsers: 2 },
        { ...south, isParent: false, numberOfSubAccounts: 0 },
      ],
    });
  });

  test('requests no counts for an empty page', async () => {
    const { sent, list } = setUp({ [SEARCH]: { items: [] } });
    expect(await list()).toEqual({ totalItems: 0, totalPages: 0, hasMore: false, items: [] });
    expect(sent()).toHaveLength(1);
  });

  test.each([403, 404, 500])('is returned when counts fail with %i', async (status) => {
    const { list } = setUp({ [METADATA]: refusal(status), [COUNT]: refusal(status) });
    const rows = (await list()).items;
    expect(rows.map(({ name, isParent, numberOfUsers }) => [name, isParent, numberOfUsers])).toEqual([
      ['North', true, undefined],
      ['South', false, undefined],
    ]);
  });
});

describe('rows', () => {
  test('ignore counts of other accounts and keep the order of the accounts', () => {
    const rows = accountRows([south, north], [{ tenantId: 'x', totalSubTenants: 9 }], [{ tenantId: 'x' }]);
    expect(rows.map(({ tenantId, numberOfSubAccounts }) => [tenantId, numberOfSubAccounts])).toEqual([
      ['s', undefined],
      ['n', undefined],
    ]);
  });

  test('prefer fresh metadata', () => {
    expect(accountRows([north], [{ tenantId: 'n', isParent: false }], [])[0]?.isParent).toBe(false);
  });
});

describe('pages', () => {
  test.each([
    ['first of three', 0, 50, { totalItems: 120, totalPages: 3 }, [120, 3, true]],
    ['last', 2, 20, { totalItems: 120, totalPages: 3 }, [120, 3, false]],
    ['only the total of rows', 1, 50, { totalItems: 120 }, [120, 3, true]],
    ['a full page with a known total', 0, 50, { totalItems: 50 }, [50, 1, false]],
    ['a full page without a total', 1, 50, undefined, [100, 2, true]],
    ['a partial page without a total', 1, 3, {}, [53, 2, false]],
    ['nothing', 0, 0, undefined, [0, 0, false]],
  ])('%s', (_name, page, length, total, [totalItems, totalPages, hasMore]) => {
    expect(pageInfo(page, 50, length, total)).toEqual({ totalItems, totalPages, hasMore });
  });
});
