'use client';
import type { AdminPortalProps } from '../admin/frame/admin-portal';
import type { LoginBoxProps } from '../login/login/login-box';
import { lazyPart } from '../react/lazy-part';
import { type Mounted, type MountOptions, mountView, viewProps } from './mount-view';

export { type MountAuthRoutesOptions, mountAuthRoutes } from './mount-auth-routes';
export { type MountCheckoutOptions, mountCheckout } from './mount-checkout';
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
