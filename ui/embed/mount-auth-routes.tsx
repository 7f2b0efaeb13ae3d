'use client';
import type { AuthRoutesProps } from '../login/auth-routes';
import { lazyPart } from '../react/lazy-part';
import { type Mounted, type MountOptions, mountView, viewProps } from './mount-view';

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
