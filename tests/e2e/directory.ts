import { callAsAdministrator } from './connection';
import { expect } from './fixtures';
import type { Server } from './server';

/** Connects a directory to Acme as its administrator would, and returns requests of its SCIM client, which must succeed. */
export const connectDirectory = async (server: Server, connectionName: string) => {
  const call = await callAsAdministrator(server);
  const { id, token } = await call('POST', '/frontegg/directory/resources/v1/configurations/scim2', {
    source: 'okta',
    connectionName,
    syncToUserManagement: true,
  });
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(`${server.provider}/frontegg/directory/resources/scim/v2.0/${id}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    expect(response.ok, `${method} ${path}: ${response.status} ${text}`).toBe(true);
    return JSON.parse(text);
  };
  const addTo = (path: string, kind: string) => async (resource: object) =>
    String((await send('POST', path, { schemas: [`urn:ietf:params:scim:schemas:core:2.0:${kind}`], ...resource })).id);
  const patchOf = (path: string) => (id: string, value: object) =>
    send('PATCH', `${path}/${id}`, {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', value }],
    });
  return {
    /** Creates a user, and returns the directory's id. */
    addUser: addTo('/Users', 'User'),
    changeUser: patchOf('/Users'),
    /** Creates a group, and returns the directory's id. */
    addGroup: addTo('/Groups', 'Group'),
    changeGroup: patchOf('/Groups'),
  };
};
