/** The names of `@frontegg/nextjs` 9: those of the browser. */
export * from '@gatehouse/ui/frontegg';
export type { FronteggNextJSSession, FronteggUserSession, FronteggUserTokens } from './session';
export { useLogoutHostedLogin } from './use-logout-hosted-login';
