'use client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PortalPageId } from './page-id';

/** The user's location in the portal. */
export interface Address {
  /** Open page; undefined if the URL names no page of the portal. */
  page: PortalPageId | undefined;
  /** Path below the page without leading and trailing slashes, e.g. `ip-restrictions`; empty for the page itself. */
  rest: string;
  /** Query of the page without `?`, e.g. `q=ann&page=2`. */
  search: string;
}

/** Returns the initial location of a page. */
export const startOf = (page: PortalPageId | undefined): Address => ({ page, rest: '', search: '' });

/** `push` adds a history entry; `replace` replaces the current one. */
export type Step = 'push' | 'replace';

/** A store of the location: the browser's URL, memory, or the host's router. */
export interface AddressBar {
  read(): Address;
  write(next: Address, step: Step): void;
  /** Restores the location of unsaved work after an external navigation. */
  restore(address: Address): void;
  /** Subscribes to external navigation, e.g. by the back button. */
  listen?(changed: () => void): () => void;
  /** Returns the URL of a location. */
  href?(address: Address): string;
  /** Clears the stored locations of other pages. */
  forget?(): void;
}

/** A registration of unsaved work. */
export interface Blocker {
  /** Names of the unsaved changes, for the confirmation. */
  unsaved: readonly string[];
  /** Returns whether a navigation would lose the changes. */
  loses: (from: Address, to: Address) => boolean;
}

interface State {
  address: Address;
  /** Names of the unsaved changes that a blocked navigation would lose. */
  unsaved: readonly string[] | undefined;
}

/** The portal's location. Navigation that would lose unsaved work requires confirmation. */
export interface PortalAddress {
  get(): State;
  subscribe(changed: () => void): () => void;
  go(next: Address, step?: Step): void;
  href?(address: Address): string;
  /** Runs a step that discards the whole page, e.g. an account switch, after confirmation if there is unsaved work. */
  guard(step: () => void): void;
  /**
   * Registers unsaved work until the returned function is called; a blocked step runs once no other registration blocks
   * it.
   */
  block(blocker: Blocker): () => void;
  /** Navigates to the start of the page without confirmation, and clears the stored locations of other pages. */
  reset(): void;
  /** Continues or cancels the blocked navigation. */
  respond(leave: boolean): void;
  /** Follows navigation by the browser or the host until the returned function is called. */
  connect(): () => void;
}

const isSame = (a: Address, b: Address) => a.page === b.page && a.rest === b.rest && a.search === b.search;

/** Creates the location of a portal on top of a store. */
export const createAddress = (bar: AddressBar): PortalAddress => {
  let state: State = { address: bar.read(), unsaved: undefined };
  let waiting: { run: () => void; lost: () => readonly string[] } | undefined;
  // A host that controls the page navigates later, which must not require confirmation again.
  let granted: Address | undefined;
  const listeners = new Set<() => void>();
  const blockers = new Set<Blocker>();

  const update = (next: State) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const take = (next: Address, step: Step) => {
    waiting = undefined;
    granted = next;
    bar.write(next, step);
    update({ address: bar.read(), unsaved: undefined });
  };
  const lostBy = (next: Address) =>
    [...blockers].filter(({ loses }) => loses(state.address, next)).flatMap(({ unsaved }) => [...unsaved]);
  const go = (next: Address, step: Step = 'push') => {
    if (isSame(next, state.address)) return;
    const unsaved = lostBy(next);
    if (unsaved.length === 0) return take(next, step);
    waiting = { run: () => take(next, step), lost: () => lostBy(next) };
    update({ ...state, unsaved });
  };
  const follow = () => {
    const next = bar.read();
    if (isSame(next, state.address)) return;
    const isGranted = granted?.page === next.page;
    granted = undefined;
    if (isGranted || lostBy(next).length === 0) return update({ address: next, unsaved: undefined });
    // The browser has already navigated: restore the location and ask for confirmation.
    bar.restore(state.address);
    go(next);
  };

  return {
    get: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    go,
    href: bar.href,
    guard: (step) => {
      const lost = () => [...blockers].flatMap((blocker) => [...blocker.unsaved]);
      const unsaved = lost();
      if (unsaved.length === 0) return step();
      const run = () => {
        waiting = undefined;
        update({ ...state, unsaved: undefined });
        step();
      };
      waiting = { run, lost };
      update({ ...state, unsaved });
    },
    block: (blocker) => {
      blockers.add(blocker);
      return () => {
        blockers.delete(blocker);
        // Saved while the confirmation was open, so nothing would be lost. In a microtask, since a changed blocker is
        // registered again.
        queueMicrotask(() => {
          if (waiting?.lost().length === 0) waiting.run();
        });
      };
    },
    reset: () => {
      bar.forget?.();
      take(startOf(state.address.page), 'replace');
    },
    respond: (leave) => {
      if (leave && waiting) return waiting.run();
      waiting = undefined;
      update({ ...state, unsaved: undefined });
    },
    connect: () => {
      follow();
      return bar.listen?.(follow) ?? (() => undefined);
    },
  };
};

const AddressContext = createContext<PortalAddress | undefined>(undefined);

/** Provides the location to the pages inside. */
export const AddressProvider = AddressContext.Provider;

/** Returns the location of the surrounding portal; undefined outside a portal. */
export const usePossibleAddress = (): PortalAddress | undefined => useContext(AddressContext);

/**
 * Returns the location of the portal.
 * @throws Error outside a portal.
 */
export const usePortalAddress = (): PortalAddress => {
  const address = useContext(AddressContext);
  if (!address) throw new Error('Must be rendered inside an AdminPortal or an AddressProvider.');
  return address;
};

/** Returns the location within a page, and functions that navigate from there. */
export const usePageAddress = (page: PortalPageId) => {
  const portal = usePortalAddress();
  const { address } = useSyncExternalStore(portal.subscribe, portal.get, portal.get);
  const current = address.page === page ? address : startOf(page);
  const next = (change: Partial<Omit<Address, 'page'>>): Address => ({ ...current, ...change, page });
  return {
    rest: current.rest,
    search: current.search,
    go: (change: Partial<Omit<Address, 'page'>>, step?: Step) => portal.go(next(change), step),
    /** Returns the URL of a link within the page; undefined if the portal has no URLs. */
    href: portal.href && ((change: Partial<Omit<Address, 'page'>>) => portal.href?.(next(change))),
  };
};
