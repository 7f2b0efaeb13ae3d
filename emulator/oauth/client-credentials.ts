import { oauthError } from '../errors';
import type { Client } from '../provider';

/** Id and secret of a client, as it sends them. */
export interface ClientCredentials {
  id?: string;
  secret?: string;
}

const textIn = (body: Record<string, unknown>, name: string): string | undefined => {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
};

/** Returns the credentials of a client: `client_secret_basic` in the header, or `client_secret_post` in the body. */
export const clientCredentials = (request: Request, body: Record<string, unknown>): ClientCredentials => {
  const [, basic] = /^Basic ([\w+/=-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const pair = basic === undefined ? '' : atob(basic.replace(/-/g, '+').replace(/_/g, '/'));
  const at = pair.indexOf(':');
  if (at > 0) return { id: decoded(pair.slice(0, at)), secret: decoded(pair.slice(at + 1)) };
  const [id, secret] = [textIn(body, 'client_id'), textIn(body, 'client_secret')];
  return { ...(id !== undefined && { id }), ...(secret !== undefined && { secret }) };
};

/** @throws ProviderError 401 `invalid_client` when a confidential client does not send its secret */
export const requireClientSecret = ({ id, secret }: Client, credentials: ClientCredentials): void => {
  if (secret === undefined || (credentials.id === id && credentials.secret === secret)) return;
  throw oauthError('invalid_client', `The client "${id}" has to send its secret.`, 401);
};
