import { acmeLabs } from '../../../../emulator/seed/tenants';
import { reader } from '../../../../emulator/seed/users';
import { createdAt, type Fixture, none, type SamplesOf } from './sample';

const tenantId = acmeLabs.id;
const oneAccount = () => ({ tenantId });

/** Makes the reader a member of the sub-account. */
const below = ({ emulator }: Fixture) => {
  emulator.db.memberships.put({
    id: `${reader.id}:${tenantId}`,
    userId: reader.id,
    tenantId,
    roleIds: ['role-viewer'],
    createdAt,
    activated: true,
    disabled: false,
  });
  return { userId: reader.id, subTenantsRoles: [{ tenantId, roleIds: ['role-viewer'] }] };
};

export const accounts: SamplesOf<'accounts'> = {
  listSubTenants: none,
  getTree: none,
  getParents: none,
  getParentsOf: oneAccount,
  searchSubTenants: () => ({ _limit: 50, _offset: 0, _filter: 'lab', _sortBy: 'name', _order: 'ASC' }),
  getHierarchyMetadata: () => ({ _tenantIds: [tenantId] }),
  countUsers: () => ({ tenantIds: [tenantId] }),
  getTokenForTenant: oneAccount,
  createSubTenant: () => ({ tenantId: 'acme-north', name: 'Acme North', parentTenantId: 'tenant-acme' }),
  updateSubTenant: () => ({ tenantId, name: 'Renamed' }),
  deleteSubTenant: oneAccount,
  setManagement: () => ({ tenantId, isReseller: true }),
  setHierarchySettings: () => ({ tenantId, subAccountAccessType: 'alwaysOn' }),
  listUsers: () => ({ _offset: 0, _limit: 10, _filter: '', _sortBy: 'name', _order: 'ASC' }),
  addUser: () => ({ user: { email: 'ann@acme.test' }, subTenants: [{ tenantId, roleIds: ['role-viewer'] }] }),
  addUsers: () => ({ users: [{ email: 'ann@acme.test', name: 'Ann' }], tenantId, roleIds: ['role-viewer'] }),
  removeUser: (fixture) => ({ userId: below(fixture).userId, subTenants: [{ tenantId }] }),
  addRoles: below,
  removeRoles: below,
  setRoles: below,
  setAccess: () => ({ userId: reader.id, allowAccess: true }),
};
