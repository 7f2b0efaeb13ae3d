'use client';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useIdentity } from '../react/identity';
import { createAddress, type PortalAddress, startOf } from './resource/address';
import { type HostRouting, hashBar, hostBar, memoryBar } from './resource/address-bars';
import type { CustomPageId, PortalPageId } from './resource/page-id';
import { watchOwner } from './watch-owner';

/** Where the portal stores its location: in memory, in the URL after `#/`, or in the host's router. */
export type Routing = 'memory' | 'hash' | HostRouting;

export interface PageRoute {
  /** The requested page, if any. */
  page: PortalPageId | undefined;
  /** Address of a page, where pages have one. */
  href?: (page: PortalPageId) => string;
  open: (page: PortalPageId) => void;
  address: PortalAddress;
}

export interface RouteOptions {
  page: PortalPageId | undefined;
  onPageChange?: (page: PortalPageId) => void;
  routing: Routing;
  /** Pages of the host's own. */
  custom: readonly CustomPageId[];
}

/** Creates the address where `routing` keeps it; of the two others only the bar that the host moves is named. */
const createBars = ({ page, routing }: RouteOptions, latest: () => RouteOptions) => {
  const custom = () => latest().custom;
  if (routing === 'hash') return { address: createAddress(hashBar(page, custom)) };
  if (routing === 'memory') {
    const memory = memoryBar(page, () => latest().onPageChange);
    return { address: createAddress(memory), memory };
  }
  const given = () => {
    const now = latest().routing;
    return typeof now === 'object' ? now : routing;
  };
  const host = hostBar(given, page, custom);
  return { address: createAddress(host), host };
};

/** Which page is open. A `page` with `onPageChange` belongs to the host; a `page` alone is where the portal starts. */
export const usePageRoute = (options: RouteOptions): PageRoute => {
  const { page, onPageChange, routing } = options;
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const [{ address, memory, host }] = useState(() => createBars(options, () => latest.current));
  const opened = useSyncExternalStore(address.subscribe, address.get, address.get).address.page;
  const isHosts = onPageChange !== undefined;
  const current = typeof routing === 'object' ? routing.current : undefined;

  const { owner } = useIdentity();

  useLayoutEffect(() => address.connect(), [address]);
  // One user's searches and open rows must not be visible to the next.
  useLayoutEffect(() => watchOwner(owner, address.reset), [owner, address]);
  useLayoutEffect(() => {
    if (isHosts) memory?.adopt(page);
  }, [isHosts, page, memory]);
  useLayoutEffect(() => {
    if (current !== undefined) host?.adopt(current);
  }, [current, host]);

  const { href } = address;
  return {
    page: opened,
    href: href && ((next) => href(startOf(next))),
    open: (next) => address.go(next === opened || !memory ? startOf(next) : memory.lastOf(next)),
    address,
  };
};
