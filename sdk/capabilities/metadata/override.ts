import type { Outside } from '../../core/queries';
import { safeParse } from '../../core/safe-parse';
import { AdminBox } from './contract';
import { isSettings, mergeSettings } from './merge';

/** Milliseconds: the portal waits for this file before it shows anything. */
const LIMIT = 10_000;

/** The JSON at another address, asked for without anything that tells who asks. */
const read = async (url: URL, { fetch, after, signal }: Outside): Promise<unknown> => {
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

/** The settings with those of their override address above them; without them when that address is of no use. */
export const withOverride = async (base: AdminBox, outside: Outside | undefined): Promise<AdminBox> => {
  const address = base.metadataOverrides?.url;
  if (!address || !outside) return base;
  try {
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol)) return base;
    const over = await read(url, outside);
    if (!isSettings(over)) return base;
    const merged = safeParse(AdminBox, mergeSettings(base, over));
    return merged.success ? merged.data : base;
  } catch {
    return base;
  }
};
