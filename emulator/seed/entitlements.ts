import type { FeatureRow, PlanRow } from '../rows/records';

/**
 * One feature for each outcome. An administrator holds all four report permissions and still meets
 * BUNDLE_EXPIRED (`reports.schedule`) and MISSING_FEATURE (`reports.archive`); a reader meets MISSING_PERMISSION.
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
];

export const plans: readonly PlanRow[] = [
  { id: 'plan-research', defaultTreatment: 'true' },
  { id: 'plan-archive', defaultTreatment: 'false' },
];
