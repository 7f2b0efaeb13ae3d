import { PORTAL_HEADER } from '../../research/contract';
import { problems } from '../runtime/problem';

/** Refuses a state-changing request that another site could have caused. */
export const checkOrigin = (headers: Headers, ownOrigins: readonly string[]): void => {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const foreign =
    (origin !== null && !ownOrigins.includes(origin)) ||
    (site !== null && site !== 'same-origin') ||
    headers.get(PORTAL_HEADER) !== '1';
  if (foreign) throw problems.foreignOrigin();
};
