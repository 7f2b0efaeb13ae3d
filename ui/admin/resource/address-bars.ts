import { type Address, type AddressBar, startOf } from './address';
import { type CustomPageId, type PortalPageId, pageOfPath, pathOf } from './page-id';

/** Writes an address as a path below the portal: `users/a?q=ann`. */
const toPath = ({ page, rest, search }: Address): string =>
  `${page ? pathOf(page) : ''}${rest && `/${rest}`}${search && `?${search}`}`;

/** Reads a path below the portal. */
const readPath = (text: string, custom: readonly CustomPageId[]): Address => {
  const [path = '', ...query] = text.split('?');
  const [name = '', ...rest] = path.split('/');
  const page = pageOfPath(name, custom);
  if (!page) return startOf(undefined);
  return { page, rest: rest.join('/').replace(/^\/+|\/+$/g, ''), search: query.join('?') };
};

/** Writes an address as a hash: `#/users?q=ann`. */
export const toHash = (address: Address): string => `#/${toPath(address)}`;

/** Reads a hash; hashes of the host's own have no page. */
export const readHash = (hash: string, custom: readonly CustomPageId[] = []): Address =>
  hash.startsWith('#/') ? readPath(hash.slice(2), custom) : startOf(undefined);

/**
 * Keeps the address in the browser's address bar, after `#/`.
 * @param custom Pages of the host's own.
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
    // A hash that is typed or followed fires `hashchange`, and `popstate` before it.
    window.addEventListener('popstate', changed);
    window.addEventListener('hashchange', changed);
    return () => {
      window.removeEventListener('popstate', changed);
      window.removeEventListener('hashchange', changed);
    };
  },
  href: toHash,
});

/** An address in memory, of which a host may own the page. */
export interface MemoryBar extends AddressBar {
  /** Where a page was left, else its start. */
  lastOf(page: PortalPageId): Address;
  /** Takes over the page that the host shows. */
  adopt(page: PortalPageId | undefined): void;
}

/**
 * Keeps the address in memory, and for each page where it was left.
 * @param handOver Asks the host that owns the page to open another one.
 */
export const memoryBar = (
  start: PortalPageId | undefined,
  handOver: () => ((page: PortalPageId) => void) | undefined = () => undefined,
): MemoryBar => {
  let current = startOf(start);
  let wanted: Address | undefined;
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
      wanted = next;
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
      set(wanted && wanted.page === page ? wanted : page ? lastOf(page) : startOf(page));
      wanted = undefined;
      changed?.();
    },
  };
};

/** Addresses of the host's own router, below one of its paths. */
export interface HostRouting {
  /** Path of the portal in the host's routes, e.g. `/account`. */
  base: string;
  /** Path and query that are open, as the host's router has them. */
  current: string;
  /** Goes to a path, as the router's own function does. */
  navigate: (to: string, options: { replace: boolean }) => void;
}

/** Writes an address as a path of the host: `/account/users?q=ann`. */
export const toHostPath = (base: string, address: Address): string => `${base.replace(/\/+$/, '')}/${toPath(address)}`;

/** Reads a path of the host; one outside of the portal has no page. */
export const readHostPath = (base: string, current: string, custom: readonly CustomPageId[] = []): Address => {
  const start = `${base.replace(/\/+$/, '')}/`;
  return current.startsWith(start) ? readPath(current.slice(start.length), custom) : startOf(undefined);
};

/** An address that the host's router keeps. */
export interface HostBar extends AddressBar {
  /** Takes over where the host's router is now. */
  adopt(current: string): void;
}

/**
 * Keeps the address in the host's router.
 * @param custom Pages of the host's own.
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
    // Ahead of the router, which may take its time: a second step then begins where the first one ends.
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
