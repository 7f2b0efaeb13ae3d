import { type Fixture, none, type SamplesOf } from './sample';

const idIn = async ({ browser, token }: Fixture, path: string): Promise<{ id: string }> => {
  const { body } = await browser.call(path, { token });
  const [first] = body.accessTokens ?? body;
  return { id: first.clientId ?? first.id };
};

const userToken = { description: 'Sample', expiresInMinutes: 1440 };

const tenantToken = { ...userToken, roleIds: ['role-viewer'] };

export const tokens: SamplesOf<'tokens'> = {
  listUserApiTokens: none,
  createUserApiToken: () => userToken,
  deleteUserApiToken: (fixture) => idIn(fixture, '/identity/resources/users/api-tokens/v1'),
  listTenantApiTokens: none,
  createTenantApiToken: () => tenantToken,
  deleteTenantApiToken: (fixture) => idIn(fixture, '/identity/resources/tenants/api-tokens/v1'),
  listUserAccessTokens: none,
  createUserAccessToken: () => userToken,
  deleteUserAccessToken: (fixture) => idIn(fixture, '/identity/resources/users/access-tokens/v1'),
  listTenantAccessTokens: none,
  createTenantAccessToken: () => tenantToken,
  deleteTenantAccessToken: (fixture) => idIn(fixture, '/identity/resources/tenants/access-tokens/v1'),
};
