'use client';
import { type Mounted, type MountOptions, mountView, own } from '../embed/mount-view';
import { chunk } from '../kit/chunk';
import { lazyView } from '../react/lazy-view';
import type { CheckoutDialogProps } from './checkout-dialog';

const Checkout = lazyView(
  chunk<CheckoutDialogProps>(async () => ({ default: (await import('./checkout-dialog')).CheckoutDialog })),
);

/** What `mountCheckout` takes. */
export type MountCheckoutOptions = MountOptions & CheckoutDialogProps;

/**
 * Shows the checkout of a plan in a page that is not made with React.
 *
 * @example
 * const checkout = mountCheckout(element, { identity, planId: 'plan-team', onClose: () => checkout.unmount() });
 */
export const mountCheckout = (element: Element, options: MountCheckoutOptions): Mounted<MountCheckoutOptions> =>
  mountView(element, options, true, (current) => <Checkout {...own<CheckoutDialogProps>(current)} />);
