import { parseJson } from '../../guards';

/** A response: parsed JSON of a success, and the text of anything else. */
interface Content {
  text?: string;
  body?: unknown;
  /** Reason why a success cannot be read. */
  failure?: 'not JSON' | 'too long';
}

/** Response of one call. */
export interface Reply extends Content {
  status: number;
  retryAfter: string | null;
}

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Reads the content of a response; undefined means that the size limit was exceeded. */
export const readContent = (status: number, bytes: Uint8Array | undefined): Content => {
  if (!bytes) return { failure: 'too long' };
  const text = new TextDecoder().decode(bytes);
  if (!isSuccess(status)) return { text };
  const body = parseJson(text);
  return body === undefined ? { failure: 'not JSON' } : { body };
};

/**
 * Returns whether the database is unavailable for every user: it fails, or something else responds, such as the login
 * page of a proxy. A response that is too long concerns one user's rows only.
 */
export const isOutage = ({ status, failure }: Reply): boolean =>
  status >= 500 || (status >= 300 && status < 400) || failure === 'not JSON';
