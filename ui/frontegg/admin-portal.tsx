'use client';
import { openHostedPortal } from '@gatehouse/sdk/embed';
import { lazyPart } from '../react/lazy-part';
import { appOf } from './rest-api/apps';

/** Renders the administration over the whole page. */
export const AdminPortalDialog = lazyPart(() => import('./admin-dialog'));

/** Name of the application whose administration is shown; undefined while none is. */
let shown: string | undefined;
const listeners = new Set<() => void>();

const show = (name: string | undefined) => {
  shown = name;
  for (const listener of listeners) listener();
};

export const shownAdminPortal = (): string | undefined => shown;

export const subscribeToAdminPortal = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Applications pass these methods as event handlers too, which are called with an event. */
const named = (name: unknown): string => (typeof name === 'string' ? name : 'default');

/** The administration of the account. */
export const AdminPortal = {
  /** Shows it above the page; rendered by `FronteggProvider` for a signed-in user. */
  show: (name?: unknown): void => show(named(name)),
  /** As `show`: with several applications, the administration always has a list of them. */
  showMultiApp: (name?: unknown): void => show(named(name)),
  hide: (): void => show(undefined),
  /**
   * Opens that of the provider in a new tab, or with false in this one. Call it while handling a click, or the browser
   * blocks the tab.
   */
  openHosted: (newTab?: unknown, name?: string): boolean =>
    openHostedPortal(appOf(name).identity, { target: newTab === false ? 'page' : 'tab' }),
};
