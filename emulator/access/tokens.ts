import { type AccessOf, user } from './rule';

const readTokens = { as: 'user', permission: 'fe.secure.read.tenantApiTokens' } as const;
const newOwnToken = { as: 'user', ownerOnly: true, audit: 'Personal token created: {description}' } as const;
const noOwnToken = { as: 'user', audit: 'Personal token deleted: {description}' } as const;
const newToken = {
  as: 'user',
  ownerOnly: true,
  permission: 'fe.secure.write.tenantApiTokens',
  audit: 'API token created: {description}',
  severity: 'Medium',
} as const;
const noToken = {
  as: 'user',
  permission: 'fe.secure.delete.tenantApiTokens',
  audit: 'API token deleted: {description}',
  severity: 'Medium',
} as const;

export const tokens: AccessOf<'tokens'> = {
  listUserApiTokens: user,
  createUserApiToken: newOwnToken,
  deleteUserApiToken: noOwnToken,
  listTenantApiTokens: readTokens,
  createTenantApiToken: newToken,
  deleteTenantApiToken: noToken,
  listUserAccessTokens: user,
  createUserAccessToken: newOwnToken,
  deleteUserAccessToken: noOwnToken,
  listTenantAccessTokens: readTokens,
  createTenantAccessToken: newToken,
  deleteTenantAccessToken: noToken,
};
