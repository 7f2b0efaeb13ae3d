export { AdminPortal, type AdminPortalProps } from './admin-portal';
export type { Routing } from './page-route';
export { type BuiltPageId, laterPages } from './pages';
export type { PageOverrides } from './use-portal';
