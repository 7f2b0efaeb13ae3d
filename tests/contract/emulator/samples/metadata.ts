import { nothing, type SamplesOf } from './sample';

export const metadata: SamplesOf<'metadata'> = {
  getAdminBox: nothing,
  getNotifications: nothing,
  getAudits: nothing,
  getSaml: nothing,
  getCurrentIp: nothing,
  getIp: () => ({ ip: '203.0.113.7' }),
  getTenantAdminBox: nothing,
  updateTenantAdminBox: () => ({ actions: [{ type: 'themeV2/loginBox/palette/primary', payload: '#0b5947' }] }),
};
