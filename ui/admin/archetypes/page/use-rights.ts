'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { pageRights, type Rights } from '@gatehouse/sdk/admin/rights';
import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useUser } from '../../../react/session';

/**
 * Returns the user's rights on a page, from the table in `sdk/admin/rights.ts`. It only hides: the provider enforces
 * them. The same object as long as the rights are the same, while the profile loads and renews.
 *
 * @example
 * const may = useRights('groups');
 * const action = may.write && <Button>Add group</Button>;
 */
export const useRights = <Page extends AdminPageId>(page: Page): Rights<Page> => {
  const user = useUser();
  const last = useRef<Rights<Page>>(undefined);
  return useMemo(() => {
    last.current = replaceEqualDeep(last.current, pageRights(page, user));
    return last.current;
  }, [page, user]);
};
