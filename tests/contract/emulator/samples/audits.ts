import type { SamplesOf } from './sample';

export const audits: SamplesOf<'audits'> = {
  list: () => ({ offset: 0, count: 20, sortBy: 'createdAt', sortDirection: 'desc' }),
  getStats: () => ({ sortBy: 'createdAt', sortDirection: 'desc', count: 20 }),
  exportCsv: () => ({ offset: 0, properties: [{ name: 'email', displayName: 'Email' }] }),
};
