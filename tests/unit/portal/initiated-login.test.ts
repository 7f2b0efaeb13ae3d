// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { takeInitiatedLogin } from '../../../demo/portal/sign-in/initiated-login';

const provider = new URL('http://localhost:4400/frontegg/');

test.each([
  ['/?iss=http%3A%2F%2Flocalhost%3A4400', true, '/'],
  ['/solutions?iss=http%3A%2F%2Flocalhost%3A4400%2Ffrontegg&tab=2#facts', true, '/solutions?tab=2#facts'],
  ['/?iss=https%3A%2F%2Fother.test', false, '/'],
  ['/?iss=', false, '/'],
  ['/?iss=not%20a%20URL&q=a', false, '/?q=a'],
  ['/?q=a', false, '/?q=a'],
])('%s is a login of this provider: %s, and becomes %s', (address, isInitiated, left) => {
  history.replaceState(null, '', address);
  expect(takeInitiatedLogin(window, provider)).toBe(isInitiated);
  expect(location.pathname + location.search + location.hash).toBe(left);
});
