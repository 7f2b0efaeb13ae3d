import { type AccessOf, cookie } from './rule';

export const session: AccessOf<'session'> = {
  login: { as: 'none', captcha: true },
  refreshToken: cookie,
  logout: cookie,
  token: { ...cookie, provesClient: true },
  silentAuthorize: cookie,
  oauthLogout: cookie,
  switchTenant: { as: 'user', audit: 'Account switched' },
};
