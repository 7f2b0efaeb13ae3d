import { contracts } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { parseInput, readBody } from '../../../emulator/http/read-input';

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

describe('null', () => {
  const parse = (endpoint: Parameters<typeof parseInput>[0], body: Record<string, unknown>) => () =>
    parseInput(endpoint, {}, new URLSearchParams(), body);
  const { login } = contracts.session;

  it('stands for an optional field that is left out', () => {
    const fields = { email: 'ada@acme.test', password: 'x' };
    expect(parse(login, { ...fields, recaptchaToken: null, invitationToken: null })()).toEqual(fields);
  });

  it.each<[string, () => unknown]>([
    ['a required field', parse(login, { email: 'ada@acme.test', password: null })],
    ['a field of a change', parse(contracts.profile.updateMe, { name: null })],
  ])('is refused for %s', (_, given) => expect(given).toThrow(/missing or invalid/));
});
