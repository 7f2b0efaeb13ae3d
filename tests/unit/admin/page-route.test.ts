import { adminPageIds, adminPages } from '@gatehouse/sdk/admin';
import { expect, test } from 'vitest';
import { pageOfHash } from '../../../ui/admin/page-route';

test.each(adminPageIds)('the address of %s leads back to it', (page) => {
  expect(pageOfHash(`#/${adminPages[page].path}`)).toBe(page);
});

test.each(['', '#', '#/', '#api-tokens', '#/api-tokens/', '#/API-TOKENS', '#/constructor', '#/api-tokens?x=1'])(
  '%j is no address of a page',
  (hash) => {
    expect(pageOfHash(hash)).toBeUndefined();
  },
);
