import { errorTexts } from '../../core/error-texts';
import { ApiError } from '../../core/errors';
import { imageError } from './errors';

// Picture formats that every browser renders and that cannot carry a script, which excludes SVG.
const DATA_URL = /^data:(image\/(?:png|jpe?g|gif|webp|avif|bmp));base64,([a-z\d+/]+={0,2})$/i;

/**
 * Decodes the picture of a base64 data URL.
 * @throws IdentityError `invalid-image` for any other input.
 */
export const imageOf = (dataUrl: string): Blob => {
  const [, type, base64] = DATA_URL.exec(dataUrl) ?? [];
  if (!type || !base64) throw imageError('invalid-image');
  try {
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: type.toLowerCase() });
  } catch (cause) {
    throw imageError('invalid-image', { cause });
  }
};

const unusable = (cause?: unknown) =>
  new ApiError('unexpected-response', {
    message: errorTexts['unexpected-response'],
    errorContext: { path: '' },
    cause,
  });

/**
 * Returns the URL of a new picture with the time in it, which bypasses caches of the old one.
 * @param now Milliseconds since the epoch.
 * @throws ApiError `unexpected-response` when it is not an http(s) URL.
 */
export const imageUrl = (address: string, now: number): string => {
  let url: URL;
  try {
    url = new URL(address);
  } catch (cause) {
    throw unusable(cause);
  }
  if (!/^https?:$/.test(url.protocol)) throw unusable();
  url.searchParams.set('t', String(now));
  return url.href;
};
