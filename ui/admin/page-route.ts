'use client';
import { type AdminPageId, adminPageIds, adminPages } from '@gatehouse/sdk/admin';
import { useState, useSyncExternalStore } from 'react';

/** Where the portal keeps which page is open: in the address after `#/`, or for itself. */
export type Routing = 'memory' | 'hash';

export interface PageRoute {
  /** The page that was asked for, if any. */
  page: AdminPageId | undefined;
  /** Address of a page, where pages have one. */
  href?: (page: AdminPageId) => string;
  open: (page: AdminPageId) => void;
}

const hashOf = (page: AdminPageId) => `#/${adminPages[page].path}`;

/** The page that an address names; hosts use other hashes for other things. */
export const pageOfHash = (hash: string): AdminPageId | undefined => adminPageIds.find((id) => hashOf(id) === hash);

const subscribeHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
};

const noSubscription = () => () => {};

/** Which page is open. A `page` with `onPageChange` belongs to the host; a `page` alone is where the portal starts. */
export const usePageRoute = (
  page: AdminPageId | undefined,
  onPageChange: ((page: AdminPageId) => void) | undefined,
  routing: Routing,
): PageRoute => {
  const [own, setOwn] = useState(page);
  const inHash = routing === 'hash';
  const hash = useSyncExternalStore(
    inHash ? subscribeHash : noSubscription,
    () => (inHash ? location.hash : ''),
    () => '',
  );
  if (inHash) {
    return {
      page: pageOfHash(hash) ?? page,
      href: hashOf,
      open: (next) => {
        location.hash = hashOf(next);
      },
    };
  }
  if (onPageChange) return { page, open: onPageChange };
  return { page: own, open: setOwn };
};
