/** The names of `@frontegg/react` 7. */
export * from '@gatehouse/ui/frontegg';
export { FronteggProvider } from './provider';
