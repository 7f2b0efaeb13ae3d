import { afterEach, describe, expect, it, vi } from 'vitest';
import { get } from '../../../../sdk/core/contract';
import type { TokenSource } from '../../../../sdk/core/http/client';
import { ok, output, read, setUp, status, write } from './client-set-up';

afterEach(() => void vi.restoreAllMocks());

describe('the token of a call', () => {
  const source = (...replacements: (string | undefined)[]) => {
    const tokens = {
      current: vi.fn(async (_renew: boolean): Promise<string | undefined> => 'one'),
      replace: vi.fn(async (_refused: string) => replacements.shift()),
    } satisfies TokenSource;
    return tokens;
  };
  const sent = ({ calls }: ReturnType<typeof setUp>) => calls.map(({ headers }) => headers.get('authorization'));

  it('is that of the session, renewed only when the call requires one', async () => {
    const tokens = source();
    const setup = setUp([ok], { tokens });
    await setup.client.call(read, undefined);
    await setup.client.call(get('/open', { output, auth: 'none' }), undefined);
    expect(sent(setup)).toEqual(['Bearer one', 'Bearer one']);
    expect(tokens.current.mock.calls).toEqual([[true], [false]]);
  });

  it('is absent without a session', async () => {
    const tokens = source();
    tokens.current.mockResolvedValue(undefined);
    const setup = setUp([status(401)], { tokens });
    await setup.outcome(setup.client.call(read, undefined));
    expect(sent(setup)).toEqual([null]);
    expect(tokens.replace).not.toHaveBeenCalled();
  });

  it('is that of the host if there is one, and is not replaced', async () => {
    const tokens = source('two');
    const setup = setUp([status(401)], { tokens, context: { tokenResolver: async () => 'host' } });
    expect(await setup.outcome(setup.client.call(read, undefined))).toMatchObject({ error: { statusCode: 401 } });
    expect(sent(setup)).toEqual(['Bearer host']);
    expect(tokens.current).not.toHaveBeenCalled();
    expect(tokens.replace).not.toHaveBeenCalled();
  });

  it('is the one of the caller, even an empty one, without reading host or session', async () => {
    const tokens = source('two');
    const tokenResolver = vi.fn(() => 'host');
    const setup = setUp([status(401)], { tokens, context: { tokenResolver } });
    for (const authorization of ['raw', '']) await setup.outcome(setup.client.call(read, undefined, { authorization }));
    expect(sent(setup)).toEqual(['raw', null]);
    expect(tokens.current).not.toHaveBeenCalled();
    expect(tokenResolver).not.toHaveBeenCalled();
  });

  it('is replaced once when it is refused', async () => {
    const tokens = source('two', 'three');
    const setup = setUp([status(401), ok], { tokens });
    expect(await setup.client.call(write, {})).toEqual({ fine: true });
    expect(sent(setup)).toEqual(['Bearer one', 'Bearer two']);
    expect(tokens.replace.mock.calls).toEqual([['one']]);
    const refused = setUp([status(401)], { tokens: source('two', 'three') });
    expect(await refused.outcome(refused.client.call(read, undefined))).toMatchObject({ error: { statusCode: 401 } });
    expect(sent(refused)).toEqual(['Bearer one', 'Bearer two']);
  });

  it('that cannot be replaced ends the call', async () => {
    const tokens = source(undefined);
    const setup = setUp([status(401)], { tokens });
    expect(await setup.outcome(setup.client.call(read, undefined))).toMatchObject({ error: { statusCode: 401 } });
    expect(sent(setup)).toEqual(['Bearer one']);
    expect(tokens.replace).toHaveBeenCalledTimes(1);
  });

  it.each([400, 403, 500])('is not replaced after a response of %i', async (code) => {
    const tokens = source('two');
    const setup = setUp([status(code)], { tokens });
    await setup.outcome(setup.client.call(write, {}));
    expect(tokens.replace).not.toHaveBeenCalled();
  });

  it('is not replaced for a public call', async () => {
    const tokens = source('two');
    const setup = setUp([status(401)], { tokens });
    await setup.outcome(setup.client.call(get('/open', { output, auth: 'none' }), undefined));
    expect(tokens.replace).not.toHaveBeenCalled();
  });

  it('may be replaced between two transient failures', async () => {
    const setup = setUp([status(500), status(401), ok], { tokens: source('two') });
    const result = setup.outcome(setup.client.call(read, undefined));
    await setup.clock.advance(5_000);
    expect(await result).toEqual({ value: { fine: true } });
    expect(sent(setup)).toEqual(['Bearer one', 'Bearer one', 'Bearer two']);
  });
});
