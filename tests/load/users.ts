import { generateKeyPairSync, sign } from 'node:crypto';
import { IDEMPOTENCY_HEADER, PORTAL_HEADER, recordsPath } from '../../demo/research/contract';

const LIFETIME = 7 * 24 * 3600;
const KEY_ID = 'load';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** The published keys of the identity provider. */
export const keySet = { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }] };

export interface LoadUser {
  id: string;
  tenantId: string;
  email: string;
  authorization: string;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

const createUser = (issuer: string, index: number): LoadUser => {
  const id = `person${index}`;
  const tenantId = `tenant${index % 20}`;
  const email = `${id}@example.com`;
  const iat = Math.floor(Date.now() / 1000);
  const claims = {
    sub: id,
    tenantId,
    email,
    email_verified: true,
    name: id,
    iss: issuer,
    aud: 'portal-gateway',
    iat,
    exp: iat + LIFETIME,
  };
  const text = `${encode({ alg: 'RS256', typ: 'at+jwt', kid: KEY_ID })}.${encode(claims)}`;
  const signature = sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url');
  return { id, tenantId, email, authorization: `Bearer ${text}.${signature}` };
};

/** Users with tokens that the gateway accepts. */
export const createUsers = (issuer: string, count: number): LoadUser[] =>
  Array.from({ length: count }, (_, index) => createUser(issuer, index));

const head = (method: string, table: string, { authorization }: LoadUser) =>
  `${method} ${recordsPath(table)} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${authorization}\r\n`;

/** A read of the user's own record as a raw request. */
export const readRequest = (user: LoadUser): string => `${head('GET', 'users', user)}\r\n`;

const bodied = (method: 'POST' | 'PATCH', user: LoadUser, table: string, body: object, key?: string): string => {
  const text = JSON.stringify(body);
  const keyed = key === undefined ? '' : `${IDEMPOTENCY_HEADER}: ${key}\r\n`;
  const length = Buffer.byteLength(text);
  return `${head(method, table, user)}Content-Type: application/json\r\n${PORTAL_HEADER}: 1\r\n${keyed}Content-Length: ${length}\r\n\r\n${text}`;
};

/** A write to a table as a raw request. */
export const writeRequest = (user: LoadUser, table: string, body: object, key?: string): string =>
  bodied('POST', user, table, body, key);

/** A change of the user's own record as a raw request. */
export const changeRequest = (user: LoadUser, body: object): string => bodied('PATCH', user, 'users', body);
