/** The names of `@frontegg/rest-api` 7 that applications use, without React. */
import type { MyTenants } from '@gatehouse/sdk/profile';

export { api, createApiClient, type FronteggApiClient } from './api-client';
export type { ContextOptions } from './apps';
export { ContextHolder, FronteggContext } from './context-holder';

/** An account of the user. */
export type ITenantsResponse = MyTenants['tenants'][number];
/** As {@link ITenantsResponse}. */
export type ITenantsResponseV2 = ITenantsResponse;
