import { TokenError } from './token-error';

/** Headers of Node's `http` that may carry a token. */
interface NodeTokenHeaders {
  readonly authorization?: string | undefined;
  readonly 'x-api-key'?: string | readonly string[] | undefined;
}

/** A request of the Fetch API or of Node's `http`, or the token itself. */
export type TokenSource = string | { readonly headers: { get(name: string): string | null } | NodeTokenHeaders };

/** Maximum length of a token: one with 2,000 permission keys; each server limits headers by itself. */
export const MAX_TOKEN_LENGTH = 65_536;

/** Returns a header of a request; several of Node's are joined, as those of the Fetch API are. */
export const headerOf = (source: Exclude<TokenSource, string>, name: string): string | undefined => {
  const { headers } = source;
  if ('get' in headers && typeof headers.get === 'function') return headers.get(name) ?? undefined;
  const value: unknown = Object.entries(headers).find(([key]) => key === name)?.[1];
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : undefined;
};

const requireJwt = (token: string | undefined, maxLength: number): string => {
  if (token === undefined || token.length > maxLength || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) {
    throw new TokenError('malformed');
  }
  return token;
};

/** @throws TokenError `missing` or `malformed` */
export const bearerOf = (source: TokenSource, maxLength: number): string => {
  if (typeof source === 'string') {
    if (!source) throw new TokenError('missing');
    return requireJwt(source, maxLength);
  }
  const header = headerOf(source, 'authorization');
  if (!header) throw new TokenError('missing');
  return requireJwt(/^Bearer (\S+)$/i.exec(header)?.[1], maxLength);
};

/** @throws TokenError `missing` or `malformed` */
export const apiKeyOf = (source: TokenSource, maxLength: number): string => {
  const key = typeof source === 'string' ? source : headerOf(source, 'x-api-key');
  if (!key) throw new TokenError('missing', { header: 'x-api-key' });
  return requireJwt(key, maxLength);
};
