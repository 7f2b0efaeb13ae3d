import { type AccessOf, user } from './rule';

export const profile: AccessOf<'profile'> = {
  getMe: user,
  getMyAuthorization: user,
  getMyTenants: user,
  getMyTenantsV1: user,
  getMyTenantsV2: user,
  updateMe: { as: 'user', audit: 'Profile changed', event: 'frontegg.user.updated' },
  uploadProfileImage: { as: 'user', audit: 'Profile picture uploaded' },
};
