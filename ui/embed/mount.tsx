'use client';
import type { AdminPortalProps } from '../admin/frame/admin-portal';
import type { CheckoutDialogProps } from '../checkout/checkout-dialog';
import type { AuthRoutesProps } from '../login/auth-routes';
import type { LoginBoxProps } from '../login/login/login-box';
import { lazyPart } from '../react/lazy-part';
import { type Mounted, type MountOptions, mountView, viewProps } from './mount-view';

export type { Mounted, MountOptions } from './mount-view';

const Login = lazyPart(async () => ({ default: (await import('../login/login/login-box')).LoginBox }));
const Admin = lazyPart(() => import('./mounted-admin'));

/** Options of `mountLogin`. */
export type MountLoginOptions = MountOptions & LoginBoxProps;
/** Options of `mountAdmin`. */
export type MountAdminOptions = MountOptions & AdminPortalProps;

/**
 * Mounts the login box in a page without React.
 *
 * @example
 * const login = mountLogin(document.querySelector('#login'), { identity, onSuccess: () => location.assign('/') });
 */
export const mountLogin = (element: Element, options: MountLoginOptions): Mounted<MountLoginOptions> =>
  mountView(element, options, false, (current) => <Login {...viewProps<LoginBoxProps>(current)} />);

/**
 * Mounts the administration in a page without React.
 *
 * @example
 * const admin = mountAdmin(document.querySelector('#admin'), { identity, routing: 'hash' });
 * admin.unmount();
 */
export const mountAdmin = (element: Element, options: MountAdminOptions): Mounted<MountAdminOptions> =>
  mountView(element, options, true, (current) => <Admin {...viewProps<AdminPortalProps>(current)} />);

const Routes = lazyPart(async () => ({ default: (await import('../login/auth-routes')).AuthRoutes }));

/** Options of `mountAuthRoutes`. */
export type MountAuthRoutesOptions = MountOptions & AuthRoutesProps;

/**
 * Mounts the account pages (login, activation, callback, log-out and the others) in a page without React: the
 * screen of the current route.
 *
 * @example
 * if (matchAccountRoute(identity.routes, location.pathname)) mountAuthRoutes(document.body, { identity });
 */
export const mountAuthRoutes = (element: Element, options: MountAuthRoutesOptions): Mounted<MountAuthRoutesOptions> =>
  mountView(element, options, true, (current) => <Routes {...viewProps<AuthRoutesProps>(current)} />);

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
