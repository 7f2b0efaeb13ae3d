/** The names of `@frontegg/rest-api` 7. */
export * from '@gatehouse/ui/frontegg/rest-api';
