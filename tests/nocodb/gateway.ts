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

interface PortalOptions {
  /** Replaces variables printed by provisioning. */
  env?: Readonly<Record<string, string>>;
  /** Status of every webhook. Default: 200. */
  webhook?: number;
  /** Name of the active tenant at the identity provider; without one it is not known. */
  account?: string | null;
}

/** A gateway on the real database; only the identity provider and the webhooks are mocks. */
export const openPortal = ({ env, webhook = 200, account = 'Acme' }: PortalOptions = {}) => {
  const deliveries: { url: string; body: unknown }[] = [];
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
      if (request.url.startsWith(ISSUER)) return Response.json({ tenants: [], activeTenant: { name: account } });
      deliveries.push({ url: request.url, body: await request.json() });
      return new Response('{}', { status: webhook });
    },
    write: (line) => lines.push(line),
  });

  const call = async (
    method: string,
    table: TableName,
    token: string,
    rest: string,
    body?: unknown,
  ): Promise<StubbedResponse> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', [PORTAL_HEADER]: '1' };
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await gateway.fetch(new Request(`${config.origins[0]}${recordsPath(table)}${rest}`, init));
    return { status: response.status, body: (await response.json()) as Json };
  };

  return {
    gateway,
    lines,
    /** Requests that the webhooks received. */
    deliveries,
    get: (table: TableName, token: string, query = '') => call('GET', table, token, query),
    post: (table: TableName, token: string, body: unknown = {}) => call('POST', table, token, '', body),
    patch: (table: TableName, token: string, body: unknown) => call('PATCH', table, token, '', body),
  };
};
