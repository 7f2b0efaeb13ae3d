import { expect, it, vi } from 'vitest';
import type { Api } from '../../../sdk/core/api';
import { get } from '../../../sdk/core/contract';
import { lateApi } from '../../../sdk/core/late-code';
import { object, optional, string } from '../../../sdk/core/schema';

const contract = { find: get('/things', { input: object({ name: optional(string()) }), output: string() }) };
const bind = (_: typeof contract): Api<typeof contract> => ({ find: async ({ name = '' }) => `found ${name}` });

it('loads a contract with its first call', async () => {
  const load = vi.fn(async () => contract);
  const api = lateApi(bind, load);
  expect(load).not.toHaveBeenCalled();
  expect(await api.find({ name: 'key' })).toBe('found key');
  expect(load).toHaveBeenCalledOnce();
});

it('passes input and options on', async () => {
  const find = vi.fn(async () => 'found');
  const { signal } = new AbortController();
  await lateApi(
    () => ({ find }),
    async () => contract,
  ).find({ name: 'key' }, { signal });
  expect(find).toHaveBeenCalledWith({ name: 'key' }, { signal });
});

it('rejects a call whose contract cannot be loaded', async () => {
  const api = lateApi(bind, () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(api.find({})).rejects.toThrow('Failed to fetch');
});
