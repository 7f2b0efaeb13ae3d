import { adminLogin, CALLBACK, VERIFIER } from '../support';
import { nothing, type SamplesOf } from './sample';

export const session: SamplesOf<'session'> = {
  login: () => adminLogin,
  refreshToken: () => ({ tenantId: null }),
  logout: nothing,
  token: async ({ browser }) => ({
    grant_type: 'authorization_code',
    code: await browser.code(),
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
  }),
  silentAuthorize: () => ({ tenantId: null }),
  oauthLogout: nothing,
  switchTenant: () => ({ tenantId: 'tenant-acme-labs' }),
};
