export { adminLoadersOf } from './admin-loaders';
export type { CustomPage, CustomPageProps } from './custom-pages';
export { AdminPortal, type AdminPortalProps } from './frame/admin-portal';
export { NotificationBell, type NotificationBellProps } from './frame/notification-bell';
export type { Routing } from './frame/page-route';
export { type HostedPortalOpener, useHostedPortal } from './frame/use-hosted-portal';
export type { PageOverrides } from './frame/use-portal';
export type { PageTasks } from './pages';
export { AccountSwitcher, type AccountSwitcherProps } from './switcher/account-switcher';
