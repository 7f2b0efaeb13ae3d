import type { FaultRule } from '../http/faults';

const TOKENS = '/oauth/token';
const SILENT = '/oauth/authorize/silent';

/** Faults that the console offers by name. */
export const presets: Readonly<Record<string, FaultRule>> = {
  'Every call takes 2 seconds longer': { delay: 2000 },
  'Half of all calls fail (500)': { chance: 0.5, status: 500 },
  'The provider is down (503)': { path: '/frontegg/*', status: 503 },
  'Connections are refused': { path: '/frontegg/*', network: 'refuse' },
  'Connections hang': { path: '/frontegg/*', network: 'hang' },
  'Responses are cut off': { path: '/frontegg/*', network: 'cut', after: true },
  'Too many requests (429)': { path: '/frontegg/*', status: 429, headers: { 'retry-after': '5' } },
  'Silent renewals fail (500)': { path: SILENT, status: 500 },
  'Silent renewals are refused (401)': { path: SILENT, status: 401 },
  'The next token request fails (500)': { path: TOKENS, method: 'POST', status: 500, times: 1 },
  'Writes succeed, responses are lost': { method: 'POST', path: '/identity/*', after: true, network: 'reset' },
  'HTML pages of a proxy instead of JSON (502)': { path: '/frontegg/*', body: '<html>Bad gateway</html>', status: 502 },
};
