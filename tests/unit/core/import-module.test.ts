import { importModule } from '@gatehouse/sdk/import-module';
import { expect, it } from 'vitest';

const failing = (message: string) => () => Promise.reject(new TypeError(message));

it.each([
  ['Chromium', 'Failed to fetch dynamically imported module: https://app.test/assets/page-C0ffee.js'],
  ['Firefox', 'error loading dynamically imported module: https://app.test/assets/page-C0ffee.js'],
])('imports a module from another address after a failed download in %s', async (_browser, message) => {
  const addresses: string[] = [];
  const module = await importModule(failing(message), async (address) => {
    addresses.push(address);
    return { page: 'page' };
  });
  expect(module).toEqual({ page: 'page' });
  expect(addresses).toEqual([expect.stringMatching(/^https:\/\/app\.test\/assets\/page-C0ffee\.js\?again=\d+$/)]);
});

it.each([
  ['names no address', 'Importing a module script failed.'],
  ['is of a bundler’s own loader', 'Loading chunk 7 failed. (error: https://app.test/7.js)'],
  ['is of the module itself', 'x is not a function'],
])('throws an error that %s', async (_what, message) => {
  const again = async () => expect.fail('imported again');
  await expect(importModule(failing(message), again)).rejects.toThrow(message);
});

it('imports once what can be imported', async () => {
  const again = async () => expect.fail('imported again');
  expect(await importModule(async () => ({ page: 'page' }), again)).toEqual({ page: 'page' });
});
