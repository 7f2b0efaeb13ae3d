import { type Address, type AddressBar, startOf } from './address';
import { type CustomPageId, type PortalPageId, pageOfPath, pathOf } from './page-id';

/** Serializes a location as a path below the portal: `users/a?q=ann`. */
const toPath = ({ page, rest, search }: Address): string =>
  `${page ? pathOf(page) : ''}${rest && `/${rest}`}${search && `?${search}`}`;

/** Parses a path below the portal. */
const readPath = (text: string, custom: readonly CustomPageId[]): Address => {
  const [path = '', ...query] = text.split('?');
  const [name = '', ...rest] = path.split('/');
  const page = pageOfPath(name, custom);
  if (!page) return startOf(undefined);
  return { page, rest: rest.join('/').replace(/^\/+|\/+$/g, ''), search: query.join('?') };
};

/** Serializes a location as a hash: `#/users?q=ann`. */
export const toHash = (address: Address): string => `#/${toPath(address)}`;

/** Parses a hash; `page` is undefined for hashes of the host. */
export const readHash = (hash: string, custom: readonly CustomPageId[] = []): Address =>
  hash.startsWith('#/') ? readPath(hash.slice(2), custom) : startOf(undefined);

/**
 * Creates a store of the location in the browser's URL, after `#/`.
 * @param custom Ids of custom pages.
 */
export const hashBar = (fallback: PortalPageId | undefined, custom: () => readonly CustomPageId[]): AddressBar => ({
  read: () => {
    const address = readHash(location.hash, custom());
    return address.page ? address : startOf(fallback);
  },
  write: (next, step) => {
    if (step === 'push') history.pushState(null, '', toHash(next));
    else history.replaceState(history.state, '', toHash(next));
  },
  restore: (address) => history.pushState(null, '', toHash(address)),
  listen: (changed) => {
    // Editing the hash or following a link fires `hashchange`, after `popstate`.
    window.addEventListener('popstate', changed);
    window.addEventListener('hashchange', changed);
    return () => {
      window.removeEventListener('popstate', changed);
      window.removeEventListener('hashchange', changed);
    };
  },
  href: toHash,
});

/** A location in memory, whose page the host may control. */
export interface MemoryBar extends AddressBar {
  /** Returns the last location on a page, or its start. */
  lastOf(page: PortalPageId): Address;
  /** Adopts the page set by the host. */
  adopt(page: PortalPageId | undefined): void;
}

/**
 * Creates a store of the location in memory, with the last location of each page.
 * @param handOver Requests another page from the host that controls the page.
 */
export const memoryBar = (
  start: PortalPageId | undefined,
  handOver: () => ((page: PortalPageId) => void) | undefined = () => undefined,
): MemoryBar => {
  let current = startOf(start);
  let pending: Address | undefined;
  let changed: (() => void) | undefined;
  const left = new Map<PortalPageId, Address>();
  const lastOf = (page: PortalPageId) => left.get(page) ?? startOf(page);
  const set = (next: Address) => {
    current = next;
    if (next.page) left.set(next.page, next);
  };
  return {
    read: () => current,
    write: (next) => {
      const ask = handOver();
      if (!ask || !next.page || next.page === current.page) return set(next);
      pending = next;
      ask(next.page);
    },
    restore: (address) => {
      set(address);
      if (address.page) handOver()?.(address.page);
    },
    listen: (listener) => {
      changed = listener;
      return () => {
        changed = undefined;
      };
    },
    lastOf,
    forget: () => left.clear(),
    adopt: (page) => {
      if (page === current.page) return;
      set(pending && pending.page === page ? pending : page ? lastOf(page) : startOf(page));
      pending = undefined;
      changed?.();
    },
  };
};

/** Location in the host's router, below one of its paths. */
export interface HostRouting {
  /** Base path of the portal in the host's routes, e.g. `/account`. */
  base: string;
  /** Current path and query of the host's router. */
  current: string;
  /** Navigates to a path with the host's router. */
  navigate: (to: string, options: { replace: boolean }) => void;
}

/** Serializes a location as a path of the host: `/account/users?q=ann`. */
export const toHostPath = (base: string, address: Address): string => `${base.replace(/\/+$/, '')}/${toPath(address)}`;

/** Parses a path of the host; `page` is undefined outside the portal. */
export const readHostPath = (base: string, current: string, custom: readonly CustomPageId[] = []): Address => {
  const start = `${base.replace(/\/+$/, '')}/`;
  return current.startsWith(start) ? readPath(current.slice(start.length), custom) : startOf(undefined);
};

/** A location stored in the host's router. */
export interface HostBar extends AddressBar {
  /** Adopts the current location of the host's router. */
  adopt(current: string): void;
}

/**
 * Creates a store of the location in the host's router.
 * @param custom Ids of custom pages.
 */
export const hostBar = (
  routing: () => HostRouting,
  fallback: PortalPageId | undefined,
  custom: () => readonly CustomPageId[],
): HostBar => {
  const { base } = routing();
  const read = (path: string): Address => {
    const address = readHostPath(base, path, custom());
    return address.page ? address : startOf(fallback);
  };
  let current = read(routing().current);
  let changed: (() => void) | undefined;
  const write = (next: Address, replace: boolean) => {
    // Updated before the router, which may be asynchronous, so that a second navigation starts at the new location.
    current = next;
    routing().navigate(toHostPath(base, next), { replace });
  };
  return {
    read: () => current,
    write: (next, step) => write(next, step === 'replace'),
    restore: (address) => write(address, false),
    listen: (listener) => {
      changed = listener;
      return () => {
        changed = undefined;
      };
    },
    href: (address) => toHostPath(base, address),
    adopt: (path) => {
      current = read(path);
      changed?.();
    },
  };
};
