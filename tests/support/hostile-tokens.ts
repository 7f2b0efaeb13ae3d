import { MULTI_FACTOR } from '@gatehouse/sdk';
import { ISSUER, NOW } from '../unit/gateway/support';
import { buildToken as build, type TokenCase, tokenCases } from './token-recipes';

const now = Math.floor(NOW / 1000);

/** Cases with an outcome at a resource server. */
export const hostileTokens: readonly TokenCase[] = tokenCases.filter((item) => item.expect.gw !== undefined);

/** Builds the token of a case, for the provider of the gateway's tests. */
export const buildToken = (item: TokenCase): string =>
  String(build(item, { issuer: ISSUER, clientId: 'portal', nonce: 'nonce-1', multiFactor: MULTI_FACTOR, now }));
