import { expect } from 'vitest';
import type { State } from '../../../../demo/gateway/runtime/state';
import { createMemoryStore } from '../../../../demo/research/local/store';
import { checks } from '../../../../demo/research/progress';
import { createHarness, issueToken } from '../support';

/** Slow enough for a gateway to overtake another between any two of its calls, if nothing prevents it. */
const slowly = async (request: Request, respond: (request: Request) => Promise<Response>): Promise<Response> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return respond(request);
};

/** Two gateways, each with one of the states, write the records of two new users of one account at once. */
export const expectSharedRecords = async (states: readonly State[]): Promise<void> => {
  const store = createMemoryStore();
  const gateways = states.map((state) => createHarness({ state, store, database: slowly }));
  const tokens = await Promise.all([issueToken(), issueToken({ sub: 'user-2', email: 'bob@example.com' })]);
  const [ana = ''] = tokens;

  const results = await Promise.all(
    gateways.map(async (gateway, at) => (await gateway.post('users', tokens[at] ?? '', {})).json()),
  );
  expect(results.map(({ msg }) => msg).sort()).toEqual([
    'New tenant and user created',
    'User added to existing tenant',
  ]);

  const responses = await Promise.all(
    checks.desktop.flatMap((check, at) => {
      const gateway = gateways[at % gateways.length];
      return gateway ? [gateway.patch(ana, { desktop_checks: { [check]: true } })] : [];
    }),
  );
  expect(responses.map(({ status }) => status)).toEqual(checks.desktop.map(() => 200));
  const own = gateways[0]?.rows('users').find((row) => row.frontegg_user_id === 'user-1');
  expect(own).toMatchObject({ desktop_progress: 100, desktop_checks: checks.desktop.join(',') });
};
