import * as users from '@gatehouse/sdk/users';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, refusal } from '../../../support/responding-fetch';

const ann = { id: 'u1', email: 'ann@example.com', name: 'Ann', tenantId: 't1' };

describe('roles in several accounts', () => {
  const roles = [
    { userId: 'u1', tenantId: 't2', roleIds: ['owner'] },
    { userId: 'u1', tenantId: 't1', roleIds: ['viewer'] },
  ];

  test('are those of the row’s own account', () => {
    expect(users.withAssignments([ann], { roles })[0]?.roleIds).toEqual(['viewer']);
  });

  test('are those of the requested account for a user of another one', () => {
    expect(users.withAssignments([{ ...ann, tenantId: 'home' }], { roles: roles.slice(1) })[0]?.roleIds).toEqual([
      'viewer',
    ]);
  });
});

describe('roles of a request', () => {
  test.each([
    ['all roles removed', ['a'], [], ['']],
    ['no roles before and after', [], [], []],
    ['all roles removed, previous ones unknown', undefined, [], []],
    ['roles replaced', ['a'], ['b'], ['b']],
    ['roles unchanged', ['a'], undefined, undefined],
  ])('%s', (_name, before, after, expected) => {
    expect(users.rolesToSend(before, after)).toEqual(expected);
  });
});

const ADD = 'POST /identity/resources/users/v2';

interface Call {
  body: string | null;
}
const emailOf = ({ body }: Call) => (JSON.parse(body ?? '{}') as { email: string }).email;

/** Responses by email address; any other address is added. */
const setUp = (refused: Record<string, () => Response> = {}) => {
  let open = 0;
  let mostOpen = 0;
  const provider = createRespondingFetch({
    [ADD]: async (call: Call) => {
      open += 1;
      mostOpen = Math.max(mostOpen, open);
      await Promise.resolve();
      open -= 1;
      return refused[emailOf(call)]?.() ?? new Response(JSON.stringify({ id: emailOf(call) }));
    },
  });
  return { ...provider, mostOpen: () => mostOpen, emails: () => provider.sent().map(({ body }) => body) };
};

describe('adding several users', () => {
  test('adds them one by one with the same roles, as local users', async () => {
    const { identity, emails, mostOpen } = setUp();
    const result = await identity
      .of(users)
      .addMany()
      .mutationFn({ emails: 'a@x.test b@x.test', roleIds: ['viewer'] });
    expect(emails()).toEqual([
      { email: 'a@x.test', roleIds: ['viewer'], provider: 'local' },
      { email: 'b@x.test', roleIds: ['viewer'], provider: 'local' },
    ]);
    expect(mostOpen()).toBe(1);
    expect(result).toEqual({ accepted: ['a@x.test', 'b@x.test'], rejected: [], left: [] });
  });

  test('continues after a refused one and reports its error', async () => {
    const { identity } = setUp({ 'b@x.test': refusal(409, 'already here') });
    const result = await identity.of(users).addMany().mutationFn({ emails: 'a@x.test b@x.test c@x.test' });
    expect(result.accepted).toEqual(['a@x.test', 'c@x.test']);
    expect(result.rejected).toEqual([
      { email: 'b@x.test', error: expect.objectContaining({ statusCode: 409, message: 'already here' }) },
    ]);
  });

  test('rejects malformed addresses without a call', async () => {
    const { identity, emails } = setUp();
    const result = await identity.of(users).addMany().mutationFn({ emails: 'nonsense, a@x.test' });
    expect(emails()).toHaveLength(1);
    expect(result.rejected).toEqual([
      { email: 'nonsense', error: expect.objectContaining({ errorCode: 'invalid-input' }) },
    ]);
  });

  test('reports progress after each', async () => {
    const { identity } = setUp({ 'b@x.test': refusal(400) });
    const seen: users.BulkProgress[] = [];
    await identity
      .of(users)
      .addMany()
      .mutationFn({ emails: 'a@x.test b@x.test nonsense', onProgress: (progress) => seen.push(progress) });
    expect(seen).toEqual([
      { done: 1, total: 3, accepted: 1, rejected: 0 },
      { done: 2, total: 3, accepted: 1, rejected: 1 },
      { done: 3, total: 3, accepted: 1, rejected: 2 },
    ]);
  });

  test('reports who was added and who is left when stopped between calls', async () => {
    const { identity, emails } = setUp();
    const stop = new AbortController();
    const result = await identity
      .of(users)
      .addMany()
      .mutationFn({
        emails: 'a@x.test b@x.test c@x.test',
        signal: stop.signal,
        onProgress: ({ done }) => done === 1 && stop.abort(new Error('enough')),
      });
    expect(result).toEqual({ accepted: ['a@x.test'], rejected: [], left: ['b@x.test', 'c@x.test'] });
    expect(emails()).toHaveLength(1);
  });

  test('counts an aborted call as left', async () => {
    const stop = new AbortController();
    const { identity } = createRespondingFetch({
      [ADD]: () => {
        stop.abort();
        return new Promise<never>(() => undefined);
      },
    });
    const run = identity.of(users).addMany().mutationFn({ emails: 'a@x.test b@x.test', signal: stop.signal });
    expect(await run).toEqual({ accepted: [], rejected: [], left: ['a@x.test', 'b@x.test'] });
  });

  test('stops when the identity is disposed', async () => {
    const { identity, emails } = setUp();
    const result = await identity
      .of(users)
      .addMany()
      .mutationFn({ emails: 'a@x.test b@x.test', onProgress: () => identity.dispose() });
    expect(result).toEqual({ accepted: ['a@x.test'], rejected: [], left: ['b@x.test'] });
    expect(emails()).toHaveLength(1);
  });
});
