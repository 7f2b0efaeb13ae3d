import type { FaultRule } from '../faults';

const TOKENS = '/oauth/token';
const SILENT = '/oauth/authorize/silent';

/** Faults that the console offers by name. */
export const presets: Readonly<Record<string, FaultRule>> = {
  'Every call is 2 seconds slow': { delay: 2000 },
  'Every second call fails with 500': { chance: 0.5, status: 500 },
  'The provider is down (503)': { path: '/frontegg/*', status: 503 },
  'Connections are refused': { path: '/frontegg/*', network: 'refuse' },
  'Connections hang': { path: '/frontegg/*', network: 'hang' },
  'Responses break off': { path: '/frontegg/*', network: 'cut', after: true },
  'Too many requests (429)': { path: '/frontegg/*', status: 429, headers: { 'retry-after': '5' } },
  'Silent renewals fail with 500': { path: SILENT, status: 500 },
  'Silent renewals are refused (401)': { path: SILENT, status: 401 },
  'The next call of the token endpoint fails': { path: TOKENS, method: 'POST', status: 500, times: 1 },
  'Writes are done, responses get lost': { method: 'POST', path: '/identity/*', after: true, network: 'reset' },
  'Pages of a proxy instead of data': { path: '/frontegg/*', body: '<html>Bad gateway</html>', status: 502 },
};
