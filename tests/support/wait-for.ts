import { vi } from 'vitest';

/** Retries a check until it passes, and returns its value. The limit ends a test that hangs, however busy the machine is. */
export const waitFor = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 60_000 });
