import { type output, safeParse, type ZodMiniType } from 'zod/mini';
import { type Clock, within } from '../runtime/clock';

/** Milliseconds for a response of the identity provider. */
const TIMEOUT = 5000;

export interface FetchJsonOptions {
  fetch: typeof fetch;
  clock: Clock;
}

/**
 * Reads JSON from the identity provider; follows no redirect.
 * @throws Error that names the status or what is wrong with the body.
 */
export const fetchJson = async <S extends ZodMiniType>(
  { fetch, clock }: FetchJsonOptions,
  url: string,
  schema: S,
  headers?: Readonly<Record<string, string>>,
): Promise<output<S>> => {
  const late = () => new Error('timeout');
  const body = await within(clock, TIMEOUT, late, async (signal) => {
    const init = { signal, redirect: 'manual', headers: { accept: 'application/json', ...headers } } as const;
    const response = await fetch(url, init);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return response.json();
  });
  const result = safeParse(schema, body);
  if (!result.success) throw new Error('invalid response');
  return result.data;
};
