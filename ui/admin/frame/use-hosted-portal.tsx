'use client';
import { type HostedPortalPlace, openHostedPortal } from '@gatehouse/sdk/embed';
import { type ReactNode, useState } from 'react';
import { useIdentity } from '../../react/identity';
import { lazyPart } from '../../react/lazy-part';

/** Renders nothing while it loads: the page goes on. */
const HostedPortalDialog = lazyPart(
  () => import('./hosted-portal-dialog'),
  () => null,
);

/** Opens the provider's own portal. */
export interface HostedPortalOpener {
  /** Opens the portal in a new tab. Call it while handling a click, or the browser blocks the tab. */
  open: (place?: HostedPortalPlace) => void;
  /** Confirmation to continue in this tab if the browser blocked the new one. Render it. */
  dialog: ReactNode;
}

/**
 * Opens the provider's portal in a new tab, and offers this tab if the browser blocks it.
 *
 * @example
 * const portal = useHostedPortal();
 * <Button onClick={() => portal.open({ page: 'audits', search: 'f.severity=High' })}>Audit log</Button>
 * {portal.dialog}
 */
export const useHostedPortal = (): HostedPortalOpener => {
  const identity = useIdentity();
  const [blocked, setBlocked] = useState<HostedPortalPlace>();
  return {
    open: (place = {}) => setBlocked(openHostedPortal(identity, place) ? undefined : place),
    dialog: blocked && (
      <HostedPortalDialog
        onClose={() => setBlocked(undefined)}
        onStay={() => openHostedPortal(identity, { ...blocked, target: 'page' })}
      />
    ),
  };
};
