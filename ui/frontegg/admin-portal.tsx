'use client';
import { type HostedPortalPlace, openHostedPortal } from '@gatehouse/sdk/embed';
import { lazyPart } from '../react/lazy-part';
import { appOf } from './context-holder';

/** Renders the administration over the whole page. */
export const AdminPortalDialog = lazyPart(() => import('./admin-dialog'));

let isShown = false;
const listeners = new Set<() => void>();

const show = (next: boolean) => {
  isShown = next;
  for (const listener of listeners) listener();
};

export const isAdminPortalShown = (): boolean => isShown;

export const subscribeToAdminPortal = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The administration of the account. */
export const AdminPortal = {
  /** Shows it above the page; rendered by `FronteggProvider` for a signed-in user. */
  show: (): void => show(true),
  hide: (): void => show(false),
  /** Opens that of the provider in a new tab. Call it while handling a click, or the browser blocks the tab. */
  openHosted: (place?: HostedPortalPlace): boolean => openHostedPortal(appOf().identity, place),
};
