import { type Contract, contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { safeParse } from 'zod/v4/core';
import { isRecord, parseJson } from '../guards';

/** A request that the assistant asks its host to send. */
export interface RequestedCall {
  /** Path at the provider with query. Absolute URLs are never called. */
  url: string;
  method: string;
  body?: unknown;
}

/** A request that matches one of the SDK's contracts, with validated input. */
export interface AllowedCall {
  /** Capability and operation, e.g. `groups.create`. */
  name: string;
  endpoint: Endpoint;
  input: unknown;
  /** Whether the operation is read-only. */
  isRead: boolean;
}

/** Paths never called for an assistant: sign-in, sign-out and impersonation. */
const closed: readonly string[] = ['assistant', 'impersonation', 'passwords', 'session', 'vendor'];

const isOpen = ({ auth, bare, cookies, multipart, responseType = 'json' }: Endpoint): boolean =>
  auth !== 'none' && !bare && !cookies && !multipart && (responseType === 'json' || responseType === 'none');

const operations = Object.entries(contracts)
  .filter(([capability]) => !closed.includes(capability))
  .flatMap(([capability, contract]: [string, Contract]) =>
    Object.entries(contract).map(([name, endpoint]) => ({ name: `${capability}.${name}`, endpoint })),
  )
  .filter(({ endpoint }) => isOpen(endpoint))
  // Parameterized paths are sorted last, since `:id` would also match literal segments.
  .sort((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length);

const decoded = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** Returns the path parameters if the path matches the pattern. */
const partsOf = (pattern: string, path: string): Record<string, string> | undefined => {
  const segments = pattern.split('/');
  const values = path.split('/');
  if (segments.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of segments.entries()) {
    const value = decoded(values[at] ?? '');
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
    } else if (!value || value.includes('/') || value === '..') return undefined;
    else params[part.slice(1)] = value;
  }
  return params;
};

const parsedJson = (text: string): unknown => {
  const value = parseJson(text);
  return value === undefined ? text : value;
};

/** Converts strings of the wire to the numbers and lists that the contract expects. */
const readInput = ({ input }: Endpoint, values: Record<string, unknown>): { isValid: boolean; data?: unknown } => {
  const first = safeParse(input, Object.keys(values).length > 0 ? values : undefined);
  if (first.success) return { isValid: true, data: first.data };
  const wrong = new Set(first.error.issues.map(({ path }) => String(path[0] ?? '')));
  const again = Object.entries(values).map(([name, value]) => [
    name,
    wrong.has(name) && typeof value === 'string' ? parsedJson(value) : value,
  ]);
  const second = safeParse(input, Object.fromEntries(again));
  return second.success ? { isValid: true, data: second.data } : { isValid: false };
};

/** Returns path and query of a URL that starts with a path; undefined for any other. */
const readAddress = (address: string): URL | undefined => {
  if (!address.startsWith('/') || address.startsWith('//') || /[\\\s]/.test(address)) return undefined;
  const url = new URL(address, 'https://provider.invalid');
  return url.host === 'provider.invalid' ? url : undefined;
};

/**
 * Returns the operation of a requested call with its input; undefined for paths outside the SDK's contracts, for
 * sign-in and sign-out, and for input that the contract rejects.
 */
export const allowedCall = ({ url, method, body }: RequestedCall): AllowedCall | undefined => {
  const address = readAddress(url);
  if (!address) return undefined;
  const fields = isRecord(body) ? body : {};
  const query = Object.fromEntries(address.searchParams);
  for (const { name, endpoint } of operations) {
    if (endpoint.method !== method.toUpperCase()) continue;
    const parts = partsOf(endpoint.path, address.pathname);
    const { fixed = {} } = endpoint;
    if (!parts || Object.entries(fixed).some(([key, value]) => query[key] !== value)) continue;
    const values = { ...query, ...fields, ...parts };
    const input = readInput(endpoint, values);
    if (input.isValid) return { name, endpoint, input: input.data, isRead: endpoint.method === 'GET' };
    return undefined;
  }
  return undefined;
};

const SECRET = /secret|token|password|recovery|otp|^code$/i;

/** Returns a response for the assistant, without fields named like secrets, at any depth. */
export const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !SECRET.test(key))
      .map(([key, inner]) => [key, withoutSecrets(inner)]),
  );
};
