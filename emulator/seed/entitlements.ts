import type { Offer } from '../db/rows/billing';
import type { FeatureRow, PlanRow } from '../db/rows/records';

/**
 * One feature per outcome. An administrator holds all four report permissions and still gets BUNDLE_EXPIRED
 * (`reports.schedule`) and MISSING_FEATURE (`reports.archive`); a reader gets MISSING_PERMISSION.
 */
export const features: readonly FeatureRow[] = [
  { id: 'report-viewer', planIds: [], expireTime: -1, linkedPermissions: ['reports.read'] },
  { id: 'report-export', planIds: ['plan-research'], expireTime: null, linkedPermissions: ['reports.export'] },
  {
    id: 'report-schedule',
    planIds: [],
    expireTime: Date.parse('2025-06-30T00:00:00.000Z'),
    linkedPermissions: ['reports.schedule'],
  },
  { id: 'report-archive', planIds: ['plan-archive'], expireTime: null, linkedPermissions: ['reports.archive'] },
  { id: 'shared-workspaces', planIds: ['plan-team', 'plan-business'], expireTime: null, linkedPermissions: [] },
  { id: 'saved-searches', planIds: ['plan-team', 'plan-business'], expireTime: null, linkedPermissions: [] },
  { id: 'audit-streaming', planIds: ['plan-business'], expireTime: null, linkedPermissions: [] },
  { id: 'priority-support', planIds: ['plan-business'], expireTime: null, linkedPermissions: [] },
];

const offer = (name: string, amount: number, description: string): Offer => ({
  name,
  description,
  slug: name.toLowerCase(),
  amount,
  currency: 'usd',
});

export const plans: readonly PlanRow[] = [
  { id: 'plan-research', defaultTreatment: 'true' },
  { id: 'plan-archive', defaultTreatment: 'false' },
  { id: 'plan-free', defaultTreatment: 'false', offer: offer('Free', 0, 'For a first look') },
  { id: 'plan-team', defaultTreatment: 'false', offer: offer('Team', 49, 'For groups that work together every day') },
  {
    id: 'plan-business',
    defaultTreatment: 'false',
    offer: offer('Business', 199, 'For companies that need control and support'),
  },
];
