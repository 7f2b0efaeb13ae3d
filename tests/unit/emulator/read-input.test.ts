import { describe, expect, it } from 'vitest';
import { readBody } from '../../../emulator/read-input';

const post = (body?: string) =>
  new Request('http://localhost:4400/x', { method: 'POST', body, headers: { 'content-type': 'application/json' } });

/** A request as in Firefox: without a stream. */
const withoutStream = (request: Request) => Object.defineProperty(request, 'body', { value: undefined });

describe('a body in a browser without request streams', () => {
  it('is read completely', async () => {
    expect(await readBody(withoutStream(post('{"email":"ada@acme.test"}')))).toEqual({ email: 'ada@acme.test' });
  });

  it('is empty when there is none', async () => {
    expect(await readBody(withoutStream(post()))).toEqual({});
  });

  it('has the same limit', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(256 * 1024) });
    await expect(readBody(withoutStream(post(large)))).rejects.toMatchObject({ status: 413 });
    await expect(readBody(post(large))).rejects.toMatchObject({ status: 413 });
  });

  it('has the same error when it cannot be read', async () => {
    const used = post('{}');
    await used.text();
    await expect(readBody(withoutStream(used))).rejects.toMatchObject({ status: 400 });
  });
});
