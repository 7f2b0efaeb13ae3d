import type { ApiTokenRow } from '../db/rows/accounts';
import type { SeedUser } from './seed-user';
import { acme } from './tenants';
import { admin } from './users';

/** Returns a personal token of the administrator, or one of the account with its own roles. */
const token = (
  id: string,
  kind: ApiTokenRow['kind'],
  description: string,
  createdAt: string,
  ofAccount?: Pick<ApiTokenRow, 'expires' | 'roleIds'>,
): ApiTokenRow => ({
  id,
  kind,
  tenantId: acme.id,
  createdByUserId: admin.id,
  description,
  createdAt,
  // No client has these secrets, so nothing can match.
  secretHash: '',
  ...(ofAccount ? { owner: 'tenant', ...ofAccount } : { owner: 'user', userId: admin.id, expires: null, roleIds: [] }),
});

export const apiTokens: readonly ApiTokenRow[] = [
  token('c1d0a6b2-0001-4000-8000-000000000001', 'client-credentials', 'Notebook', '2026-01-12T08:30:00.000Z'),
  token('c1d0a6b2-0002-4000-8000-000000000002', 'client-credentials', 'Nightly export', '2026-03-02T06:00:00.000Z', {
    expires: '2027-03-02T06:00:00.000Z',
    roleIds: ['role-viewer'],
  }),
  token('c1d0a6b2-0003-4000-8000-000000000003', 'client-credentials', 'Build server', '2025-11-20T14:15:00.000Z', {
    expires: null,
    roleIds: ['role-editor', 'role-viewer'],
  }),
  token('a7e4b9c3-0001-4000-8000-000000000004', 'access-token', 'Spreadsheet', '2026-02-01T10:00:00.000Z'),
  token('a7e4b9c3-0002-4000-8000-000000000005', 'access-token', 'Dashboard', '2026-04-18T16:45:00.000Z', {
    expires: '2027-04-18T16:45:00.000Z',
    roleIds: ['role-readonly'],
  }),
];

/** Number of users with a token of their own. */
const OWNERS = 15;

/** Personal tokens of other users, which only they see. */
export const demoApiTokens = (users: readonly Pick<SeedUser, 'id'>[], createdAt: string): readonly ApiTokenRow[] =>
  users.slice(0, OWNERS).map(({ id }, at) => ({
    ...token(
      `d2e8c1f4-${String(at + 1).padStart(4, '0')}-4000-8000-000000000000`,
      at % 2 === 0 ? 'client-credentials' : 'access-token',
      at % 2 === 0 ? 'Notebook' : 'Spreadsheet',
      createdAt,
    ),
    userId: id,
    createdByUserId: id,
  }));
