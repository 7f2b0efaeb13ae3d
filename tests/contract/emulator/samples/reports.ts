import { encodeDataFilters } from '@gatehouse/sdk/reports';
import { reports as seeded } from '../../../../emulator/seed/reports';
import type { Fixture, SamplesOf } from './sample';

const dataFilters = encodeDataFilters([{ type: 'period', config: { days: 7 } }]);
const schedule = { interval: 'weekly', cron: '0 8 * * 1', tz: 'Europe/Berlin', active: true };

const offer = ({ emulator }: Fixture): string => {
  for (const report of seeded) emulator.db.reports.put(report);
  return 'report-members';
};

export const reports: SamplesOf<'reports'> = {
  list: (fixture) => {
    offer(fixture);
    return { filters: { type: 'pdf' }, sort: { name: 'desc' } };
  },
  get: (fixture) => ({ id: offer(fixture) }),
  schedule: (fixture) => ({ templateId: offer(fixture), dataFilters, schedule, status: 'active', type: 'pdf' }),
  preview: (fixture) => ({ templateId: offer(fixture), dataFilters }),
  download: (fixture) => ({ templateId: offer(fixture), dataFilters, name: 'Members', responseType: 'pdf' }),
  send: (fixture) => ({ templateId: offer(fixture), to: ['board@acme.test'] }),
};
