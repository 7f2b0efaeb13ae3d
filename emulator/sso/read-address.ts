import { decodeXml } from '@gatehouse/sdk/sso';
import { fieldError, type ProviderError } from '../http/errors';
import { createReachableHosts, hostOf } from '../rules/policies/reachable-hosts';

/** Fetches an external text from a URL of {@link documentUrl}. */
export type ReadAddress = (url: URL) => Promise<string>;

/** Timeout in milliseconds. */
export const READ_LIMIT = 5000;
/** Maximum size in bytes. */
export const SIZE_LIMIT = 1_000_000;

export const refusedAddress = (message: string): ProviderError => fieldError('url', message, 'metadata-address');

export const unreachable = (url: URL) =>
  refusedAddress(`${url.host} did not answer with a document. Check the address, or upload the file instead.`);

/**
 * Parses a URL that the provider is to fetch.
 * @param hosts Hosts that it may call besides this machine
 * @param setting How a start names another host, up to the host itself
 * @throws ProviderError 400 unless it is http(s), without credentials, and leads to this machine or a named host
 */
export const documentUrl = (text: string, hosts: readonly string[], setting: string): URL => {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw refusedAddress('Enter a whole address, such as https://idp.example.com/metadata.');
  }
  if (url.username || url.password) throw refusedAddress('Leave the user name and password out of the address.');
  const host = hostOf(url);
  if (createReachableHosts(hosts)(host)) return url;
  throw refusedAddress(
    `The local provider only calls this machine. Upload the file instead, or start it with ${setting}${host}.`,
  );
};

/** Reads a document; undefined when it is larger than {@link SIZE_LIMIT}. */
export const limitedText = async (response: Response): Promise<string | undefined> => {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > SIZE_LIMIT) {
      void reader.cancel().catch(() => {});
      return undefined;
    }
    parts.push(value);
  }
  return decodeXml(new Uint8Array(await new Blob(parts).arrayBuffer()));
};

/** Fetches with the page's own `fetch`. Redirects are not followed: they could lead to another host. */
export const readWithFetch: ReadAddress = async (url) => {
  try {
    const response = await fetch(url, {
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
