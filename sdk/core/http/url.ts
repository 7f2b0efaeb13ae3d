import type { Endpoint } from '../contract';
import { identityError } from '../error-texts';

export const DEFAULT_PREFIX = 'frontegg';
/** The path prefix that means none. */
export const NO_PREFIX = '/';

const segment = (name: string, value: unknown): string => {
  const text = String(value ?? '');
  if (text === '' || text === '.' || text === '..') {
    throw identityError('invalid-input', {
      message: `"${name}" cannot be empty or a path step`,
      errorContext: { name },
    });
  }
  try {
    return encodeURIComponent(text);
  } catch (cause) {
    throw identityError('invalid-input', { errorContext: { name }, cause });
  }
};

/** Encodes objects and lists as JSON; undefined and null are left out. */
const queryValue = (name: string, value: unknown, comma: boolean): string | undefined => {
  if (value === undefined || value === null) return undefined;
  if (comma && Array.isArray(value)) return value.join(',');
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value);
  } catch (cause) {
    throw identityError('invalid-input', { errorContext: { name }, cause });
  }
};

export interface RequestParts {
  path: string;
  query: [string, string][];
  body: Record<string, unknown> | undefined;
}

/** Splits a flat input into path, query and body, as the endpoint defines. */
export const splitInput = (endpoint: Endpoint, input: unknown): RequestParts => {
  const rest: Record<string, unknown> = { ...(input as object | undefined) };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    if (!endpoint.alsoInBody?.includes(name)) delete rest[name];
    return segment(name, value);
  });
  const bodyMethod = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const query: [string, string][] = Object.entries(endpoint.fixed ?? {});
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    const inBody = endpoint.body?.includes(name) ?? (bodyMethod && !endpoint.query?.includes(name));
    if (inBody) {
      if (value !== undefined) body[name] = value;
      continue;
    }
    const text = queryValue(name, value, endpoint.comma?.includes(name) ?? false);
    if (text !== undefined) query.push([name, text]);
  }
  // A call that takes an input always sends an object, even an empty one; a call without input sends no body.
  const hasBody = input !== undefined && (bodyMethod || endpoint.body !== undefined);
  return { path, query, body: hasBody ? body : undefined };
};

/** Joins base, prefix and path. The prefix `/` means none. */
export const joinUrl = (base: URL, prefix: string | undefined, path: string, query: [string, string][]): URL => {
  const url = new URL(base);
  const parts = [base.pathname, prefix || DEFAULT_PREFIX].map((part) => part.replace(/^\/+|\/+$/g, ''));
  const lead = parts.filter((part) => part !== '').join('/');
  url.pathname = `${lead && `/${lead}`}${path}`;
  url.search = new URLSearchParams(query).toString();
  url.hash = '';
  return url;
};
