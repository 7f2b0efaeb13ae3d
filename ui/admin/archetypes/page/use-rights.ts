'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { pageRights, type Rights } from '@gatehouse/sdk/admin/rights';
import { useMemo } from 'react';
import { useUser } from '../../../react/session';

/**
 * Returns the user's rights on a page, from the table in `sdk/admin/rights.ts`. It only hides: the provider enforces
 * them.
 *
 * @example
 * const may = useRights('groups');
 * const action = may.write && <Button>Add group</Button>;
 */
export const useRights = <Page extends AdminPageId>(page: Page): Rights<Page> => {
  const user = useUser();
  return useMemo(() => pageRights(page, user), [page, user]);
};
