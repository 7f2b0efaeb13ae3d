import { expect, vi } from 'vitest';
import { object, optional, unknown } from 'zod/mini';
import type { Client } from '../../../../sdk/core/api';
import { get, post } from '../../../../sdk/core/contract';
import { createClient } from '../../../../sdk/core/http/client';
import type { RequestContext } from '../../../../sdk/core/http/request-context';
import { createRecorder, json } from '../../../support/recorder';
import { createBrowser, createClock } from '../../../support/tabs';

export const output = unknown();
export const read = get('/things', { output });
export const write = post('/things', { input: object({ a: optional(unknown()) }), output });
export const status = (code: number, headers?: Record<string, string>) => () => json({}, { status: code, headers });
export const ok = () => json({ fine: true });
export const dropped = () => new TypeError('Failed to fetch');

type Deps = Parameters<typeof createClient>[0];

export const setUp = (
  responses: Parameters<typeof createRecorder>[0] = [ok],
  { page, ...deps }: Partial<Deps> & { page?: string } = {},
) => {
  const clock = createClock();
  const recorder = createRecorder(responses, clock.now);
  const tab = createBrowser({ ...recorder, clock }).openTab(page);
  const log = { warn: vi.fn(), error: vi.fn() };
  const context: RequestContext = { baseUrl: 'https://id.example.com', ...deps.context };
  const client: Client = createClient({ environment: tab.environment, log, ...deps, context });
  const outcome = (call: Promise<unknown>) =>
    call.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
  const gaps = () => recorder.calls.slice(1).map((call, index) => call.at - (recorder.calls[index]?.at ?? 0));
  return { ...recorder, client, clock, tab, log, outcome, gaps };
};

export const first = ({ calls }: Pick<ReturnType<typeof setUp>, 'calls'>) =>
  calls[0] ?? expect.fail('nothing was sent');
