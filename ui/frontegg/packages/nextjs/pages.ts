/** The names of `@frontegg/nextjs/pages` 9. */
export { getSession, withSSRSession } from './page-requests';
export { FronteggRouter, FronteggRouterProps } from './pages-router';
export { withFronteggApp } from './with-frontegg-app';
