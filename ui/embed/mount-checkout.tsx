'use client';
import type { CheckoutDialogProps } from '../checkout/checkout-dialog';
import { lazyPart } from '../react/lazy-part';
import { type Mounted, type MountOptions, mountView, viewProps } from './mount-view';

const Checkout = lazyPart(async () => ({ default: (await import('../checkout/checkout-dialog')).CheckoutDialog }));

/** Options of `mountCheckout`. */
export type MountCheckoutOptions = MountOptions & CheckoutDialogProps;

/**
 * Mounts the checkout of a plan in a page without React.
 *
 * @example
 * const checkout = mountCheckout(element, { identity, planId: 'plan-team', onClose: () => checkout.unmount() });
 */
export const mountCheckout = (element: Element, options: MountCheckoutOptions): Mounted<MountCheckoutOptions> =>
  mountView(element, options, true, (current) => <Checkout {...viewProps<CheckoutDialogProps>(current)} />);
