import { adminLogin, CALLBACK, VERIFIER } from '../support';
import { none, type SamplesOf } from './sample';

export const session: SamplesOf<'session'> = {
  login: () => adminLogin,
  refreshToken: () => ({ tenantId: null }),
  logout: none,
  token: async ({ browser }) => ({
    grant_type: 'authorization_code',
    code: await browser.code(),
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
  }),
  silentAuthorize: () => ({ tenantId: null }),
  oauthLogout: none,
  switchTenant: () => ({ tenantId: 'tenant-acme-labs' }),
};
