import { inject } from 'vitest';
import { createGateway } from '../../demo/gateway/gateway';
import { systemClock } from '../../demo/gateway/runtime/clock';
import { readConfig } from '../../demo/gateway/runtime/config';
import { PORTAL_HEADER, recordsPath, type TableName } from '../../demo/research/contract';
import { ISSUER, NOW, publicKeys, webhookAddresses } from '../unit/gateway/support';

const { variables } = inject('nocoDb');

type Json = Readonly<Record<string, unknown>>;
interface StubbedResponse {
  status: number;
  body: Json;
}

/**
 * A gateway on the real database; only the identity provider and the webhooks are mocks.
 * @param env replaces variables printed by provisioning
 */
export const openPortal = (env: Readonly<Record<string, string>> = {}) => {
  const lines: string[] = [];
  const start = Date.now();
  const config = readConfig({
    ...variables,
    RESEARCH_DB_MAX_PER_SECOND: '0',
    GATEWAY_WRITES_PER_SECOND: '0',
    GATEWAY_READS_PER_SECOND: '0',
    ...env,
  });
  if (config.database.kind !== 'remote') throw new Error('Provisioning printed no URL.');

  const gateway = createGateway({
    config,
    // The time at which the tokens of the tests were issued.
    clock: { ...systemClock, now: () => NOW + Date.now() - start },
    database: { ...config.database, fetch: (request) => fetch(request) },
    webhooks: webhookAddresses,
    async fetch(input, init) {
      const request = new Request(input, init);
      if (request.url.endsWith('/.well-known/jwks.json')) return Response.json(publicKeys('rsa-1'));
      if (request.url.startsWith(ISSUER)) return Response.json({ tenants: [], activeTenant: { name: 'Acme' } });
      return new Response('{}');
    },
    write: (line) => lines.push(line),
  });

  const call = async (method: string, table: TableName, token: string, body?: unknown): Promise<StubbedResponse> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', [PORTAL_HEADER]: '1' };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await gateway.fetch(new Request(`${config.origins[0]}${recordsPath(table)}`, init));
    return { status: response.status, body: (await response.json()) as Json };
  };

  return {
    lines,
    get: (table: TableName, token: string) => call('GET', table, token),
    post: (table: TableName, token: string, body: unknown = {}) => call('POST', table, token, body),
  };
};
