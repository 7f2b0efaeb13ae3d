import { publicUrl, refusedAddress } from '../rules/public-address';

/** Fetches an external text. The Node entry also refuses addresses in private networks. */
export type ReadAddress = (url: URL) => Promise<string>;

/** Timeout in milliseconds. */
export const READ_LIMIT = 5000;
/** Maximum size in bytes. */
export const SIZE_LIMIT = 1_000_000;

export const unreachable = (url: URL) =>
  refusedAddress(`${url.host} did not answer with a document. Check the address, or upload the file instead.`);

/** Reads a body; undefined when it is larger than {@link SIZE_LIMIT}. */
export const limitedText = async (response: Response): Promise<string | undefined> => {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > SIZE_LIMIT) {
      void reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
};

/** Fetches with the page's own `fetch`. Redirects are not followed: they could lead into a private network. */
export const readWithFetch: ReadAddress = async (url) => {
  try {
    const response = await fetch(publicUrl(url.href), {
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(READ_LIMIT),
    });
    const text = response.ok ? await limitedText(response) : undefined;
    if (text !== undefined) return text;
  } catch {
    // Reported below, without the text of the other side.
  }
  throw unreachable(url);
};
