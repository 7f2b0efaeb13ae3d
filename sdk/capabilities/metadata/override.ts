import type { QueryContext } from '../../core/queries';
import { safeParse } from '../../core/schema';
import { AdminBox } from './contract';
import { isSettings, mergeSettings } from './merge';

/** Milliseconds; the portal renders only after this file has loaded. */
const LIMIT = 10_000;

/** Reads JSON from another origin, without credentials or referrer. */
const read = async (url: URL, { fetch, after, signal }: QueryContext): Promise<unknown> => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const stopTimer = after(LIMIT, abort);
  signal?.addEventListener('abort', abort);
  try {
    const response = await fetch(url.href, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    });
    return response.ok ? await response.json() : undefined;
  } finally {
    stopTimer();
    signal?.removeEventListener('abort', abort);
  }
};

/**
 * Returns the settings merged with those of their override URL; unchanged when the URL is invalid or cannot be read.
 */
export const withOverride = async (base: AdminBox, context: QueryContext | undefined): Promise<AdminBox> => {
  const address = base.metadataOverrides?.url;
  if (!address || !context) return base;
  try {
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol)) return base;
    const over = await read(url, context);
    if (!isSettings(over)) return base;
    const merged = safeParse(AdminBox, mergeSettings(base, over));
    return merged.success ? merged.data : base;
  } catch {
    return base;
  }
};
