'use client';
import { type AdminPageId, isPageShown, type PageSettings, visiblePages } from '@gatehouse/sdk/admin';
import * as configurations from '@gatehouse/sdk/configurations';
import * as flags from '@gatehouse/sdk/flags';
import * as metadata from '@gatehouse/sdk/metadata';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../react/capability';
import { useOwner } from '../../react/identity';
import { useUser } from '../../react/session';
import type { PortalPageId } from '../archetypes/page/page-id';
import { type CustomPage, placePages } from '../custom-pages';

/** Overrides of the vendor's settings for single pages. */
export type PageOverrides = Readonly<Partial<Record<AdminPageId, PageSettings>>>;

export type Portal =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; pages: PortalPageId[]; hasAssistant: boolean };

/** Loads flags, vendor metadata and settings in parallel, and returns the pages that the user can open. */
export const usePortal = (overrides: PageOverrides | undefined, custom: readonly CustomPage[]): Portal => {
  const user = useUser();
  const ready = { enabled: useOwner() != null };
  const flagsQuery = useQuery({ ...useCapability(flags).all(), ...ready });
  const adminBox = useQuery({ ...useCapability(metadata).adminBox(), ...ready });
  // The navigation does not need it, but nearly every page does.
  useQuery({ ...useCapability(configurations).vendor(), ...ready });
  const failed = [flagsQuery, adminBox].filter(({ data, error }) => error && !data);
  if (failed[0]) {
    return {
      status: 'failed',
      error: failed[0].error,
      retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
    };
  }
  if (!flagsQuery.data || !adminBox.data) return { status: 'loading' };
  const pageContext = { user, flags: flagsQuery.data, navigation: adminBox.data.navigation, overrides };
  const shown = custom.filter((page) => isPageShown(page.id, page, pageContext));
  const hasAssistant = isPageShown('assistant', { visibility: 'hidden' }, pageContext);
  return { status: 'ready', pages: placePages(visiblePages(pageContext), shown), hasAssistant };
};
