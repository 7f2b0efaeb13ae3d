import { type AccessOf, anybody, cookie } from './rule';

export const session: AccessOf<'session'> = {
  login: anybody,
  refreshToken: cookie,
  logout: cookie,
  token: cookie,
  silentAuthorize: cookie,
  oauthLogout: cookie,
  switchTenant: { as: 'user', audit: 'Account switched' },
};
