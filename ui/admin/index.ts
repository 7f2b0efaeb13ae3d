export { adminLoadersOf } from './admin-loaders';
export { AdminPortal, type AdminPortalProps } from './admin-portal';
export type { CustomPage, CustomPageProps } from './custom-pages';
export { NotificationBell, type NotificationBellProps } from './notification-bell';
export type { Routing } from './page-route';
export type { PageTasks } from './page-tasks';
export { AccountSwitcher, type AccountSwitcherProps } from './switcher/account-switcher';
export { type HostedPortalOpener, useHostedPortal } from './use-hosted-portal';
export type { PageOverrides } from './use-portal';
