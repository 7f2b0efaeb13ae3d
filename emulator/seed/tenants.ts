import type { TenantRow } from '../db/rows/accounts';

const createdAt = '2025-02-03T09:00:00.000Z';

/** The main account of the seeds. */
export const acme: TenantRow = { id: 'tenant-acme', name: 'Acme', alias: 'acme', type: 'customer', createdAt };

export const acmeLabs: TenantRow = {
  id: 'tenant-acme-labs',
  name: 'Acme Labs',
  alias: 'acme-labs',
  type: 'customer',
  parentId: acme.id,
  createdAt: '2025-03-10T09:00:00.000Z',
};

export const resale: TenantRow = {
  id: 'tenant-resale',
  name: 'Resale Partners',
  alias: 'resale',
  type: 'reseller',
  createdAt: '2025-01-20T09:00:00.000Z',
};

export const tenants: readonly TenantRow[] = [acme, acmeLabs, resale];
