import { encodeDataFilters } from '@gatehouse/sdk/reports';
import { reports as seeded } from '../../../../emulator/seed/reports';
import type { SamplesOf, World } from './sample';

const dataFilters = encodeDataFilters([{ type: 'period', config: { days: 7 } }]);
const schedule = { interval: 'weekly', cron: '0 8 * * 1', tz: 'Europe/Berlin', active: true };

const offer = ({ emulator }: World): string => {
  for (const report of seeded) emulator.db.reports.put(report);
  return 'report-members';
};

export const reports: SamplesOf<'reports'> = {
  list: (world) => {
    offer(world);
    return { filters: { type: 'pdf' }, sort: { name: 'desc' } };
  },
  get: (world) => ({ id: offer(world) }),
  schedule: (world) => ({ templateId: offer(world), dataFilters, schedule, status: 'active', type: 'pdf' }),
  preview: (world) => ({ templateId: offer(world), dataFilters }),
  download: (world) => ({ templateId: offer(world), dataFilters, name: 'Members', responseType: 'pdf' }),
  send: (world) => ({ templateId: offer(world), to: ['board@acme.test'] }),
};
