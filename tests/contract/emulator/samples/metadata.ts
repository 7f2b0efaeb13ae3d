import { none, type SamplesOf } from './sample';

export const metadata: SamplesOf<'metadata'> = {
  getAdminBox: none,
  getNotifications: none,
  getAudits: none,
  getSaml: none,
  getCurrentIp: none,
  getIp: () => ({ ip: '203.0.113.7' }),
  getTenantAdminBox: none,
  updateTenantAdminBox: () => ({ actions: [{ type: 'themeV2/loginBox/palette/primary', payload: '#0b5947' }] }),
};
