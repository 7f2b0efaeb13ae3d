import { IdentityError } from './errors';

/** Reads a base URL; anything but http(s) without credentials is refused. */
export const parseBaseUrl = (value: string, page?: URL): URL => {
  let url: URL;
  try {
    url = new URL(value, page);
  } catch (cause) {
    throw new IdentityError('invalid-base-url', { cause });
  }
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw new IdentityError('invalid-base-url');
  return url;
};
