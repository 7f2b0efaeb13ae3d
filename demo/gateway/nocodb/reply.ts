/** An answer: what was read from the JSON of a success, and the text of anything else. */
interface Content {
  text?: string;
  body?: unknown;
  /** Why a success cannot be read. */
  failure?: 'not JSON' | 'too long';
}

/** What one call was answered. */
export interface Reply extends Content {
  status: number;
  retryAfter: string | null;
}

/** Whether a status says that the call was done. */
export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Reads an answer's content; undefined stands for more bytes than there may be. */
export const readContent = (status: number, bytes: Uint8Array | undefined): Content => {
  if (!bytes) return { failure: 'too long' };
  const text = new TextDecoder().decode(bytes);
  if (!isSuccess(status)) return { text };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { failure: 'not JSON' };
  }
};

/**
 * Whether the database is down for every user: it fails, or something else responds in its place, such as the sign-in page
 * of a proxy. A response that is too long concerns one user's rows only.
 */
export const isOutage = ({ status, failure }: Reply): boolean =>
  status >= 500 || (status >= 300 && status < 400) || failure === 'not JSON';
