import { expect } from '@playwright/test';
import { admin } from '../../emulator/seed/users';
import type { Server } from './server';

/** Signs in as the administrator of Acme without a browser, and returns calls to the provider, which must succeed. */
export const callAsAdministrator = async ({ provider }: Pick<Server, 'provider'>) => {
  const { email, password } = admin;
  const headers: Record<string, string> = { origin: provider, 'content-type': 'application/json' };
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${provider}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.ok, `${method} ${path}: ${response.status} ${text}`).toBe(true);
    return text === '' ? undefined : JSON.parse(text);
  };
  const { accessToken } = await call('POST', '/frontegg/identity/resources/auth/v1/user', { email, password });
  headers.authorization = `Bearer ${accessToken}`;
  return call;
};

/** What an administrator enters for a connection, or the metadata that they upload. */
type ConnectionValues =
  | { type: string; ssoEndpoint: string; oidcClientId: string; oidcSecret: string }
  | { metadata: string };

/**
 * Sets a connection of Acme up as its administrator would, in place of the one that the domain `corp.test` has: values,
 * domain with its proof, a group that becomes a role, on.
 */
export const connect = async ({ provider }: Server, values: ConnectionValues) => {
  const call = await callAsAdministrator({ provider });
  const all = '/frontegg/team/resources/sso/v1/configurations';
  for (const { id, domains } of await call('GET', all)) {
    if (domains.some(({ domain }: { domain: string }) => domain === 'corp.test')) await call('DELETE', `${all}/${id}`);
  }
  const { id } = await call('POST', 'metadata' in values ? `${all}/metadata` : all, values);
  const { id: domainId, txtRecord } = await call('POST', `${all}/${id}/domains`, { domain: 'corp.test' });
  await call('POST', '/_emulator/dns', { name: 'corp.test', value: txtRecord });
  await call('PUT', `/frontegg/team/resources/sso/v2/configurations/${id}/domains/${domainId}/validate`, {});
  await call('POST', `${all}/${id}/groups`, { group: 'Research leads', roleIds: ['role-editor'] });
  await call('PATCH', `${all}/${id}`, { enabled: true });
  const users = '/frontegg/identity/resources/users/v3';
  return {
    /** Removes the connection from the account. */
    remove: () => call('DELETE', `${all}/${id}`),
    /** Ids of the roles of a member. */
    rolesOf: async (member: string): Promise<string[] | undefined> => {
      const { items } = await call('GET', `${users}?_email=${encodeURIComponent(member)}&_limit=50&_offset=0`);
      const id = items.find((item: { email: string }) => item.email === member)?.id;
      const rows: { userId: string; roleIds: string[] }[] = await call('GET', `${users}/roles?ids=${id}`);
      return rows.find(({ userId }) => userId === id)?.roleIds;
    },
  };
};
