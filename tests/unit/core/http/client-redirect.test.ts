import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../../support/tabs';
import { setUp, write } from './client-set-up';

afterEach(() => void vi.restoreAllMocks());

describe('a redirect in the response', () => {
  const follow = async (body: string, allowed = true) => {
    const redirect = vi.fn(() => allowed);
    const { client, outcome } = setUp([() => new Response(body, { status: 302 })], { redirect });
    const result = await Promise.race([outcome(client.call(write, {})), settle().then(() => 'open')]);
    return { targets: redirect.mock.calls.flat(), result };
  };

  it.each([
    ['{"location":"/a"}', '/a'],
    ['"/b"', '/b'],
    ['/c', '/c'],
  ])('%s is followed, and the call stays pending', async (body, target) => {
    expect(await follow(body)).toEqual({ targets: [target], result: 'open' });
  });

  it.each(['{"location":5}', '{}', '[]', 'null', '5', '{"location":null}'])('%s is not followed', async (body) => {
    expect(await follow(body)).toMatchObject({ targets: [], result: { error: { statusCode: 302 } } });
  });

  it('that is not allowed is an error, as is one without a handler', async () => {
    expect(await follow('/x', false)).toMatchObject({ targets: ['/x'], result: { error: { statusCode: 302 } } });
    const { client, outcome } = setUp([() => new Response('/x', { status: 302 })]);
    expect(await outcome(client.call(write, {}))).toMatchObject({ error: { statusCode: 302 } });
  });

  it('with another status is ignored', async () => {
    const redirect = vi.fn(() => true);
    const { client, outcome } = setUp([() => new Response('/x', { status: 400 })], { redirect });
    expect(await outcome(client.call(write, {}))).toMatchObject({ error: { statusCode: 400 } });
    expect(redirect).not.toHaveBeenCalled();
  });
});
