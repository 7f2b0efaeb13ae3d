'use client';
import type { OwnerStore } from '@gatehouse/sdk';
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useIdentity } from '../../react/identity';
import { createAddress, type PortalAddress, startOf } from '../archetypes/page/address';
import { type HostRouting, hashBar, hostBar, memoryBar } from '../archetypes/page/address-bars';
import type { CustomPageId, PortalPageId } from '../archetypes/page/page-id';

/**
 * Calls back when another user, or the same one in another account, takes over, but not when the same user returns
 * after the session expired. Returns a function that stops watching.
 */
export const watchOwner = (owner: Pick<OwnerStore, 'get' | 'subscribe'>, changed: () => void): (() => void) => {
  let current = owner.get();
  return owner.subscribe(() => {
    const next = owner.get();
    if (!next) return;
    const isOther = current && (current.userId !== next.userId || current.tenantId !== next.tenantId);
    current = next;
    if (isOther) changed();
  });
};

/** Store of the portal's location: memory, the URL after `#/`, or the host's router. */
export type Routing = 'memory' | 'hash' | HostRouting;

export interface PageRoute {
  /** The requested page, if any. */
  page: PortalPageId | undefined;
  /** Returns the URL of a page; undefined if pages have no URLs. */
  href?: (page: PortalPageId) => string;
  open: (page: PortalPageId) => void;
  address: PortalAddress;
}

export interface RouteOptions {
  page: PortalPageId | undefined;
  onPageChange?: (page: PortalPageId) => void;
  routing: Routing;
  /** Ids of custom pages. */
  custom: readonly CustomPageId[];
}

/** Creates the address store for `routing`, and the bars that the host controls. */
const createBars = ({ page, routing }: RouteOptions, latest: () => RouteOptions) => {
  const custom = () => latest().custom;
  if (routing === 'hash') return { address: createAddress(hashBar(page, custom)) };
  if (routing === 'memory') {
    const memory = memoryBar(page, () => latest().onPageChange);
    return { address: createAddress(memory), memory };
  }
  const hostRouting = () => {
    const now = latest().routing;
    return typeof now === 'object' ? now : routing;
  };
  const host = hostBar(hostRouting, page, custom);
  return { address: createAddress(host), host };
};

/**
 * Returns the open page. A `page` with `onPageChange` is controlled by the host; a `page` alone is the initial page.
 */
export const usePageRoute = (options: RouteOptions): PageRoute => {
  const { page, onPageChange, routing } = options;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [{ address, memory, host }] = useState(() => createBars(options, () => latest.current));
  const readPage = () => address.get().address.page;
  const opened = useSyncExternalStore(address.subscribe, readPage, readPage);
  const isHosts = onPageChange !== undefined;
  const current = typeof routing === 'object' ? routing.current : undefined;

  const { owner } = useIdentity();

  useLayoutEffect(() => address.connect(), [address]);
  // Searches and open rows of a user must not be visible to the next one.
  useLayoutEffect(() => watchOwner(owner, address.reset), [owner, address]);
  useLayoutEffect(() => {
    if (isHosts) memory?.adopt(page);
  }, [isHosts, page, memory]);
  useLayoutEffect(() => {
    if (current !== undefined) host?.adopt(current);
  }, [current, host]);

  return useMemo(() => {
    const { href } = address;
    return {
      page: opened,
      href: href && ((next: PortalPageId) => href(startOf(next))),
      open: (next: PortalPageId) => address.go(next === opened || !memory ? startOf(next) : memory.lastOf(next)),
      address,
    };
  }, [address, memory, opened]);
};
