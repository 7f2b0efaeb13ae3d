import { none, type SamplesOf, type World } from './sample';

const idIn = async ({ browser, token }: World, path: string): Promise<{ id: string }> => {
  const { body } = await browser.call(path, { token });
  const [first] = body.accessTokens ?? body;
  return { id: first.clientId ?? first.id };
};

const userToken = { description: 'Sample', expiresInMinutes: 1440 };

const tenantToken = { ...userToken, roleIds: ['role-viewer'] };

export const tokens: SamplesOf<'tokens'> = {
  listUserApiTokens: none,
  createUserApiToken: () => userToken,
  deleteUserApiToken: (world) => idIn(world, '/identity/resources/users/api-tokens/v1'),
  listTenantApiTokens: none,
  createTenantApiToken: () => tenantToken,
  deleteTenantApiToken: (world) => idIn(world, '/identity/resources/tenants/api-tokens/v1'),
  listUserAccessTokens: none,
  createUserAccessToken: () => userToken,
  deleteUserAccessToken: (world) => idIn(world, '/identity/resources/users/access-tokens/v1'),
  listTenantAccessTokens: none,
  createTenantAccessToken: () => tenantToken,
  deleteTenantAccessToken: (world) => idIn(world, '/identity/resources/tenants/access-tokens/v1'),
};
