import { bytesOfBase64 } from '../guards';
import { oauthError } from '../http/errors';
import type { Client } from '../provider';

export interface ClientCredentials {
  id?: string;
  /** The secret in the forms that it may have been sent in. */
  secrets: readonly string[];
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

const fromBase64 = (base64: string): string => {
  try {
    return new TextDecoder().decode(bytesOfBase64(base64));
  } catch {
    return '';
  }
};

/** Returns the credentials of a client: `client_secret_basic` in the header, or `client_secret_post` in the body. */
export const clientCredentials = (request: Request, body: Record<string, unknown>): ClientCredentials => {
  const [, basic = ''] = /^Basic +([\w+/=-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const pair = fromBase64(basic);
  const at = pair.indexOf(':');
  if (at > 0) {
    const secret = pair.slice(at + 1);
    // OAuth encodes both like a form; clients that know only HTTP leave them as they are.
    return { id: decoded(pair.slice(0, at)), secrets: [decoded(secret), secret] };
  }
  const [id, secret] = [textIn(body, 'client_id'), textIn(body, 'client_secret')];
  return { ...(id !== undefined && { id }), secrets: secret === undefined ? [] : [secret] };
};

/** @throws ProviderError 401 `invalid_client` when a confidential client does not send its secret */
export const requireClientSecret = ({ id, secret }: Client, credentials: ClientCredentials): void => {
  if (secret === undefined || (credentials.id === id && credentials.secrets.includes(secret))) return;
  throw oauthError('invalid_client', `The client "${id}" has to send its secret.`, 401);
};
