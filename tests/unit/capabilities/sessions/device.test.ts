import { deviceOf } from '@gatehouse/sdk/sessions';
import { expect, it } from 'vitest';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${mac} Chrome/141.0.0.0 Safari/537.36`, { kind: 'computer', browser: 'Chrome 141', system: 'macOS' }],
  [`${mac} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, { kind: 'computer', browser: 'Edge 140', system: 'macOS' }],
  [`${mac} Chrome/120.0.0.0 Safari/537.36 OPR/106.0.0.0`, { kind: 'computer', browser: 'Opera 106', system: 'macOS' }],
  [`${mac} Version/18.6 Safari/605.1.15`, { kind: 'computer', browser: 'Safari 18', system: 'macOS' }],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
    { kind: 'computer', browser: 'Firefox 144', system: 'Windows' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    { kind: 'phone', browser: 'Safari 18', system: 'iOS' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    { kind: 'phone', browser: 'Chrome 141', system: 'Android' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36',
    { kind: 'tablet', browser: 'Samsung Internet 27', system: 'Android' },
  ],
  ['curl/8.5.0', { kind: 'computer' }],
  ['', { kind: 'computer' }],
  [null, { kind: 'computer' }],
])('%s', (agent, device) => expect(deviceOf(agent)).toEqual(device));

it('stops reading an over-long user agent', () => {
  expect(deviceOf(`${'x '.repeat(400)} Chrome/141 `.repeat(1000))).toEqual({ kind: 'computer' });
});
