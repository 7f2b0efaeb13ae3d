import * as users from '@gatehouse/sdk/users';
import { describe, expect, test } from 'vitest';
import { createAnswering, refusal } from '../../../support/answering';

const ADD = 'POST /identity/resources/users/v2';

interface Call {
  body: string | null;
}
const emailOf = ({ body }: Call) => (JSON.parse(body ?? '{}') as { email: string }).email;

/** Responses by email address; any other address is added. */
const setUp = (refused: Record<string, () => Response> = {}) => {
  let open = 0;
  let mostOpen = 0;
  const provider = createAnswering({
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

describe('addresses of a text', () => {
  test.each([
    ['commas, semicolons, blanks and lines part them', 'a@x.test, b@x.test;c@x.test\n d@x.test\te@x.test', 5],
    ['an empty text has none', ' \n,;', 0],
    ['a repeated one is taken once, however it is written', 'Ann@x.test, ann@x.test ANN@X.TEST', 1],
  ])('%s', (_name, text, count) => {
    expect(users.parseEmails(text)).toHaveLength(count);
  });

  test('the first spelling and the order stay; malformed ones are kept for the report', () => {
    expect(users.parseEmails(['b@x.test', 'Ann@x.test', 'nonsense', 'ann@x.test'])).toEqual([
      'b@x.test',
      'Ann@x.test',
      'nonsense',
    ]);
  });

  test.each([
    ['ann@example.com', true],
    ['ann@localhost', true],
    ['ann', false],
    ['@example.com', false],
    ['ann@', false],
    ['a@b@c', false],
    ['ann smith@example.com', false],
  ])('%s: %s', (text, expected) => {
    expect(users.isEmail(text)).toBe(expected);
  });
});

describe('adding several', () => {
  test('one by one, each with the same roles, as local users', async () => {
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

  test('temporary users carry their seconds', async () => {
    const { identity, emails } = setUp();
    await identity
      .of(users)
      .addMany()
      .mutationFn({ emails: ['a@x.test'], expirationInSeconds: 3600 });
    expect(emails()).toEqual([{ email: 'a@x.test', roleIds: [], provider: 'local', expirationInSeconds: 3600 }]);
  });

  test('a refused one does not stop the others and keeps its error', async () => {
    const { identity } = setUp({ 'b@x.test': refusal(409, 'already here') });
    const result = await identity.of(users).addMany().mutationFn({ emails: 'a@x.test b@x.test c@x.test' });
    expect(result.accepted).toEqual(['a@x.test', 'c@x.test']);
    expect(result.rejected).toEqual([
      { email: 'b@x.test', error: expect.objectContaining({ statusCode: 409, message: 'already here' }) },
    ]);
  });

  test('a malformed one is rejected without a call', async () => {
    const { identity, emails } = setUp();
    const result = await identity.of(users).addMany().mutationFn({ emails: 'nonsense, a@x.test' });
    expect(emails()).toHaveLength(1);
    expect(result.rejected).toEqual([
      { email: 'nonsense', error: expect.objectContaining({ errorCode: 'invalid-input' }) },
    ]);
  });

  test('no address, no call', async () => {
    const { identity, emails } = setUp();
    expect(await identity.of(users).addMany().mutationFn({ emails: '' })).toEqual({
      accepted: [],
      rejected: [],
      left: [],
    });
    expect(emails()).toEqual([]);
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

  test('stopped between two, it says who was added and who is left', async () => {
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

  test('stopped during a call, that address counts as left', async () => {
    const stop = new AbortController();
    const { identity } = createAnswering({
      [ADD]: () => {
        stop.abort();
        return new Promise<never>(() => undefined);
      },
    });
    const run = identity.of(users).addMany().mutationFn({ emails: 'a@x.test b@x.test', signal: stop.signal });
    expect(await run).toEqual({ accepted: [], rejected: [], left: ['a@x.test', 'b@x.test'] });
  });

  test('an identity that is disposed ends the run', async () => {
    const { identity, emails } = setUp();
    const result = await identity
      .of(users)
      .addMany()
      .mutationFn({ emails: 'a@x.test b@x.test', onProgress: () => identity.dispose() });
    expect(result).toEqual({ accepted: ['a@x.test'], rejected: [], left: ['b@x.test'] });
    expect(emails()).toHaveLength(1);
  });

  test('its outcome makes the users stale', () => {
    expect(setUp().identity.of(users).addMany().meta.invalidates).toEqual(['users', 'securityCenter']);
  });
});
