'use client';
import type { AdminPageId } from '@gatehouse/sdk/admin';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIdentity } from '../react/identity';
import { createAddress, hashBar, memoryBar, type PortalAddress, startOf } from './resource/address';
import { watchOwner } from './watch-owner';

/** Where the portal keeps which page is open: in the address after `#/`, or in memory. */
export type Routing = 'memory' | 'hash';

export interface PageRoute {
  /** The page that was asked for, if any. */
  page: AdminPageId | undefined;
  /** Address of a page, where pages have one. */
  href?: (page: AdminPageId) => string;
  open: (page: AdminPageId) => void;
  address: PortalAddress;
}

export interface RouteOptions {
  page: AdminPageId | undefined;
  onPageChange?: (page: AdminPageId) => void;
  routing: Routing;
  /** Address of a page in the host's own routes. */
  pageHref?: (page: AdminPageId) => string;
}

/** Which page is open. A `page` with `onPageChange` belongs to the host; a `page` alone is where the portal starts. */
export const usePageRoute = ({ page, onPageChange, routing, pageHref }: RouteOptions): PageRoute => {
  const host = useRef(onPageChange);
  useLayoutEffect(() => {
    host.current = onPageChange;
  });
  const [{ address, bar }] = useState(() => {
    const memory = routing === 'memory' ? memoryBar(page, () => host.current) : undefined;
    return { address: createAddress(memory ?? hashBar(page)), bar: memory };
  });
  const current = useSyncExternalStore(address.subscribe, address.get, address.get).address.page;
  const isHosts = onPageChange !== undefined;

  const { owner } = useIdentity();

  useLayoutEffect(() => address.connect(), [address]);
  // What one user searched for and had open is not for the next.
  useLayoutEffect(() => watchOwner(owner, address.reset), [owner, address]);
  useLayoutEffect(() => {
    if (isHosts) bar?.adopt(page);
  }, [isHosts, page, bar]);

  const { href } = address;
  return {
    page: current,
    href: href ? (next) => href(startOf(next)) : pageHref,
    open: (next) => address.go(next === current || !bar ? startOf(next) : bar.lastOf(next)),
    address,
  };
};
