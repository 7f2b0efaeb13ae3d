import { contract as flags } from '@gatehouse/sdk/contracts/flags';
import { contract as tokens } from '@gatehouse/sdk/contracts/tokens';
import { describe, expect, it } from 'vitest';
import { createRecorder, json } from '../../../support/recorder';
import { silentIdentity } from '../../../support/silent-identity';
import { createBrowser } from '../../../support/tabs';

const setUp = (responses: (() => Response | Error)[]) => {
  const { fetch } = createRecorder(responses);
  const { environment } = createBrowser({ fetch }).openTab();
  const after = (ms: number, run: () => void) => {
    if (ms > 10_000) return () => {};
    const timer = setImmediate(run);
    return () => clearImmediate(timer);
  };
  return silentIdentity({ environment: { ...environment, after } });
};

const trace = { 'frontegg-trace-id': 'trace-1' };
const load = (identity: ReturnType<typeof setUp>) =>
  identity
    .call(flags)
    .load()
    .catch(() => undefined);

describe('recorded failures', () => {
  it('have the name of the request and the trace id of a 5xx', async () => {
    const identity = setUp([() => json({}, { status: 503, headers: trace })]);
    expect(identity.failures.getState()).toEqual({});
    await load(identity);
    expect(identity.failures.getState()).toEqual({ LOAD_FEATURE_FLAGS: { isError: true, traceId: 'trace-1' } });
  });

  it('include an unknown error, without a trace id', async () => {
    const identity = setUp([() => new TypeError('Failed to fetch')]);
    await load(identity);
    expect(identity.failures.getState()).toEqual({ LOAD_FEATURE_FLAGS: { isError: true, traceId: null } });
  });

  it('exclude errors below 500', async () => {
    const identity = setUp([() => json({ errors: ['no'] }, { status: 403, headers: trace })]);
    await load(identity);
    expect(identity.failures.getState()).toEqual({});
  });

  it('are removed when the load succeeds, and notify listeners', async () => {
    const failing = () => json({}, { status: 500 });
    const identity = setUp([failing, failing, failing, () => json({ sso: 'on' })]);
    const seen: string[][] = [];
    identity.failures.subscribe(() => seen.push(Object.keys(identity.failures.getState())));
    await load(identity);
    await load(identity);
    expect(seen).toEqual([['LOAD_FEATURE_FLAGS'], []]);
  });

  it('exist only for named loads, and per identity', async () => {
    const first = setUp([() => json({}, { status: 500 })]);
    const two = setUp([() => json({}, { status: 500 })]);
    await first
      .call(tokens)
      .listUserApiTokens()
      .catch(() => undefined);
    await load(two);
    expect(first.failures.getState()).toEqual({});
    expect(Object.keys(two.failures.getState())).toEqual(['LOAD_FEATURE_FLAGS']);
  });
});
